import { type Dispatch, useEffect, useReducer } from 'react'
import { type ReviewAction, type ReviewState, reviewReducer } from './review-state.ts'
import { loadReview, saveReview } from './stored-review.ts'

/** The account's review, which survives a reload of the page. */
export function useReview(email: string): [ReviewState, Dispatch<ReviewAction>] {
  const [state, dispatch] = useReducer(reviewReducer, email, account => loadReview(localStorage, account))
  useEffect(() => saveReview(localStorage, email, state), [email, state])
  return [state, dispatch]
}
