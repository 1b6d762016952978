import { busySentence, errorSentence, isStatus } from '#web/lib/error-sentence.ts'
import type { Notice } from '#web/ui/toast.tsx'

/** What the row of a file that was not read says. */
export function rowError(error: unknown): string {
  return busySentence(error) ?? errorSentence(error)
}

/** What the toast says when one file was not read (spec section 8). That others are being read first is nobody's failure. */
export function failureNotice(error: unknown): Notice {
  const busy = busySentence(error)
  if (busy) return { title: 'Docket Is Busy', description: busy }
  if (isStatus(error, 402))
    return {
      title: 'Monthly limit reached',
      description: 'Upgrade your plan to continue processing invoices',
      tone: 'destructive',
    }
  return { title: 'Failed to analyze invoice', description: errorSentence(error), tone: 'destructive' }
}

/** What the toast says when the last file was looked at; null when what was said of single files says it all. */
export function endOfAnalysis(total: number, errors: readonly unknown[]): Notice | null {
  if (errors.length === 0)
    return { title: 'Analysis Complete', description: `${total} of ${total} files read` }
  const isTold = (error: unknown) => isStatus(error, 402) || busySentence(error) !== null
  if (errors.length < total || total === 1 || errors.every(isTold)) return null
  return { title: 'Batch Analysis Failed', description: errorSentence(errors[0]), tone: 'destructive' }
}
