import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { TextInput } from '#web/ui/field.tsx'
import { formatMoney } from '#web/ui/format.ts'
import { Td, Tr } from '#web/ui/table.tsx'
import { extendedPrice } from './amounts.ts'
import type { LineEdit } from './edit-row.ts'
import { AmountInput, QuantityInput } from './number-input.tsx'
import { Readings } from './readings.tsx'
import type { ReviewLine } from './review-row.ts'
import { IconButton } from './row-cells.tsx'

interface LineRowProps {
  /** From 1, for the labels. */
  number: number
  line: ReviewLine
  onEdit: (edit: LineEdit) => void
  onRemove: () => void
}

export function LineRow({ number, line, onEdit, onRemove }: LineRowProps) {
  const doubtId = useId()
  const labelled = (field: ReviewLine['uncertainFields'][number], name: string) => {
    const doubtful = line.uncertainFields.includes(field)
    return {
      'aria-label': `${name} of line ${number}${doubtful ? ', please check' : ''}`,
      className: `px-2! ${doubtful ? 'border-uncertain! ring-1 ring-uncertain' : ''}`,
    }
  }
  const partNumber = labelled('partNumber', 'Part Number')
  return (
    <Tr className="align-top max-md:grid max-md:h-auto max-md:grid-cols-[4.5rem_1fr_1fr_auto] max-md:py-2">
      <Cell label="Part Number" className="min-w-44 max-md:col-span-3">
        <TextInput
          {...partNumber}
          className={`${partNumber.className} font-code`}
          aria-describedby={line.part_number_uncertain ? doubtId : undefined}
          spellCheck={false}
          autoComplete="off"
          value={line.partNumber}
          onChange={event => onEdit({ field: 'partNumber', value: event.target.value })}
        />
        {line.part_number_uncertain && (
          <Readings
            name="Part number"
            id={doubtId}
            value={line.partNumber}
            readings={line.part_number_readings}
            onChoose={value => onEdit({ field: 'partNumber', value })}
          />
        )}
      </Cell>
      <Cell label="Description" className="min-w-56 max-md:order-1 max-md:col-span-4">
        <TextInput
          {...labelled('description', 'Description')}
          value={line.description}
          onChange={event => onEdit({ field: 'description', value: event.target.value })}
        />
      </Cell>
      <Cell label="Quantity" className="md:w-24 md:min-w-20 max-md:order-1">
        <QuantityInput
          {...labelled('quantity', 'Quantity')}
          fractional={line.fractional}
          value={line.quantity}
          onChange={value => onEdit({ field: 'quantity', value })}
        />
      </Cell>
      <Cell label="Unit Price" className="md:w-28 md:min-w-26 max-md:order-1">
        <AmountInput
          {...labelled('unitPrice', 'Unit Price')}
          value={line.unitPrice}
          onChange={value => onEdit({ field: 'unitPrice', value })}
        />
      </Cell>
      <Cell label="Total Price" className="md:w-28 md:min-w-26 max-md:order-1 max-md:col-span-2">
        <AmountInput
          {...labelled('totalPrice', 'Total Price')}
          value={line.totalPrice}
          onChange={value => onEdit({ field: 'totalPrice', value })}
        />
        <Sum line={line} />
      </Cell>
      <Td className="px-1.5! max-md:self-end">
        <IconButton label={`Remove line ${number}`} onPress={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </Td>
    </Tr>
  )
}

/** On a phone the cells stand below each other, each under its own head. */
function Cell({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <Td className={`px-1.5! ${className}`}>
      {/* The input carries its own fuller label. */}
      <span aria-hidden className="text-xs text-ink-quiet md:hidden">
        {label}
      </span>
      {children}
    </Td>
  )
}

/** A new quantity leaves the total as it is (spec section 5), so the page says when the two no longer agree. */
function Sum({ line }: { line: ReviewLine }) {
  const sum = extendedPrice(line)
  const agrees = Math.abs(sum - line.totalPrice) <= Math.max(0.01, Math.abs(line.quantity) / 200)
  return (
    <p role="status" className="text-right text-xs text-uncertain">
      {!agrees && `⚠ ${line.quantity} × ${formatMoney(line.unitPrice)} = ${formatMoney(sum)}`}
    </p>
  )
}
