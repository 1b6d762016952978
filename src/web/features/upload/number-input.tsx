import { type ComponentProps, useState } from 'react'
import { TextInput } from '#web/ui/field.tsx'
import { parseAmount, parseQuantity } from './amounts.ts'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'step'> {
  value: number | null
  onChange: (value: number) => void
}

/** Dollars. What is typed stays as typed until the field is left. */
export function AmountInput(props: NumberInputProps) {
  return <NumberInput {...props} step="0.01" parse={parseAmount} format={value => value.toFixed(2)} />
}

export function QuantityInput({ fractional, ...props }: NumberInputProps & { fractional: boolean }) {
  const parse = (text: string) => parseQuantity(text, fractional)
  return <NumberInput {...props} step={fractional ? '0.001' : '1'} parse={parse} format={String} />
}

interface Numeric extends NumberInputProps {
  step: string
  parse: (text: string) => number
  format: (value: number) => string
}

// The browser's little arrows would push the figures out of line with their head.
const WITHOUT_SPINNER =
  '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none'

function NumberInput({ value, onChange, parse, format, className = '', ...rest }: Numeric) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...rest}
      type="number"
      inputMode="decimal"
      className={`${WITHOUT_SPINNER} px-2! text-right tabular-nums ${className}`}
      value={typed ?? (value === null ? '' : format(value))}
      onChange={event => {
        setTyped(event.target.value)
        onChange(parse(event.target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
