import { type Labelled, labelledPart, labelOf, MAKERS, SAYS_PART } from './part-in-text.ts'

/** What announces a number of goods: says `part`, says that it is a maker's or a vehicle's maker's, or neither (`Item code`). */
export type LabelKind = 'part' | 'maker' | 'vehicle' | 'other'

const VEHICLES = /^oem?\b/i
const WHOSE = new RegExp(String.raw`^${MAKERS}`, 'i')
/** A text that is nothing but a maker's number by its name (`OEM no. AB-12`, `Genuine: 4410`); without a word for numbers only OEM says so. */
const MAKERS_ALONE = new RegExp(
  String.raw`^(?:${MAKERS}(?:\s+(?:part|item|stock|ref)\b\.?)?\s*(?:(?:p\/n|no|num|number|code)\b\.?\s*[:#]{0,2}|[:#]{1,2})|oem?\b)\s*([A-Z0-9][A-Z0-9./#+-]*(?: [A-Z0-9./#+-]+){0,3})$`,
  'i',
)

/** A number that a text announces, and how; the customer's own number of the goods is none. */
export function announcedAs(text: string): { kind: LabelKind; found: Labelled } | null {
  const found = labelledPart(text)
  if (found && !found.isCustomers) return { kind: kindOf(labelOf(found)), found }
  const partNumber = MAKERS_ALONE.exec(text)?.[1] ?? ''
  const isNumber = /\d/.test(partNumber) && partNumber.length >= LEAST
  const kind = VEHICLES.test(text) ? 'vehicle' : 'maker'
  return isNumber ? { kind, found: { partNumber, readings: [], taken: text } } : null
}

/** Characters of a number by itself. */
const LEAST = 4

function kindOf(label: string): LabelKind {
  if (VEHICLES.test(label)) return 'vehicle'
  if (WHOSE.test(label) || /\bmpn\b/i.test(label)) return 'maker'
  return SAYS_PART.test(label) ? 'part' : 'other'
}
