import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { SignedInUser } from '#web/features/shell/app-header.tsx'
import { isStatus } from '#web/lib/error-sentence.ts'
import { useApiQuery } from '#web/lib/queries.ts'

/** Who is signed in; undefined while it loads. Nobody: the page is left for /login. */
export function useCurrentUser(): SignedInUser | undefined {
  const me = useApiQuery('me')
  useLoginWhenSignedOut(me.error)
  return me.data?.user
}

/** Leads to /login when a call was answered with 401. */
export function useLoginWhenSignedOut(error: unknown): void {
  const navigate = useNavigate()
  const signedOut = isStatus(error, 401)
  useEffect(() => {
    if (signedOut) void navigate('/login', { replace: true })
  }, [signedOut, navigate])
}
