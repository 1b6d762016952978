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
}

export function BatchTable({ rows, onCancel, onShowLog, onShowProof }: BatchTableProps) {
  const { completed, failed, processing, pending, total } = countBatch(rows)
  return (
    <Card title="Batch Processing Results">
      <Table caption="Batch results">
        <Thead>
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
            <Tr key={row.key} className="align-top">
              <Td className="min-w-36 font-medium wrap-anywhere text-ink-strong">{row.fileName}</Td>
              <Td className="font-code whitespace-nowrap">{row.poNumber || '–'}</Td>
              <Td>
                <StatusBadge row={row} />
              </Td>
              <Td className="whitespace-nowrap">{resultWord(row)}</Td>
              <Td className="min-w-56">
                <Details row={row} />
              </Td>
              <Td className="whitespace-nowrap">{row.completedAt ? formatDateTime(row.completedAt) : '–'}</Td>
              <Td>
                <Actions row={row} onCancel={onCancel} onShowLog={onShowLog} onShowProof={onShowProof} />
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

function Actions({ row, onCancel, onShowLog, onShowProof }: ActionsProps) {
  const { jobId, fileName } = row
  if (!jobId) return null
  return (
    <div className="flex justify-end gap-1">
      {row.cancellable && (
        <Button size="small" aria-label={`Cancel ${fileName}`} onClick={() => onCancel(jobId)}>
          Cancel
        </Button>
      )}
      {row.hasProof && (
        <Button size="small" aria-label={`Proof of ${fileName}`} onClick={() => onShowProof(row)}>
          Proof
        </Button>
      )}
      {!row.hasProof && row.hasPlan && !row.cancellable && (
        <Button
          size="small"
          className="whitespace-nowrap"
          aria-label={`Before and after of ${fileName}`}
          onClick={() => onShowProof(row)}
        >
          Before and after
        </Button>
      )}
      <Button variant="quiet" size="small" aria-label={`Log of ${fileName}`} onClick={() => onShowLog(jobId)}>
        Log
      </Button>
    </div>
  )
}
