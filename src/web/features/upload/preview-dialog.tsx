import type { ReactNode } from 'react'
import type { Preview } from '#contracts/automation.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { useApiQuery } from '#web/lib/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Money } from '#web/ui/money.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { modeWords } from './comparison-words.ts'
import { OrderComparison } from './order-comparison.tsx'
import { rowName } from './review-actions.ts'
import type { ReviewRow } from './review-row.ts'
import { toInvoiceData } from './to-invoice-data.ts'

/** What a run would do to the row's purchase order, read from MechanicDesk now (product.md, Matching and modes). Closing it stops the look. */
export function PreviewDialog({ row, onClose }: { row: ReviewRow; onClose: () => void }) {
  const preview = useApiQuery(
    'previewAutomation',
    { body: { filePath: row.filePath, invoiceData: toInvoiceData(row) } },
    // What stood there a minute ago is no preview.
    { gcTime: 0, staleTime: 0, refetchOnMount: 'always' },
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={`Preview of ${rowName(row)}`}
      description="Read from MechanicDesk just now. Nothing is written."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {preview.isFetching ? (
        <Looking purchaseOrderNumber={row.purchaseOrderNumber} />
      ) : preview.data ? (
        <PreviewContent preview={preview.data} hasPdf={row.filePath !== null} />
      ) : (
        <Banner
          tone="error"
          title="Preview Failed"
          action={<Button onClick={() => void preview.refetch()}>Try again</Button>}
        >
          {errorSentence(preview.error)}
        </Banner>
      )}
    </Dialog>
  )
}

function Looking({ purchaseOrderNumber }: { purchaseOrderNumber: string }) {
  return (
    <div className="grid gap-4">
      <p role="status">
        Signing in to MechanicDesk and reading purchase order{' '}
        <span className="font-code">{purchaseOrderNumber}</span>. This takes a few seconds.
      </p>
      <Skeleton className="h-16" />
      <Skeleton className="h-48" />
    </div>
  )
}

function PreviewContent({ preview, hasPdf }: { preview: Preview; hasPdf: boolean }) {
  const { tone, title, text } = modeWords(preview, hasPdf)
  const { number, status, supplier } = preview.before
  return (
    <div className="grid grid-cols-1 gap-6">
      <Banner tone={tone} title={title}>
        <p>{text}</p>
        <Sentences sentences={preview.reasons} />
      </Banner>
      {preview.warnings.length > 0 && (
        <Banner
          tone="uncertain"
          title={preview.warnings.length === 1 ? '1 warning' : `${preview.warnings.length} warnings`}
        >
          <Sentences sentences={preview.warnings} />
        </Banner>
      )}
      <section className="min-w-0">
        <h3 className="font-semibold text-ink-strong">
          Purchase order <span className="font-code">{number}</span>
        </h3>
        <p className="mb-2 text-ink-quiet">{[supplier, status].filter(Boolean).join(', ')}</p>
        <OrderComparison lines={preview.lines} afterHead="After" />
        <InWords preview={preview} />
      </section>
      <section>
        <h3 className="font-semibold text-ink-strong">Bill</h3>
        <p>
          <BillWords preview={preview} />
        </p>
      </section>
    </div>
  )
}

function Sentences({ sentences }: { sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className="mt-1 grid list-disc gap-1 pl-4 wrap-anywhere">
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function InWords({ preview: { changes } }: { preview: Preview }) {
  if (changes.length === 0) return <p className="mt-2 text-ink-quiet">No line would be written.</p>
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-1 text-accent">
        {changes.length === 1 ? '1 change in words' : `${changes.length} changes in words`}
      </summary>
      <Sentences sentences={changes.map(({ words }) => words)} />
    </details>
  )
}

function BillWords({ preview: { bill, before } }: { preview: Preview }): ReactNode {
  if (bill)
    return (
      <>
        <span className="font-code">{bill.invoiceNumber}</span>
        {bill.date ? ` of ${formatDate(bill.date)}` : ', with the date that MechanicDesk proposes'}
        {bill.total !== null && (
          <>
            , <Money dollars={bill.total} /> with GST
          </>
        )}
      </>
    )
  const [billed] = before.bills
  return billed ? `No bill: the order has bill ${billed.invoiceNumber} already.` : 'No bill would be created.'
}
