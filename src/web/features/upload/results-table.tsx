import { Table, Tbody, Td, Th, Thead, Tr } from '#web/ui/table.tsx'
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
import { rowIssues } from './row-issues.ts'

const FIELDS = ['invoiceNumber', 'purchaseOrderNumber', 'supplierName', 'invoiceDate', 'totalAmount'] as const

const WIDTHS: Record<(typeof FIELDS)[number], string> = {
  invoiceNumber: 'min-w-30',
  purchaseOrderNumber: 'min-w-24',
  supplierName: 'min-w-46',
  invoiceDate: 'min-w-36',
  totalAmount: 'min-w-24',
}

interface ResultsProps {
  rows: ReviewRow[]
  actionsOf: ActionsOfRow
}

export function ResultsTable({ rows, actionsOf }: ResultsProps) {
  return (
    <Table caption="Analysed invoices">
      <Thead>
        <Tr>
          <Th className="px-1.5!">File Name</Th>
          {FIELDS.map(field => (
            <Th key={field} numeric={field === 'totalAmount'} className="px-1.5!">
              {FIELD_LABELS[field]}
            </Th>
          ))}
          <Th className="px-1.5!">Items</Th>
          <Th className="px-1.5!">Status</Th>
          <Th className="px-1.5!">
            <span className="sr-only">Actions</span>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(row => (
          <ResultRow key={row.id} row={row} actionsOf={actionsOf} />
        ))}
      </Tbody>
    </Table>
  )
}

function ResultRow({ row, actionsOf }: { row: ReviewRow; actionsOf: ActionsOfRow }) {
  const actions = actionsOf(row)
  const hasRemarks = rowIssues(row).length > 0
  return (
    <>
      <Tr className={hasRemarks ? 'border-b-0! align-top' : 'align-top'}>
        <Td className="min-w-42 px-1.5! pt-2.5!">
          <FileCell row={row} />
        </Td>
        {FIELDS.map(field => (
          <Td key={field} className={`px-1.5! ${WIDTHS[field]}`}>
            <FieldCell row={row} actions={actions} field={field} />
          </Td>
        ))}
        <Td className="px-1.5! pt-2.5!">
          <div className="grid justify-items-start gap-1">
            <ItemsButton row={row} actions={actions} />
            <PreviewButton row={row} actions={actions} />
          </div>
        </Td>
        <Td className="px-1.5! pt-2.5!">
          <StatusCell row={row} actions={actions} />
        </Td>
        <Td className="px-1.5!">
          <RowButtons row={row} actions={actions} />
        </Td>
      </Tr>
      {hasRemarks && (
        <Tr>
          <Td colSpan={FIELDS.length + 4} className="px-1.5! pb-3!">
            <RowRemarks row={row} />
          </Td>
        </Tr>
      )}
    </>
  )
}
