import { ExternalLink, RotateCw, X } from 'lucide-react'
import { type RowStatus, rowStatus } from '#domain/row-status.ts'
import { urlOf } from '#web/lib/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Tone } from '#web/ui/tone.ts'
import type { HeaderEdit } from './edit-row.ts'
import { AmountInput } from './number-input.tsx'
import { readerName } from './provider-words.ts'
import { Readings } from './readings.tsx'
import { type RowActions, rowName } from './review-actions.ts'
import type { ReviewRow } from './review-row.ts'
import { type RowIssue, rowIssues } from './row-issues.ts'

interface CellProps {
  row: ReviewRow
  actions: RowActions
}

/** Which file, who read it, and the PDF itself. */
export function FileCell({ row }: { row: ReviewRow }) {
  return (
    <div className="grid gap-0.5 wrap-anywhere">
      <span className="font-medium text-ink-strong">{row.fileName}</span>
      {row.part.of > 1 && (
        <span className="text-sm text-ink-quiet">{`Invoice ${row.part.number} of ${row.part.of}`}</span>
      )}
      {row.provider && (
        <span className="text-sm text-ink-quiet">{`Read by ${readerName(row.provider)}`}</span>
      )}
      {row.filePath && (
        <a
          href={urlOf('file', { params: { handle: row.filePath } })}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open PDF of ${rowName(row)} in a new tab`}
          className="inline-flex min-h-6 w-fit items-center gap-1 text-sm text-accent underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
        >
          Open PDF
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </div>
  )
}

type TextField = 'invoiceNumber' | 'purchaseOrderNumber' | 'supplierName' | 'invoiceDate'

export const FIELD_LABELS: Record<TextField | 'totalAmount', string> = {
  invoiceNumber: 'Invoice #',
  purchaseOrderNumber: 'PO #',
  supplierName: 'Supplier',
  invoiceDate: 'Date',
  totalAmount: 'Total',
}

type FieldName = keyof typeof FIELD_LABELS

/** A header field in place. Doubt shows as an orange edge and, where there are several readings, as a choice under it. */
export function FieldCell(props: CellProps & { field: FieldName }) {
  const { row, actions, field } = props
  const readings = row.uncertainFields.includes(field) ? (row.readings[field] ?? []) : []
  const value = field === 'totalAmount' ? (row.totalAmount?.toFixed(2) ?? '') : row[field]
  return (
    <div className="grid content-start">
      <FieldInput {...props} />
      {readings.some(reading => reading !== value) && (
        <Readings
          name={FIELD_LABELS[field]}
          value={value}
          readings={readings}
          onChoose={reading => actions.edit(editOf(field, reading))}
        />
      )}
    </div>
  )
}

function editOf(field: FieldName, reading: string): HeaderEdit {
  return field === 'totalAmount' ? { field, value: Number(reading) } : { field, value: reading }
}

function FieldInput({ row, actions, field }: CellProps & { field: FieldName }) {
  const doubtful = row.uncertainFields.includes(field)
  const shared = {
    'aria-label': `${FIELD_LABELS[field]} of ${rowName(row)}${doubtful ? ', please check' : ''}`,
    className: `px-2! ${doubtful ? 'border-uncertain! ring-1 ring-uncertain' : ''}`,
  }
  if (field === 'totalAmount')
    return (
      <AmountInput {...shared} value={row.totalAmount} onChange={value => actions.edit({ field, value })} />
    )
  const isNumber = field === 'invoiceNumber' || field === 'purchaseOrderNumber'
  return (
    <TextInput
      {...shared}
      className={`${shared.className} ${isNumber ? 'font-code' : ''}`}
      type={field === 'invoiceDate' ? 'date' : 'text'}
      autoComplete="off"
      spellCheck={false}
      value={row[field]}
      onChange={event => actions.edit({ field, value: event.target.value })}
    />
  )
}

export function ItemsButton({ row, actions }: CellProps) {
  const count = `${row.lineItems.length} ${row.lineItems.length === 1 ? 'item' : 'items'}`
  return (
    <Button
      size="small"
      className="whitespace-nowrap"
      aria-label={`${count} of ${rowName(row)}: edit line items`}
      onClick={actions.editLines}
    >
      {count}
    </Button>
  )
}

export function PreviewButton({ row, actions }: CellProps) {
  if (!actions.preview) return null
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Preview ${rowName(row)}`}
      disabledReason={actions.previewBlocked}
      onClick={actions.preview}
    >
      Preview
    </Button>
  )
}

const STATUS_TONES: Record<RowStatus, Tone> = {
  Error: 'error',
  'No PO': 'missing',
  'Uncertain Parts': 'uncertain',
  Ready: 'ready',
}

export function StatusCell({ row, actions }: CellProps) {
  const status = rowStatus(row)
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={STATUS_TONES[status]}>{status}</Badge>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box */}
      <div role="group" aria-label={`Part numbers of ${rowName(row)}`} className="flex flex-wrap">
        <Mark pressed={row.manually_corrected} onPress={() => actions.mark(true)}>
          ✓ Fixed
        </Mark>
        <Mark pressed={status === 'Uncertain Parts'} onPress={() => actions.mark(false)}>
          ⚠ Uncertain
        </Mark>
      </div>
    </div>
  )
}

function Mark({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="min-h-6 cursor-pointer rounded-control px-1.5 text-xs whitespace-nowrap text-ink-quiet hover:bg-sunken hover:text-ink-strong aria-pressed:font-semibold aria-pressed:text-ink-strong pointer-coarse:min-h-11"
    >
      {children}
    </button>
  )
}

export function RowButtons({ row, actions }: CellProps) {
  return (
    <div className="flex items-center">
      {row.filePath === null && actions.readAgain && (
        <IconButton label={`Analyze ${row.fileName} again`} onPress={actions.readAgain}>
          <RotateCw aria-hidden className="size-4" />
        </IconButton>
      )}
      <IconButton label={`Remove ${rowName(row)}`} onPress={actions.remove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}

interface IconButtonProps {
  label: string
  onPress: () => void
  children: React.ReactNode
}

export function IconButton({ label, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink-strong pointer-coarse:size-11"
    >
      {children}
    </button>
  )
}

/** What a person should know before this invoice is entered, in words. */
export function RowRemarks({ row }: { row: ReviewRow }) {
  const issues = rowIssues(row)
  if (issues.length === 0) return null
  return (
    <ul className="grid gap-1" aria-label={`Remarks on ${rowName(row)}`}>
      {issues.map(issue => (
        <Remark key={issue.text} {...issue} />
      ))}
    </ul>
  )
}

function Remark({ tone, text }: RowIssue) {
  return (
    <li className={`flex items-start gap-1.5 text-sm ${tone === 'error' ? 'text-error' : 'text-uncertain'}`}>
      <span aria-hidden>{tone === 'error' ? '✕' : '⚠'}</span>
      <span className="wrap-anywhere slashed-zero">{text}</span>
    </li>
  )
}
