import type { ActionsOfRow } from './review-actions.ts'
import type { ReviewRow } from './review-row.ts'
import {
  FIELD_LABELS,
  FieldCell,
  FileCell,
  ItemsButton,
  PreviewButton,
  RowButtons,
  RowRemarks,
  StatusCell,
} from './row-cells.tsx'

interface ResultsProps {
  rows: ReviewRow[]
  actionsOf: ActionsOfRow
}

/** The results where the table would be cut off: one card an invoice. */
export function ResultsCards({ rows, actionsOf }: ResultsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2" aria-label="Analysed invoices">
      {rows.map(row => (
        <ResultCard key={row.id} row={row} actionsOf={actionsOf} />
      ))}
    </ul>
  )
}

function ResultCard({ row, actionsOf }: { row: ReviewRow; actionsOf: ActionsOfRow }) {
  const actions = actionsOf(row)
  return (
    <li className="grid content-start gap-3 rounded-card border border-hairline p-3">
      <div className="flex items-start justify-between gap-2">
        <FileCell row={row} />
        <RowButtons row={row} actions={actions} />
      </div>
      <RowRemarks row={row} />
      <div className="grid grid-cols-2 gap-3">
        <Labelled field="purchaseOrderNumber" row={row} actions={actions} />
        <Labelled field="invoiceNumber" row={row} actions={actions} />
        <div className="col-span-2">
          <Labelled field="supplierName" row={row} actions={actions} />
        </div>
        <Labelled field="invoiceDate" row={row} actions={actions} />
        <Labelled field="totalAmount" row={row} actions={actions} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusCell row={row} actions={actions} />
        <div className="flex flex-wrap gap-2">
          <ItemsButton row={row} actions={actions} />
          <PreviewButton row={row} actions={actions} />
        </div>
      </div>
    </li>
  )
}

function Labelled(props: Parameters<typeof FieldCell>[0]) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      {/* The input carries its own fuller label. */}
      <span aria-hidden className="text-sm text-ink-quiet">
        {FIELD_LABELS[props.field]}
      </span>
      <FieldCell {...props} />
    </div>
  )
}
