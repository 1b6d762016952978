import { Download } from 'lucide-react'
import { type Dispatch, type Ref, useState } from 'react'
import { rowStatus } from '#domain/row-status.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { notify } from '#web/ui/toast.tsx'
import { LineItemsDialog } from './line-items-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { ResultsCards } from './results-cards.tsx'
import { ResultsTable } from './results-table.tsx'
import { type RowActions, rowName } from './review-actions.ts'
import type { ReviewRow } from './review-row.ts'
import type { ReviewAction } from './review-state.ts'
import { useExport } from './use-export.ts'
import { useWideScreen } from './use-wide-screen.ts'

interface ResultsSectionProps {
  headingRef: Ref<HTMLHeadingElement>
  rows: ReviewRow[]
  dispatch: Dispatch<ReviewAction>
  /** How to read a row's file again, where that is possible now. */
  readAgain: (row: ReviewRow) => (() => void) | undefined
  previewBlocked: string | undefined
}

/** The review: every invoice read, to be corrected in place. */
export function ResultsSection({
  headingRef,
  rows,
  dispatch,
  readAgain,
  previewBlocked,
}: ResultsSectionProps) {
  const wide = useWideScreen()
  const exporting = useExport()
  const [opened, setOpened] = useState<number | null>(null)
  const [previewed, setPreviewed] = useState<ReviewRow | null>(null)
  const openRow = rows.find(({ id }) => id === opened)
  const actionsOf = (row: ReviewRow): RowActions => ({
    edit: edit => dispatch({ type: 'header-edited', id: row.id, edit }),
    mark: corrected => dispatch({ type: 'row-marked', id: row.id, corrected }),
    remove: () => removeRow(rows, row, dispatch),
    editLines: () => setOpened(row.id),
    preview: rowStatus(row) === 'Ready' ? () => setPreviewed(row) : undefined,
    previewBlocked,
    readAgain: readAgain(row),
  })
  const Results = wide ? ResultsTable : ResultsCards
  return (
    <Card
      title="Invoices"
      titleRef={headingRef}
      actions={
        rows.length > 0 && (
          <Button pending={exporting.isPending} onClick={() => exporting.mutate(rows)}>
            <Download aria-hidden className="size-4" />
            Export to Excel
          </Button>
        )
      }
    >
      {rows.length > 0 ? (
        <Results rows={rows} actionsOf={actionsOf} />
      ) : (
        <EmptyState title="No invoices yet">
          Choose supplier PDFs above and analyze them. Each invoice becomes a row here that you can correct.
        </EmptyState>
      )}
      {openRow && (
        <LineItemsDialog
          row={openRow}
          onClose={() => setOpened(null)}
          onSave={(lines, partNumberEdited) =>
            dispatch({ type: 'lines-saved', id: openRow.id, lines, partNumberEdited })
          }
        />
      )}
      {previewed && <PreviewDialog row={previewed} onClose={() => setPreviewed(null)} />}
    </Card>
  )
}

function removeRow(rows: ReviewRow[], row: ReviewRow, dispatch: Dispatch<ReviewAction>): void {
  const index = rows.indexOf(row)
  dispatch({ type: 'row-removed', id: row.id })
  notify({
    title: 'Invoice Removed',
    description: rowName(row),
    action: { label: 'Undo', onClick: () => dispatch({ type: 'row-restored', row, index }) },
  })
}
