import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#web/lib/api.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { notify } from '#web/ui/toast.tsx'

/** Ends the session and leads to /login. Nothing of the account stays in the page's memory. */
export function useLogOut() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('logout'),
    onSuccess: async () => {
      await navigate('/login')
      queries.clear()
    },
    onError: error =>
      notify({ title: 'Logout failed', description: errorSentence(error), tone: 'destructive' }),
  })
}
