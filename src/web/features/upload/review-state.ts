import { editHeader, type HeaderEdit, saveLines } from './edit-row.ts'
import type { NewRow, ReviewLine, ReviewRow } from './review-row.ts'

/** A PDF that was chosen, while this page holds it. */
export interface ChosenFile {
  key: number
  file: File
}

/** An invoice that never became a job. */
export interface RefusedStart {
  fileName: string
  poNumber: string
  error: string
  /** ISO instant. */
  at: string
}

export interface ReviewState {
  files: ChosenFile[]
  rows: ReviewRow[]
  refusedStarts: RefusedStart[]
  /** Jobs made up to this instant of the server are no longer shown; null shows the latest batch. */
  jobsSeenUpTo: string | null
  nextKey: number
}

export const EMPTY_REVIEW: ReviewState = {
  files: [],
  rows: [],
  refusedStarts: [],
  jobsSeenUpTo: null,
  nextKey: 1,
}

export type ReviewAction =
  | { type: 'files-chosen'; files: File[]; busy: boolean; jobsSeenUpTo: string | null }
  | { type: 'file-removed'; key: number }
  | { type: 'analysis-started' }
  | { type: 'file-read'; rows: NewRow[] }
  | { type: 'row-read-again'; id: number; rows: NewRow[] }
  | { type: 'header-edited'; id: number; edit: HeaderEdit }
  | { type: 'lines-saved'; id: number; lines: ReviewLine[]; partNumberEdited: boolean }
  | { type: 'row-marked'; id: number; corrected: boolean }
  | { type: 'row-removed'; id: number }
  | { type: 'row-restored'; row: ReviewRow; index: number }
  | { type: 'batch-started'; jobsSeenUpTo: string | null }
  | { type: 'start-refused'; entry: RefusedStart }
  | { type: 'started-fresh'; jobsSeenUpTo: string | null }

/** The review's rules (spec section 4): what each act does to files and rows. */
export function reviewReducer(state: ReviewState, action: ReviewAction): ReviewState {
  switch (action.type) {
    case 'files-chosen':
      return chooseFiles(state, action)
    case 'file-removed':
      return { ...state, files: state.files.filter(({ key }) => key !== action.key) }
    case 'analysis-started':
      return { ...state, rows: [] }
    case 'file-read':
      return insertRows(state, state.rows.length, 0, action.rows)
    case 'row-read-again': {
      const index = state.rows.findIndex(({ id }) => id === action.id)
      return index < 0 ? state : insertRows(state, index, 1, action.rows)
    }
    case 'header-edited':
      return changeRow(state, action.id, row => editHeader(row, action.edit))
    case 'lines-saved':
      return changeRow(state, action.id, row => saveLines(row, action.lines, action.partNumberEdited))
    case 'row-marked':
      return changeRow(state, action.id, row => ({ ...row, manually_corrected: action.corrected }))
    case 'row-removed':
      return { ...state, rows: state.rows.filter(({ id }) => id !== action.id) }
    case 'row-restored':
      return { ...state, rows: state.rows.toSpliced(action.index, 0, action.row) }
    case 'batch-started':
      return { ...state, refusedStarts: [], jobsSeenUpTo: action.jobsSeenUpTo }
    case 'start-refused':
      return { ...state, refusedStarts: [...state.refusedStarts, action.entry] }
    case 'started-fresh':
      return { ...EMPTY_REVIEW, nextKey: state.nextKey, jobsSeenUpTo: action.jobsSeenUpTo }
  }
}

/** Choosing files replaces the list and clears the results, except while the product is busy: then the results stay. */
function chooseFiles(
  state: ReviewState,
  { files, busy, jobsSeenUpTo }: Extract<ReviewAction, { type: 'files-chosen' }>,
): ReviewState {
  const chosen = files.map((file, index) => ({ key: state.nextKey + index, file }))
  const nextKey = state.nextKey + files.length
  if (busy) return { ...state, files: chosen, nextKey }
  return { ...EMPTY_REVIEW, files: chosen, nextKey, jobsSeenUpTo }
}

function insertRows(state: ReviewState, index: number, remove: number, rows: NewRow[]): ReviewState {
  const named = rows.map((row, offset) => ({ ...row, id: state.nextKey + offset }))
  return {
    ...state,
    rows: state.rows.toSpliced(index, remove, ...named),
    nextKey: state.nextKey + rows.length,
  }
}

function changeRow(state: ReviewState, id: number, change: (row: ReviewRow) => ReviewRow): ReviewState {
  return { ...state, rows: state.rows.map(row => (row.id === id ? change(row) : row)) }
}
