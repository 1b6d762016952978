import {
  firstLabelled,
  type Labelled,
  labelledPart,
  labelOf,
  MAKERS_WORDS,
  SAYS_PART,
} from './part-in-text.ts'

/** What announces a number of goods: says `part`, says that it is a maker's or a vehicle's maker's, or neither (`Item code`). */
export type LabelKind = 'part' | 'maker' | 'vehicle' | 'other'

const VEHICLES = /^oem?\b/i
const WHOSE = new RegExp(String.raw`^${MAKERS_WORDS}`, 'i')
/** A text that is nothing but a maker's number by its name (`OEM no. AB-12`, `Genuine: 4410`), or ends in it behind a dash; without a word for numbers only OEM says so. */
const MAKERS_ALONE = new RegExp(
  String.raw`^(?:.*\s[-–—]\s)?(?:${MAKERS_WORDS}(?:\s+(?:part|item|stock|ref)\b\.?)?\s*(?:(?:p\/n|no|num|number|code)\b\.?\s*[:#]{0,2}|[:#]{1,2})|oem?\b)\s*([A-Z0-9][A-Z0-9./#+-]*(?: [A-Z0-9./#+-]+){0,5})$`,
  'i',
)

/** Says that the number behind it is of what the goods stand for or fit, and not theirs. */
const OF_ANOTHER =
  /\b(?:replac(?:es|ing|ed by|ement for)|supersed(?:es|ed by|ing)|(?:to )?suits?|(?:to )?fits?|fitted to|old|was|ex|former(?:ly)?|previous(?:ly)?|instead of|in place of)[\s:]+(?:the\s+)?/gi

/** Of those, what says that it is of what is sold in their place, which may have been supplied. */
const IN_PLACE = /^(?:replaced|superseded) by/i
/** A number right behind that, without a label, at a text's end. */
const BARE = /^(?=\S*\d)[A-Z0-9][A-Z0-9./-]{3,}$/

interface OfAnother {
  before: string
  taken: string
  after: string
  found: Labelled
  isInPlace: boolean
}

/** `replaces part no. AB-12` in a text: where, and what stands around it. */
function ofAnother(text: string): OfAnother | null {
  for (const { index, 0: says } of text.matchAll(OF_ANOTHER)) {
    const rest = text.slice(index + says.length)
    const isInPlace = IN_PLACE.test(says)
    const found = labelledPart(rest) ?? (isInPlace && BARE.test(rest) ? bareNumber(rest) : null)
    if (!found || !rest.startsWith(found.taken)) continue
    const taken = says + found.taken
    return { before: text.slice(0, index), taken, after: text.slice(index + taken.length), found, isInPlace }
  }
  return null
}

function bareNumber(partNumber: string): Labelled {
  return { partNumber, readings: [], taken: partNumber }
}

/** The number of what a text says to be sold in place of its goods (`superseded by Part No: AB-13`): it may have been supplied. */
export function soldInPlace(text: string): Labelled | null {
  const other = ofAnother(text)
  return other?.isInPlace ? other.found : other ? soldInPlace(other.after) : null
}

/** Begins with the number of what its goods replace or fit. */
export function isOfAnother(text: string): boolean {
  return ofAnother(text)?.before === ''
}

/** The text in which a number of the goods themselves may be announced. */
function withoutOthers(text: string): string {
  const other = ofAnother(text)
  if (!other) return text
  return labelledPart(other.before) ? other.before : withoutOthers(other.after)
}

interface Found<Text> {
  at: Text
  found: Labelled
}

/**
 * Of these texts the one that announces a number of their goods, and the one that tells what is sold in place of those: then it is open by which they
 * were supplied. Where only the number of another part is announced, it may be asked about and no more.
 */
export function firstOwn<Text extends { text: string }>(
  texts: readonly Text[],
): (Found<Text> & { inPlace?: Found<Text> }) | null {
  const own = firstLabelled(texts.map(whole => ({ text: withoutOthers(whole.text), whole })))
  const [inPlace] = texts.flatMap(at => {
    const found = soldInPlace(at.text)
    return found ? [{ at, found }] : []
  })
  if (own) {
    const { found } = own
    const at = own.at.whole
    const isAlone = !inPlace || found.isCustomers || found.partNumber === inPlace.found.partNumber
    if (isAlone) return { at, found }
    const readings = [...new Set([found.partNumber, ...found.readings, inPlace.found.partNumber])]
    const taken = at === inPlace.at ? fromTo(at.text, found.taken, inPlace.found.taken) : found.taken
    return { at, found: { ...found, readings, taken }, inPlace }
  }
  const other = firstLabelled(texts)
  const told = other && ofAnother(other.at.text)
  if (!other || !told) return null
  const found = { ...other.found, taken: told.taken }
  return told.isInPlace
    ? { at: other.at, found: { ...found, readings: [found.partNumber, ...found.readings, ''] } }
    : { at: other.at, found: { ...found, isCustomers: true } }
}

/** From one part of a text to the end of another; the first alone where that does not stand behind it. */
function fromTo(text: string, first: string, last: string): string {
  const start = text.indexOf(first)
  const end = text.lastIndexOf(last) + last.length
  return end > start + first.length ? text.slice(start, end) : first
}

/** A number that a text announces, and how; the customer's own number of the goods is none, nor is another part's. */
export function announcedAs(whole: string): { kind: LabelKind; found: Labelled } | null {
  const text = withoutOthers(whole)
  const found = labelledPart(text)
  if (found && !found.isCustomers) return { kind: kindOf(labelOf(found)), found }
  const partNumber = MAKERS_ALONE.exec(text)?.[1] ?? ''
  const isNumber = /\d|^[A-Z]{2,}[-/.][A-Z]+$/.test(partNumber) && partNumber.length >= LEAST
  const kind = VEHICLES.test(text.replace(/^.*\s[-–—]\s/, '')) ? 'vehicle' : 'maker'
  return isNumber ? { kind, found: { partNumber, readings: [], taken: text } } : null
}

/** The seller's number of goods, or the only one that a text calls a part number. */
export function isSellers(text: string): boolean {
  return announcedAs(text)?.kind === 'part' || saysSellers(text)
}

/** The seller's number of goods by its name (`Seller SKU AB-12`). */
export function saysSellers(text: string): boolean {
  const announced = announcedAs(text)
  const mayBe = announced?.kind === 'part' || announced?.kind === 'other'
  return mayBe && SAYS_SELLER.test(labelOf(announced.found))
}

const SAYS_SELLER = /\bsku\b|^(?:seller|supplier|vendor|merchant)/i

/** Characters of a number by itself. */
const LEAST = 4

function kindOf(label: string): LabelKind {
  if (VEHICLES.test(label)) return 'vehicle'
  if (WHOSE.test(label) || /\bmpn\b/i.test(label)) return 'maker'
  return SAYS_PART.test(label) ? 'part' : 'other'
}
