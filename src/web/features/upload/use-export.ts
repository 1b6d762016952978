import { useMutation } from '@tanstack/react-query'
import { download } from '#web/lib/api.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/ui/toast.tsx'
import type { ReviewRow } from './review-row.ts'
import { toInvoiceData } from './to-invoice-data.ts'

/** Saves the table as `invoice-data-{date}.xlsx`. */
export function useExport() {
  return useMutation({
    mutationFn: (rows: ReviewRow[]) =>
      download('exportExcel', { body: { invoices: rows.map(toInvoiceData) } }),
    onSuccess: workbook => saveFile(workbook, `invoice-data-${localDate(new Date())}.xlsx`),
    onError: error =>
      notify({
        title: 'Export Failed',
        description: `Failed to export to Excel. ${errorSentence(error)}`,
        tone: 'destructive',
      }),
  })
}

/** `YYYY-MM-DD` where the person is, not in Greenwich. */
function localDate(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
