import { Equal, type LucideIcon, Minus, Pencil, Plus } from 'lucide-react'
import type { ComparedLine, OrderLine } from '#contracts/automation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Money } from '#web/ui/money.tsx'
import { Table, Tbody, Td, Th, Thead, Tr } from '#web/ui/table.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { countChanges } from './comparison-words.ts'

type Change = ComparedLine['change']

/** A removed line was removed by somebody else, as Docket removes none: that is worth a look. */
const BADGES: Record<Change, { word: string; icon: LucideIcon; tone: Tone }> = {
  added: { word: 'Added', icon: Plus, tone: 'info' },
  changed: { word: 'Changed', icon: Pencil, tone: 'info' },
  removed: { word: 'Removed', icon: Minus, tone: 'uncertain' },
  unchanged: { word: 'Unchanged', icon: Equal, tone: 'neutral' },
}

interface OrderComparisonProps {
  lines: readonly ComparedLine[]
  /** Heads the second picture: what was read back, or what is planned. */
  afterHead: string
}

/** A purchase order before and after, line by line. */
export function OrderComparison({ lines, afterHead }: OrderComparisonProps) {
  if (lines.length === 0) return <p className="py-2 text-ink-quiet">The purchase order has no lines.</p>
  return (
    <>
      <p className="mb-1 text-sm text-ink-quiet">{countChanges(lines)}</p>
      <Table caption="Purchase order lines before and after">
        <Thead>
          <Tr>
            <Th className="hidden pl-0! md:table-cell">Change</Th>
            <Th className="pl-0! md:px-2!">Part</Th>
            <Th numeric className="px-2!">
              Before
            </Th>
            <Th numeric className="pr-0!">
              {afterHead}
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {lines.map((line, index) => (
            // Lines have no number of their own and do not move here.
            <ComparisonRow key={index} line={line} />
          ))}
        </Tbody>
      </Table>
    </>
  )
}

function ComparisonRow({ line: { change, before, after } }: { line: ComparedLine }) {
  const { word, icon, tone } = BADGES[change]
  const badge = (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
  const shown = after ?? before
  return (
    <Tr className="align-top">
      {/* A column of its own where there is room; else above the part. */}
      <Td className="hidden pl-0! md:table-cell">{badge}</Td>
      <Td className="min-w-28 pl-0! wrap-anywhere md:px-2!">
        <div className="mb-1 md:hidden">{badge}</div>
        {shown?.stockNumber && <div className="font-code text-ink-strong">{shown.stockNumber}</div>}
        <div className="text-sm text-ink-quiet">{shown?.name}</div>
      </Td>
      <Td numeric className={`px-2! ${change === 'changed' ? 'text-ink-quiet line-through' : ''}`}>
        <Figures line={before} />
      </Td>
      <Td numeric className={`pr-0! ${change === 'unchanged' ? '' : 'font-semibold text-ink-strong'}`}>
        <Figures line={after} />
      </Td>
    </Tr>
  )
}

function Figures({ line }: { line: OrderLine | null }) {
  if (!line) return '–'
  const mark = line.gstFree ? 'GST free' : line.includesGst ? 'incl. GST' : null
  return (
    <>
      <span className="whitespace-nowrap">
        {line.quantity} × <Money dollars={line.unitPrice} />
      </span>
      {mark && <span className="block text-sm font-normal">{mark}</span>}
    </>
  )
}
