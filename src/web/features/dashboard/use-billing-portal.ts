import { useMutation } from '@tanstack/react-query'
import { call } from '#web/lib/api.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { notify } from '#web/ui/toast.tsx'

/** Opens the payment provider's billing portal in this tab (spec sections 7 and 8). */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => call('createPortalSession'),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: error =>
      notify({
        title: 'Error',
        description: errorSentence(error) || 'Failed to open billing portal',
        tone: 'destructive',
      }),
  })
}
