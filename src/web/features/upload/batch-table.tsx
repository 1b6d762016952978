import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDateTime } from '#web/ui/format.ts'
import { Table, Tbody, Td, Th, Thead, Tr } from '#web/ui/table.tsx'
import type { BatchRow } from './batch.ts'
import { batchBadge, countBatch, detailsText, resultWord } from './batch-words.ts'

interface BatchTableProps {
  rows: BatchRow[]
  onCancel: (jobId: string) => void
  onShowLog: (jobId: string) => void
  onShowProof: (row: BatchRow) => void
  onShowFailure: (row: BatchRow) => void
}

export function BatchTable({ rows, ...handlers }: BatchTableProps) {
  const { completed, failed, processing, pending, cancelled, entered, total } = countBatch(rows)
  return (
    <Card title="Batch Processing Results">
      <Table caption="Batch results">
        {/* Where the columns would be cut off, each row is a small card of its own. */}
        <Thead className="max-lg:sr-only">
          <Tr>
            {['File Name', 'PO #', 'Status', 'Result', 'Details', 'Time'].map(head => (
              <Th key={head}>{head}</Th>
            ))}
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(row => (
            <Tr
              key={row.key}
              className="align-top max-lg:flex max-lg:h-auto max-lg:flex-wrap max-lg:items-center max-lg:py-2"
            >
              <Td className="min-w-36 font-medium wrap-anywhere text-ink-strong max-lg:grow max-lg:basis-full">
                {row.fileName}
              </Td>
              <Td className="font-code whitespace-nowrap">
                <span className="font-sans text-ink-quiet lg:hidden">PO </span>
                {row.poNumber || '–'}
              </Td>
              <Td>
                <StatusBadge row={row} />
              </Td>
              <Td className={`whitespace-nowrap ${resultWord(row) === '–' ? 'max-lg:hidden' : ''}`}>
                {resultWord(row)}
              </Td>
              <Td className="min-w-56 max-lg:order-1 max-lg:basis-full">
                <Details row={row} />
              </Td>
              <Td className="whitespace-nowrap max-lg:order-1">
                {row.completedAt ? formatDateTime(row.completedAt) : '–'}
              </Td>
              <Td className="max-lg:order-1 max-lg:ml-auto">
                <Actions row={row} {...handlers} />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <p role="status" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-quiet tabular-nums">
        <span>{`Completed: ${completed}`}</span>
        <span>{`Failed: ${failed}`}</span>
        <span>{`Processing: ${processing}`}</span>
        <span>{`Pending: ${pending}`}</span>
        {entered > 0 && <span>{`Already entered: ${entered}`}</span>}
        {cancelled > 0 && <span>{`Cancelled: ${cancelled}`}</span>}
        <span className="font-medium text-ink-strong">{`Total: ${total}`}</span>
      </p>
    </Card>
  )
}

function StatusBadge({ row }: { row: BatchRow }) {
  const { tone, word } = batchBadge(row)
  return <Badge tone={tone}>{word}</Badge>
}

/** The short text of the column; a longer error and the warnings unfold. */
function Details({ row }: { row: BatchRow }) {
  const short = detailsText(row)
  const hidden = [...new Set([...(row.error && row.error !== short ? [row.error] : []), ...row.warnings])]
  if (hidden.length === 0) return short
  return (
    <details>
      <summary className="cursor-pointer">
        {short}
        {row.warnings.length > 0 && (
          <span className="text-uncertain">
            {' '}
            ⚠ {row.warnings.length === 1 ? '1 warning' : `${row.warnings.length} warnings`}
          </span>
        )}
      </summary>
      <ul className="mt-1 grid gap-1 text-sm wrap-anywhere">
        {hidden.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  )
}

type ActionsProps = Omit<BatchTableProps, 'rows'> & { row: BatchRow }

function Actions({ row, onCancel, onShowLog, onShowProof, onShowFailure }: ActionsProps) {
  const { jobId, fileName } = row
  if (!jobId) return null
  return (
    <div className="flex justify-end gap-1 max-lg:flex-wrap">
      {row.cancellable && (
        <Action label={`Cancel ${fileName}`} onPress={() => onCancel(jobId)}>
          Cancel
        </Action>
      )}
      {row.provenBy && (
        <Action label={`Proof of ${fileName}`} onPress={() => onShowProof(row)}>
          Proof
        </Action>
      )}
      {!row.provenBy && row.hasPlan && !row.cancellable && (
        <Action label={`Before and after of ${fileName}`} onPress={() => onShowProof(row)}>
          Before and after
        </Action>
      )}
      {row.hasFailure && (
        <Action label={`What it saw: ${fileName}`} onPress={() => onShowFailure(row)}>
          What it saw
        </Action>
      )}
      <Action variant="quiet" label={`Log of ${fileName}`} onPress={() => onShowLog(jobId)}>
        Log
      </Action>
    </div>
  )
}

interface ActionProps {
  /** With the file's name: it tells the rows' buttons apart for who cannot see the row. */
  label: string
  variant?: 'secondary' | 'quiet'
  onPress: () => void
  children: string
}

function Action({ label, variant = 'secondary', onPress, children }: ActionProps) {
  return (
    <Button variant={variant} size="small" className="whitespace-nowrap" aria-label={label} onClick={onPress}>
      {children}
    </Button>
  )
}
