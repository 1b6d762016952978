import type { InvoiceLine, LineField } from '#domain/invoice.ts'
import { multiplies } from '../checks/check-invoice.ts'
import { textKey } from './find-text.ts'

/** Lines of the reader whose lines are taken, each with its counterpart of the other reader. */
export interface LinePair {
  line: InvoiceLine
  other: InvoiceLine | null
}

/** Pairs lines by part number and total, then by part number, then by all their amounts. One line pairs once. */
export function pairLines(lines: readonly InvoiceLine[], others: readonly InvoiceLine[]): LinePair[] {
  const free = new Set(others)
  const pairs = new Map<InvoiceLine, InvoiceLine>()
  const samePart = (a: InvoiceLine, b: InvoiceLine) =>
    a.partNumber !== '' && textKey(a.partNumber) === textKey(b.partNumber)
  const sameMoney = (a: InvoiceLine, b: InvoiceLine) =>
    a.totalPrice === b.totalPrice && a.quantity === b.quantity
  const rules = [
    (a: InvoiceLine, b: InvoiceLine) => samePart(a, b) && a.totalPrice === b.totalPrice,
    samePart,
    (a: InvoiceLine, b: InvoiceLine) => sameMoney(a, b) && textKey(a.description) === textKey(b.description),
    sameMoney,
  ]
  for (const rule of rules) {
    for (const line of lines) {
      if (pairs.has(line)) continue
      const other = [...free].find(candidate => rule(line, candidate))
      if (!other) continue
      pairs.set(line, other)
      free.delete(other)
    }
  }
  return lines.map(line => ({ line, other: pairs.get(line) ?? null }))
}

export interface MergeTerms {
  /** Whose line is taken. */
  from: 'builtin' | 'model'
  /** The taken lines add up to the printed totals, and those of the other reader do not: arithmetic has decided. */
  decided: boolean
  /**
   * Keys of part numbers that OCR may have confused. A model reads the same picture and may be misled by its words: its agreement does
   * not clear such a doubt.
   */
  confusable: ReadonlySet<string>
}

/** One line out of two readings of it; a line that only the model read needs arithmetic on its side. */
export function mergeLine({ line, other }: LinePair, terms: MergeTerms): InvoiceLine {
  if (!other) return alone(line, terms)
  const [builtin, model] = terms.from === 'builtin' ? [line, other] : [other, line]
  const uncertain = doubtfulAmounts(line, other, terms.decided)
  const part = mergePart(builtin, model, terms.confusable)
  if (part.partNumberUncertain) uncertain.push('partNumber')
  const described = builtin.description !== '' && !builtin.uncertainFields.includes('description')
  if (!described && model.uncertainFields.includes('description')) uncertain.push('description')
  return {
    ...line,
    ...part,
    description: described ? builtin.description : model.description || builtin.description,
    uncertainFields: uncertain,
    boxes: { ...other.boxes, ...line.boxes },
  }
}

function alone(line: InvoiceLine, { from, decided, confusable }: MergeTerms): InvoiceLine {
  const unsure = line.partNumberUncertain || confusable.has(textKey(line.partNumber))
  const doubtful = unsure || line.uncertainFields.length > 0 || !decided
  if (from === 'builtin' || !doubtful) return line
  const readings = line.partNumberReadings.length > 0 ? line.partNumberReadings : [line.partNumber]
  return {
    ...line,
    partNumberUncertain: true,
    partNumberReadings: readings,
    uncertainFields: [...new Set<LineField>([...line.uncertainFields, 'partNumber'])],
  }
}

function doubtfulAmounts(line: InvoiceLine, other: InvoiceLine, decided: boolean): LineField[] {
  const holds = multiplies({ ...line, uncertainFields: [] })
  return (['quantity', 'unitPrice', 'totalPrice'] as const).filter(field => {
    // Unit prices are rounded to the cent from totals.
    const same = Math.abs(line[field] - other[field]) <= (field === 'unitPrice' ? 1 : 0)
    const doubted = line.uncertainFields.includes(field)
    // What both readers doubt is doubtful on the page, such as a price that does not give its total.
    if (same && holds) return doubted && other.uncertainFields.includes(field)
    return doubted || !(holds && decided)
  })
}

type Part = Pick<InvoiceLine, 'partNumber' | 'partNumberUncertain' | 'partNumberReadings'>

function mergePart(builtin: InvoiceLine, model: InvoiceLine, confusable: ReadonlySet<string>): Part {
  const readings = [
    ...new Set([
      builtin.partNumber,
      model.partNumber,
      ...builtin.partNumberReadings,
      ...model.partNumberReadings,
    ]),
  ]
  const same = textKey(builtin.partNumber) === textKey(model.partNumber)
  // The built-in reader left open which of its readings it is; the model, on the page's own characters, says one of them.
  const settles = builtin.partNumberUncertain && builtin.partNumberReadings.includes(model.partNumber)
  const onPage = !model.partNumberUncertain
  const stays = builtin.partNumberUncertain && confusable.has(textKey(model.partNumber))
  if (onPage && (same || settles) && !stays) {
    const partNumber = builtin.partNumberUncertain ? model.partNumber : builtin.partNumber
    return { partNumber, partNumberUncertain: false, partNumberReadings: [] }
  }
  const trusted = builtin.partNumber !== '' && !builtin.partNumberUncertain
  const chosen = trusted || !onPage ? builtin.partNumber || model.partNumber : model.partNumber
  return {
    partNumber: chosen,
    partNumberUncertain: true,
    partNumberReadings: [...new Set([chosen, ...readings])],
  }
}
