import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Proof } from '#contracts/automation.ts'
import { urlOf } from '#web/lib/api.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { useApiQuery } from '#web/lib/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { formatDate, formatDateTime } from '#web/ui/format.ts'
import { Money } from '#web/ui/money.tsx'
import { OrderComparison } from './order-comparison.tsx'

interface ProofDialogProps {
  jobId: string
  fileName: string
  /** False for a run that ended before its last look: then there is only what it read and planned. */
  hasProof: boolean
  onClose: () => void
}

/** The purchase order before and after a run, and what was read back (product.md, Matching and modes). */
export function ProofDialog({ jobId, fileName, hasProof, onClose }: ProofDialogProps) {
  const proof = useApiQuery('automationProof', { params: { id: jobId } }, { refetchOnMount: 'always' })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={hasProof ? `Proof of ${fileName}` : `Before and after of ${fileName}`}
      description={
        hasProof
          ? 'What Docket read back from MechanicDesk after its last write.'
          : 'What Docket read before it wrote anything, and what it meant to write. Nothing was read back.'
      }
    >
      {proof.data ? (
        <ProofContent proof={proof.data} jobId={jobId} />
      ) : proof.isError ? (
        <Banner tone="error" title="Failed to load the proof">
          {errorSentence(proof.error)}
        </Banner>
      ) : (
        <p>Loading...</p>
      )}
    </Dialog>
  )
}

function ProofContent({ proof, jobId }: { proof: z.output<typeof Proof>; jobId: string }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {proof.takenAt && <p className="text-ink-quiet">Read back {formatDateTime(proof.takenAt)}</p>}
      <OrderPicture proof={proof} />
      {proof.after && <BillPicture bill={proof.bill} />}
      {proof.hasScreenshot && (
        <Part title="Screenshot">
          <img
            src={urlOf('automationScreenshot', { params: { id: jobId } })}
            alt="MechanicDesk after the last write"
            className="w-full rounded-control border border-hairline"
          />
        </Part>
      )}
    </div>
  )
}

function OrderPicture({ proof: { before, after, plan, lines } }: { proof: z.output<typeof Proof> }) {
  const order = after ?? before
  if (!order) return <Part title="Purchase order">Not read.</Part>
  return (
    <Part title="Purchase order">
      <p className="mb-2 text-ink-quiet">
        <span className="font-code">{order.number}</span>, {order.status}, {order.supplier}
      </p>
      {plan?.reasons.map(reason => (
        <p key={reason} className="mb-2 wrap-anywhere">
          {reason}
        </p>
      ))}
      <OrderComparison lines={lines} afterHead={after ? 'Read back' : 'Planned'} />
    </Part>
  )
}

function BillPicture({ bill }: { bill: z.output<typeof Proof>['bill'] }) {
  if (!bill) return <Part title="Bill">No bill was created.</Part>
  const money = (dollars: number | null) => (dollars === null ? '–' : <Money dollars={dollars} />)
  return (
    <Part title="Bill">
      <dl className="grid gap-x-6 gap-y-1 md:grid-cols-2">
        <Entry term="Invoice number">
          <span className="font-code">{bill.invoiceNumber}</span>
        </Entry>
        <Entry term="Date">{bill.date ? formatDate(bill.date) : '–'}</Entry>
        <Entry term="Subtotal">{money(bill.subtotal)}</Entry>
        <Entry term="GST">{money(bill.gst)}</Entry>
        <Entry term="Total">{money(bill.total)}</Entry>
        <Entry term="Attached PDF">{bill.attachments.join(', ') || 'None'}</Entry>
      </dl>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 font-semibold text-ink-strong">{title}</h3>
      {children}
    </section>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-1">
      <dt className="text-ink-quiet">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
