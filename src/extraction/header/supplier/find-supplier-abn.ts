import { middle, type PageLayout, type Segment } from '../../layout/lay-out.ts'
import { segmentBelow } from '../../layout/neighbours.ts'
import { digitsFor } from '../../ocr/readings/tidy-word.ts'
import { isOcr, joinTexts, type Word } from '../../pdf/page.ts'
import { type FoundAbn, findAbns } from '../../values/abn.ts'
import { isAddress } from '../addresses.ts'
import { isTitle } from '../titles.ts'
import { customerBlocks } from './addressee/customer-blocks.ts'
import { shareWord } from './names/compare-names.ts'
import { cleanName, isName, LEGAL, parted } from './names/name-words.ts'

export interface SupplierAbn {
  abn: string | null
  abnValid: boolean
  abnUncertain: boolean
  abnWords: Word[]
  abnPage: number
}

interface PlacedAbn extends FoundAbn {
  words: Word[]
  page: number
  /** Its block bears the supplier's name; `addressees`: but somebody else stands between, as in a window envelope. */
  named: boolean
  addressees: boolean
  /** A label says that it is the supplier's. */
  announced: boolean
  /** It ends an address that bears another name; `owned`: but a company's name stands on its own line. */
  foreign: boolean
  owned: boolean
}

/** An ABN whose figures go on elsewhere. */
const ABN_BEGINS = /(?:\bA\.?B\.?N\b\.?|Australian Business Number)\D{0,8}[\d ]{0,12}$/i
const CONTACT = /@|\bwww ?\.|\b(?:ph|phone|tel|t|p|fax)\b[.:]?\s*\(?\d/i
const MOST_LINES = 5

/**
 * The sender's ABN on any page: never one of the customer's block; one in a block with the supplier's name before any other, unless a window
 * envelope has its addressee there; then one that a label calls the supplier's.
 * @param name the supplier's, when it is known.
 */
export function findSupplierAbn(pages: readonly PageLayout[], name: string | null): SupplierAbn {
  const found = pages.flatMap(page => abnsOf(page, name))
  const rank = (one: PlacedAbn) =>
    (one.valid ? 8 : 0) +
    (one.foreign ? 0 : 4) +
    (one.named && !one.addressees ? 2 : one.announced ? 1.5 : one.named ? 1 : 0) +
    (one.labelled ? 0.25 : 0)
  const best = found.toSorted((a, b) => rank(b) - rank(a))[0]
  const rivals = found.filter(
    one => one.valid && one.digits !== best?.digits && one.foreign === best?.foreign,
  )
  const isNamed = best?.named === true && rivals.every(one => !one.named)
  // A consignment's label, or that of a number of last year, is no settlement of any other.
  const isAnnounced = best?.announced === true && rivals.every(one => one.addressees && !one.announced)
  const settled = isNamed || isAnnounced
  return {
    abn: best?.digits ?? null,
    abnValid: best?.valid ?? false,
    abnUncertain:
      best !== undefined && (!best.valid || best.foreign || best.owned || (rivals.length > 0 && !settled)),
    abnWords: best?.words ?? [],
    abnPage: best?.page ?? 1,
  }
}

function abnsOf(page: PageLayout, name: string | null): PlacedAbn[] {
  const customer = customerBlocks(page)
  return page.rows.flatMap((row, rowIndex) =>
    row.segments
      .filter(segment => !customer.has(segment) || isOurs(page, rowIndex, segment))
      .flatMap(segment => {
        const printed = findAbns(segment.text)
        const own = printed.length > 0 ? printed : seenAsLetters(segment)
        const further = own.length === 0 ? furtherFigures(page, rowIndex, segment) : []
        const pieces = [segment, ...further]
        const abns = further.length > 0 ? findAbns(joinTexts(pieces)) : own
        if (abns.length === 0) return []
        const words = pieces.flatMap(piece => piece.words)
        const block = [segment.text, ...linesOver(page, rowIndex, segment).map(line => line.text)]
        const bearer = block.findIndex(text => name !== null && shareWord(parted(text), name))
        const title = block.slice(0, Math.max(0, bearer)).findLastIndex(isTitle)
        const named = bearer >= 0 && !holdsSomebody(block.slice(0, Math.max(0, title)))
        const addressees = named && holdsAddressee(block.slice(0, bearer), block[bearer] ?? '')
        const announced = isAnnounced(row.segments, segment)
        const addressed = !named && block.some(isAddress) && !block.some(text => CONTACT.test(text))
        const owned = addressed && LEGAL.test(segment.text)
        return abns.map(abn => ({
          ...abn,
          words,
          page: page.number,
          named,
          addressees,
          announced,
          owned,
          foreign: addressed && !owned,
        }))
      }),
  )
}

const LABEL = /^.*\b(?:A\.?B\.?N|Business Number)\b\W*/i

/** An ABN of whose figures OCR saw some as letters (`ABN 6I 290 713 856`): its checksum tells. */
function seenAsLetters({ text, words }: Segment): FoundAbn[] {
  const [label] = LABEL.exec(text) ?? []
  if (label === undefined || !isOcr(words)) return []
  return findAbns(label + digitsFor(text.slice(label.length))).filter(({ valid }) => valid)
}

/** In a column of labels one of the customer's may stand over it (`Customer`, its account, `Our ABN`, `Sold by X Pty Ltd, ABN`). */
const OURS = /\bour a\.?b\.?n\b|^(?:sold|supplied) by\b.*\ba\.?b\.?n\b/i

function isOurs(page: PageLayout, rowIndex: number, segment: Segment): boolean {
  return OURS.test(segment.text) || OURS.test(linesOver(page, rowIndex, segment)[0]?.text ?? '')
}

/** The sender with its address on one line, and under it somebody else with another. */
function holdsAddressee(under: readonly string[], sender: string): boolean {
  return isAddress(sender) && holdsSomebody(under)
}

/** A name with an address: under the page's title, it is whom the paper is for. */
function holdsSomebody(lines: readonly string[]): boolean {
  return lines.some(isAddress) && lines.some(text => isName(cleanName(text)))
}

/** Whose number it is, right before it or in the cell before it; in a sentence it may be anybody's (`… our ABN was 51 824 753 556`). */
const SUPPLIERS = /^(?:our|supplier(?:['’]?s)?|seller(?:['’]?s)?|vendor(?:['’]?s)?) a\.?b\.?n\b\.?/i

function isAnnounced(row: readonly Segment[], segment: Segment): boolean {
  const before = row[row.indexOf(segment) - 1]?.text ?? ''
  const [label] = SUPPLIERS.exec(segment.text) ?? []
  const isWhole = (rest: string) => /^(?:\s*(?:no\b|number\b))?[\W\d_]*$/i.test(rest)
  const announces = label ?? SUPPLIERS.exec(before)?.[0]
  if (announces === undefined || !/^[A-Z]/.test(announces)) return false
  return isWhole(
    label ? segment.text.slice(label.length) : before.slice(announces.length).replace(/\d/g, 'x'),
  )
}

/** What an ABN that breaks off goes on in: figures with wide spaces behind it (in scans), or else the line below. */
function furtherFigures(page: PageLayout, rowIndex: number, segment: Segment): Segment[] {
  if (!ABN_BEGINS.test(segment.text)) return []
  const behind = (page.rows[rowIndex]?.segments ?? []).filter(other => other.x0 >= segment.x1)
  const end = behind.findIndex(other => !/^[\d ]+$/.test(other.text))
  const figures = end < 0 ? behind : behind.slice(0, end)
  if (findAbns(joinTexts([segment, ...figures])).length > 0) return figures
  const below = segmentBelow(page, rowIndex, segment)
  return below ? [below] : []
}

/** The lines right over a segment that begin or end where it does. */
function linesOver(page: PageLayout, rowIndex: number, segment: Segment): Segment[] {
  const lines: Segment[] = []
  let last = segment
  for (const row of page.rows.slice(0, rowIndex).reverse()) {
    if (lines.length >= MOST_LINES || middle(last) - middle(row) > 2.2 * page.textHeight) break
    const over = row.segments.find(
      other => Math.abs(other.x0 - segment.x0) < 4 || Math.abs(other.x1 - segment.x1) < 4,
    )
    if (!over || middle(last) - middle(over) < 0.4 * page.textHeight) continue
    lines.push(over)
    last = over
  }
  return lines
}
