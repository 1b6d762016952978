import { X } from 'lucide-react'
import { useId } from 'react'
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
    <Tr className="align-top">
      <Td className="min-w-44 px-1.5!">
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
      </Td>
      <Td className="min-w-56 px-1.5!">
        <TextInput
          {...labelled('description', 'Description')}
          value={line.description}
          onChange={event => onEdit({ field: 'description', value: event.target.value })}
        />
      </Td>
      <Td className="w-24 min-w-20 px-1.5!">
        <QuantityInput
          {...labelled('quantity', 'Quantity')}
          fractional={line.fractional}
          value={line.quantity}
          onChange={value => onEdit({ field: 'quantity', value })}
        />
      </Td>
      <Td className="w-28 min-w-26 px-1.5!">
        <AmountInput
          {...labelled('unitPrice', 'Unit Price')}
          value={line.unitPrice}
          onChange={value => onEdit({ field: 'unitPrice', value })}
        />
      </Td>
      <Td className="w-28 min-w-26 px-1.5!">
        <AmountInput
          {...labelled('totalPrice', 'Total Price')}
          value={line.totalPrice}
          onChange={value => onEdit({ field: 'totalPrice', value })}
        />
        <Sum line={line} />
      </Td>
      <Td className="px-1.5!">
        <IconButton label={`Remove line ${number}`} onPress={onRemove}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </Td>
    </Tr>
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
