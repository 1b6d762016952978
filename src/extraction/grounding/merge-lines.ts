import type { InvoiceLine, LineField } from '#domain/invoice.ts'
import { multiplies } from '../checks/check-invoice.ts'
import { textKey } from './find-text.ts'

/** Lines of the reader whose lines are taken, each with its counterpart of the other reader. */
export interface LinePair {
  line: InvoiceLine
  other: InvoiceLine | null
}

/** Pairs lines by part number and total, by part number, by name and total, then by all their amounts. One line pairs once. */
export function pairLines(lines: readonly InvoiceLine[], others: readonly InvoiceLine[]): LinePair[] {
  const free = new Set(others)
  const pairs = new Map<InvoiceLine, InvoiceLine>()
  const samePart = (a: InvoiceLine, b: InvoiceLine) =>
    a.partNumber !== '' && textKey(a.partNumber) === textKey(b.partNumber)
  const sameTotal = (a: InvoiceLine, b: InvoiceLine) => a.totalPrice === b.totalPrice
  const sameMoney = (a: InvoiceLine, b: InvoiceLine) => sameTotal(a, b) && a.quantity === b.quantity
  const sameName = (a: InvoiceLine, b: InvoiceLine) => textKey(a.description) === textKey(b.description)
  const rules = [
    (a: InvoiceLine, b: InvoiceLine) => samePart(a, b) && sameTotal(a, b),
    samePart,
    (a: InvoiceLine, b: InvoiceLine) => sameMoney(a, b) && sameName(a, b),
    (a: InvoiceLine, b: InvoiceLine) => sameTotal(a, b) && sameName(a, b),
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
  /** Lines of the model that their own rows prove. */
  proven: ReadonlySet<InvoiceLine>
}

/** The lines of the reader whose lines are taken, each with what the other one makes of it. */
export function mergeLines(
  lines: readonly InvoiceLine[],
  others: readonly InvoiceLine[],
  terms: MergeTerms,
): { lines: InvoiceLine[]; lost: InvoiceLine[] } {
  const pairs = pairLines(lines, others)
  const paired = new Set(pairs.map(pair => pair.other))
  const lost = others.filter(other => !paired.has(other))
  const merged = pairs.map((pair, i) => {
    if (pair.other) return mergePair(pair.line, pair.other, { ...terms, others })
    const rival = lost.find(other => other.totalPrice === pair.line.totalPrice) ?? others[i]
    return alone(pair.line, {
      ...terms,
      lost,
      rival: rival && lost.includes(rival) ? rival : undefined,
      others,
    })
  })
  return { lines: merged, lost }
}

/** One line out of two readings of it. */
function mergePair(
  line: InvoiceLine,
  other: InvoiceLine,
  terms: MergeTerms & { others: readonly InvoiceLine[] },
): InvoiceLine {
  const [builtin, model] = terms.from === 'builtin' ? [line, other] : [other, line]
  const contradicted = terms.from === 'model' ? contradictions(line, other) : []
  const uncertain = new Set([...doubtfulAmounts(line, other, terms.decided), ...contradicted])
  const merged = mergePart(builtin, model, terms.confusable)
  // Whose amounts they are is open then, and with it which part was bought: sums do not tell.
  const open = contradicted.length > 0
  const part = open ? doubted(merged, [other, ...sameAmounts(line, terms.others)]) : merged
  if (part.partNumberUncertain) uncertain.add('partNumber')
  const described = builtin.description !== '' && !builtin.uncertainFields.includes('description')
  if (!described && model.uncertainFields.includes('description')) uncertain.add('description')
  return {
    ...line,
    ...part,
    description: described ? builtin.description : model.description || builtin.description,
    uncertainFields: [...uncertain],
    boxes: { ...other.boxes, ...line.boxes },
  }
}

/**
 * A line that one reader alone has. The built-in reader's stands unless the model, with lines of its own, leaves open whose are right; the
 * model's needs the sums and its own row on its side, and that it stands in no other line's place.
 */
function alone(
  line: InvoiceLine,
  terms: MergeTerms & {
    others: readonly InvoiceLine[]
    lost: readonly InvoiceLine[]
    rival: InvoiceLine | undefined
  },
): InvoiceLine {
  const { from, decided, confusable, proven } = terms
  const isSure =
    from === 'builtin'
      ? decided || terms.others.length === 0
      : decided &&
        terms.lost.length === 0 &&
        proven.has(line) &&
        !line.partNumberUncertain &&
        line.uncertainFields.length === 0 &&
        !confusable.has(textKey(line.partNumber))
  if (isSure) return line
  return {
    ...line,
    ...doubted(line, terms.rival ? [terms.rival] : []),
    uncertainFields: [...new Set<LineField>([...line.uncertainFields, 'partNumber'])],
  }
}

type Part = Pick<InvoiceLine, 'partNumber' | 'partNumberUncertain' | 'partNumberReadings'>

/** A part number for a person to look at, with those that may be meant instead. */
function doubted(part: Part, rivals: readonly InvoiceLine[]): Part {
  const all = [part.partNumber, ...part.partNumberReadings, ...rivals.map(rival => rival.partNumber)]
  const partNumberReadings = [...new Set(all)].filter(Boolean)
  return { partNumber: part.partNumber, partNumberUncertain: true, partNumberReadings }
}

function sameAmounts(line: InvoiceLine, others: readonly InvoiceLine[]): InvoiceLine[] {
  return others.filter(other => AMOUNTS.every(field => isSame(field, line, other)))
}

const AMOUNTS = ['quantity', 'unitPrice', 'totalPrice'] as const

/** Unit prices are rounded to the cent from totals. */
function isSame(field: (typeof AMOUNTS)[number], line: InvoiceLine, other: InvoiceLine): boolean {
  return Math.abs(line[field] - other[field]) <= (field === 'unitPrice' ? 1 : 0)
}

/** Amounts that the other reader gives otherwise, without a doubt of its own. */
function contradictions(line: InvoiceLine, other: InvoiceLine): LineField[] {
  return AMOUNTS.filter(field => !isSame(field, line, other) && !other.uncertainFields.includes(field))
}

function doubtfulAmounts(line: InvoiceLine, other: InvoiceLine, decided: boolean): LineField[] {
  const holds = multiplies({ ...line, uncertainFields: [] })
  return AMOUNTS.filter(field => {
    const same = isSame(field, line, other)
    const doubted = line.uncertainFields.includes(field)
    // What both readers doubt is doubtful on the page, such as a price that does not give its total.
    if (same && holds) return doubted && other.uncertainFields.includes(field)
    return doubted || !(holds && decided)
  })
}

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
