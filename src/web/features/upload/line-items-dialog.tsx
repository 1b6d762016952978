import { Plus } from 'lucide-react'
import { useReducer, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Table, Tbody, Th, Thead, Tr } from '#web/ui/table.tsx'
import { notify } from '#web/ui/toast.tsx'
import { LineRow } from './line-row.tsx'
import { draftLines, isChanged, linesReducer } from './lines-draft.ts'
import { rowName } from './review-actions.ts'
import type { ReviewLine, ReviewRow } from './review-row.ts'

interface LineItemsDialogProps {
  row: ReviewRow
  onSave: (lines: ReviewLine[], partNumberEdited: boolean) => void
  onClose: () => void
}

export function LineItemsDialog({ row, onSave, onClose }: LineItemsDialogProps) {
  const [draft, dispatch] = useReducer(linesReducer, row.lineItems, draftLines)
  const [isAsking, setIsAsking] = useState(false)
  // Esc and a press beside the dialog come by mistake too; Cancel does not.
  const leave = () => {
    if (isChanged(draft, row.lineItems)) setIsAsking(!isAsking)
    else onClose()
  }
  const save = () => {
    onSave(
      draft.lines.map(({ line }) => line),
      draft.partNumberEdited,
    )
    notify({ title: 'Line Items Updated', description: 'Changes saved successfully' })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="wide"
      title="Edit Line Items"
      description={`${row.supplierName ? `${row.supplierName}, ` : ''}${rowName(row)}. Prices are without GST.`}
      footer={
        <>
          {isAsking ? (
            <UnsavedChanges onKeep={() => setIsAsking(false)} onDiscard={onClose} />
          ) : (
            <Button onClick={onClose}>Cancel</Button>
          )}
          <Button variant="primary" onClick={save}>
            Save Changes
          </Button>
        </>
      }
    >
      <Table caption="Line items">
        <Thead className="max-md:sr-only">
          <Tr>
            <Th className="px-1.5!">Part Number</Th>
            <Th className="px-1.5!">Description</Th>
            <Th numeric className="px-1.5!">
              Quantity
            </Th>
            <Th numeric className="px-1.5!">
              Unit Price
            </Th>
            <Th numeric className="px-1.5!">
              Total Price
            </Th>
            <Th className="px-1.5!">Actions</Th>
          </Tr>
        </Thead>
        <Tbody>
          {draft.lines.map(({ key, line }, index) => (
            <LineRow
              key={key}
              number={index + 1}
              line={line}
              onEdit={edit => dispatch({ type: 'edited', key, edit })}
              onRemove={() => dispatch({ type: 'removed', key })}
            />
          ))}
        </Tbody>
      </Table>
      {draft.lines.length === 0 && <p className="py-4 text-ink-quiet">This invoice has no line items.</p>}
      <Button size="small" className="mt-3" onClick={() => dispatch({ type: 'added' })}>
        <Plus aria-hidden className="size-4" />
        Add Line Item
      </Button>
    </Dialog>
  )
}

const focusOn = (element: HTMLElement | null) => element?.focus()

function UnsavedChanges({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <>
      <p role="alert" className="mr-auto self-center font-medium text-ink-strong">
        Your changes are not saved.
      </p>
      <Button variant="danger" onClick={onDiscard}>
        Discard Changes
      </Button>
      <Button ref={focusOn} onClick={onKeep}>
        Keep Editing
      </Button>
    </>
  )
}
