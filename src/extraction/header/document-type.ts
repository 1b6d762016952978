import type { DocumentType } from '#domain/invoice.ts'
import { type PageLayout, type Row, type Segment, textOfRow } from '../layout/lay-out.ts'
import { isUnder, segmentBelow } from '../layout/neighbours.ts'
import { holdsGoods } from '../layout/sums.ts'
import { isOcr } from '../pdf/page.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import { nameOfHeading } from '../vocabulary/column-names.ts'
import { isStripOfLabels } from './labels/strips-of-labels.ts'
import { isNumberedAsInvoice, labelsOfCreditFilledIn, saysCredited } from './says-credited.ts'
import { TITLE_BESIDE_NAME, titleOf } from './titles.ts'

export interface TypeFound {
  type: DocumentType
  uncertain: boolean
  segment: Segment | null
}

/**
 * The kind of document: the largest title in the upper part of its first page (the topmost of those alike), held against what the page shows
 * (negative totals make a credit note, a table without prices a delivery docket).
 */
export function findDocumentType(
  pages: readonly PageLayout[],
  shows: { negativeTotal: boolean; withoutPrices: boolean; hasTotal: boolean },
): TypeFound {
  const titles = pages[0] ? titlesOf(pages[0]) : []
  const large = titles.filter(title => title.size > 0.85 * (titles[0]?.size ?? 0))
  const best = large.toSorted((a, b) => a.segment.y0 - b.segment.y0)[0]
  const disputed =
    new Set(large.map(title => title.type)).size > 1 ||
    isCreditedBelow(pages, best) ||
    isInvoiced(pages, best)
  if (!best) {
    const shown = shows.withoutPrices && !shows.hasTotal ? 'delivery-docket' : 'tax-invoice'
    const type = shows.negativeTotal && shown === 'tax-invoice' ? 'credit-note' : (toldType(pages) ?? shown)
    return { type, uncertain: true, segment: null }
  }
  const filledIn = best.isForBoth ? labelsOfCreditFilledIn(pages) : 0
  const isNumbered = filledIn > 0 && isNumberedAsInvoice(pages)
  // One alone may be of another credit, taken off the bill.
  if (filledIn > (isNumbered ? 1 : 0)) {
    const isSure = best.high && ((filledIn > 1 && !isNumbered) || shows.negativeTotal)
    return { type: 'credit-note', uncertain: !isSure, segment: best.segment }
  }
  if (best.type === 'tax-invoice' && shows.negativeTotal)
    return { type: 'credit-note', uncertain: true, segment: best.segment }
  const isPriced = shows.hasTotal && !shows.withoutPrices
  const unlike =
    best.type === 'delivery-docket'
      ? isPriced
      : best.type === 'tax-invoice' && shows.withoutPrices && !shows.hasTotal
  const isProven =
    best.type === 'credit-note' &&
    (shows.negativeTotal || saysCredited(pages, { original: best.isChange !== true }))
  const isGuess = best.isGuess === true && !isProven
  return { type: best.type, uncertain: disputed || unlike || !best.high || isGuess, segment: best.segment }
}

/** What a paper without a title says that it is (`This is a quotation, not an invoice.`). */
const TOLD =
  /^this (?:document |paper |page )?is (?:a|an|our) ([a-z][a-z -]{3,30}?)(?= only\b|,? (?:and )?not\b|[,.;]|$)/i

function toldType(pages: readonly PageLayout[]): DocumentType | null {
  const [told] = pages
    .flatMap(page => page.rows)
    .flatMap(row => row.segments)
    .flatMap(({ text }) => TOLD.exec(text)?.[1] ?? [])
  return told === undefined ? null : (titleOf(told)?.type ?? null)
}

/** A credit note may say so under its first line of goods; there it may be of a line's name as well. */
function isCreditedBelow([page]: readonly PageLayout[], best: Title | undefined): boolean {
  if (!page || best?.type !== 'tax-invoice') return false
  return titlesOn(page).some(
    ({ type, strong, high, segment }) =>
      type === 'credit-note' &&
      strong &&
      !high &&
      segment.y0 < UPPER * page.height &&
      !isLineOfGoods(segment, page),
  )
}

/** One of the goods (`CORE CREDIT` before its money), and no paper's name. */
function isLineOfGoods({ text, words }: Segment, { rows }: PageLayout): boolean {
  const row = rows.find(({ segments }) => segments.some(one => one.words[0] === words[0]))
  return /\bcredit$/i.test(text) && row !== undefined && holdsGoods(row.segments)
}

/** A quotation's name may be that of another paper's reference, where an invoice is announced beside it. */
function isInvoiced([page]: readonly PageLayout[], best: Title | undefined): boolean {
  return best?.type === 'quote' && page !== undefined && titlesOn(page).some(isInvoiceAbove)
}

function isInvoiceAbove({ type, high }: Title): boolean {
  return type === 'tax-invoice' && high
}

/** Share of the page in which it says what it is. */
const UPPER = 0.45

interface Title {
  type: DocumentType
  numbered: boolean
  segment: Segment
  /** In heights of the page's text. */
  size: number
  strong: boolean
  high: boolean
  /** A number stands behind it. */
  labels: boolean
  /** Only its number's label, on a paper that says of itself neither that it is an invoice nor that it is none; or TitleRead.isGuess. */
  isGuess?: boolean
  /** TitleRead.isForBoth, TitleRead.isChange. */
  isForBoth?: true
  isChange?: true
}

/** In full or short, as a scan may spell it. */
const SAYS_INVOICE = /\b[il1]nv(?:oice|\b)/i

/** `This is not a tax invoice.`, as a sentence of its own. */
const NO_INVOICE = /(?<![a-z],? )\b(?:this (?:\w+ )?|it )is not an? (?:tax )?invoice\b/i

/** The titles of a page that may be the document's own, largest first. */
function titlesOf(page: PageLayout): Title[] {
  const anywhere = titlesOn(page)
  const announced = anywhere.filter(title => title.high)
  const strong = announced.filter(title => title.strong)
  // A line printer has one print: there, the topmost words that are nothing but a title are it, or a whole title with its number.
  const topmost = announced
    .filter(title => title.segment.y0 < 0.12 * page.height)
    .toSorted((a, b) => a.segment.y0 - b.segment.y0)
  const bare = topmost.filter(title => !title.numbered && !title.labels)
  const plain = bare.length > 0 ? bare : topmost.filter(title => /^tax\s/i.test(title.segment.text))
  // A document may say what it is at its foot, which is looked at by a person.
  const low = announced.length > 0 ? [] : anywhere.filter(title => !title.numbered).slice(0, 1)
  // Nothing but a statement or a credit note numbers itself as one, or a paper that says of itself that it is no invoice; a quotation's number may stand
  // on an invoice.
  const isInvoice =
    announced.some(({ type }) => type === 'tax-invoice') ||
    !page.rows.flatMap(row => row.segments).some(({ text }) => NO_INVOICE.test(text))
  const saysInvoice = page.rows.some(row => SAYS_INVOICE.test(textOfRow(row)))
  const numbered = announced
    .filter(
      ({ type, ...title }) =>
        (type === 'statement' && title.labels) ||
        ((type === 'credit-note' || !isInvoice || (type === 'quote' && !saysInvoice)) &&
          (title.labels || title.numbered)),
    )
    .map(title => ({ ...title, isGuess: title.type === 'quote' && isInvoice }))
  const beside = titlesOn(page, segment => [besideName(segment, page)]).filter(title => title.high)
  const own = [strong, plain.slice(0, 1), beside, low, announced.length === numbered.length ? numbered : []]
  return own.find(some => some.length > 0) ?? []
}

/** Everything on a page that reads as a title, largest first. */
function titlesOn(page: PageLayout, textsOf = wholeTexts): Title[] {
  const goods = page.rows.find(row => holdsGoods(row.segments))?.y0 ?? page.height
  return page.rows
    .flatMap((row, rowIndex) =>
      mayBeTitles(row)
        .filter(one => !headsCredits(one, page, rowIndex))
        .map(segment => ({
          segment,
          rest: segmentBelow(page, rowIndex, segment),
          alone: row.segments.length === 1,
          next: row.segments[row.segments.indexOf(segment) + 1],
          isInStrip: row.segments.length > COLUMNS && isStripOfLabels(row.segments),
          spans:
            segment === row.segments[0] && row.segments.length === 2 && spanOf(row) > ACROSS * page.width,
        })),
    )
    .flatMap(({ segment, rest, alone, next, isInStrip, spans }) => {
      const [title] = textsOf(segment, rest, page).flatMap(text => titleOf(text) ?? [])
      // Among the goods it is of a line's name (`Core return` over `credit`).
      const high = segment.y0 < Math.min(UPPER * page.height, goods)
      const size = (segment.y1 - segment.y0) / (page.textHeight || 1)
      const isOverNumber = isInStrip && isNumber(rest?.text)
      const labels = isNumber(next?.text) || isOverNumber
      const refers = labels && !spans && (title?.type === 'delivery-docket' || title?.type === 'quote')
      const isLarge = size > LARGE && !isOverNumber
      const strong = title?.numbered || refers ? isLarge : alone || stands(segment, size)
      return title ? [{ ...title, segment, size, strong, high, labels }] : []
    })
    .sort((a, b) => b.size - a.size)
}

/** Share of the page's width that a title and its number at the other edge stand across. */
const ACROSS = 0.75

function spanOf({ segments }: Row): number {
  return (segments.at(-1)?.x1 ?? 0) - (segments[0]?.x0 ?? 0)
}

/** Columns that a row of headings names. */
const COLUMNS = 3

/** No columns of a table; beside a ledger's, what begins their row or is in larger print than they are. */
function mayBeTitles({ segments }: Row): Segment[] {
  const columns = segments.filter(({ text }) => nameOfHeading(text) !== null)
  const ledger = segments.filter(({ text }) => OF_LEDGER.test(text))
  if (columns.length >= COLUMNS) return []
  if (ledger.length < 2) return [...segments]
  const print = LARGER * Math.max(...ledger.map(({ y0, y1 }) => y1 - y0))
  return segments.filter(({ y0, y1 }, i) => i === 0 || y1 - y0 > print)
}

/** What a ledger's columns are called; two of them stand in a ledger, or in boxes behind a title. */
const OF_LEDGER = /^(?:debits?|charges|payments|(?:running )?balance)\W*$/i

/** Rows below the headings of a ledger, in one of which at least something was credited. */
const ROWS = 4
/** What stands in a ledger beside what was credited: what was charged, or what is left of both. */
const COUNTERPART = /^(?:debits?|dr|charges?|charged|invoiced|sales|payments?|(?:running )?bal(?:ance)?)\b/i
/** What each of its rows is of. */
const ENTRY =
  /^(?:(?:trans(?:action)? )?date|ref(?:erence)?|details?|particulars|description|doc(?:ument)?|type|posted)\b/i
/** What is ticked beside it (`Cash | Cheque | Credit | EFT`), or what is left of it (`Limit | Used | Credit`). */
const WAY_TO_PAY = /^(?:cash|cheque|eft|eftpos|visa|limit|used)\W*$/i

/**
 * A ledger's column of what was credited (`DATE | DEBIT | CREDIT | BALANCE`), a way to pay or what an account has left, by the columns beside it, or by money under it; a box or two beside a
 * title have no money under that.
 */
function headsCredits(credit: Segment, { rows }: PageLayout, rowIndex: number): boolean {
  const row = rows[rowIndex] as Row
  const isOfSeveral = row.segments.length >= COLUMNS && !/\d/.test(textOfRow(row))
  if (!isOfSeveral || !/^credits?\W*$/i.test(credit.text)) return false
  const names = (pattern: RegExp) => row.segments.some(({ text }) => pattern.test(text))
  const isLedger = (names(COUNTERPART) && names(ENTRY)) || names(WAY_TO_PAY)
  const below = rows.slice(rowIndex + 1, rowIndex + 1 + ROWS).flatMap(one => one.segments)
  return isLedger || below.some(one => isUnder(credit, one) && isMoney(readAmount(one.text)))
}

function wholeTexts(segment: Segment, below: Segment | null, page: PageLayout): string[] {
  const over = setOverTwo(segment, below, page)
  return OPEN_TITLE.test(segment.text) ? [over, segment.text] : [segment.text, over]
}

/**
 * `Pick slip` to the left of a number, or over one in a strip of labels, is the label of another document's; beside the sender's name and its
 * numbers it is the title.
 */
function isNumber(text = ''): boolean {
  return /^#?[A-Z]{0,4}[-/]?\d[\w/.-]*$/.test(text)
}

/** Ends no title (`DELIVERY DOCKET AND TAX` over `INVOICE`). */
const OPEN_TITLE = /\w \W*(?:and|tax|or|[&/+])$/i

/** A title in print so large that its second word (`ADJUSTMENT` over `NOTE`) went below, or what it is as well; empty where nothing did. */
function setOverTwo(upper: Segment, lower: Segment | null, page: PageLayout): string {
  const height = upper.y1 - upper.y0
  const isTitlePrint = OPEN_TITLE.test(upper.text)
    ? height > LARGE * page.textHeight
    : upper.words.length === 1 && isInTitlePrint(upper, page)
  if (!lower || !isTitlePrint || Math.abs(lower.y1 - lower.y0 - height) > 0.1 * height) return ''
  return `${upper.text} ${lower.text}`
}

/** A title that stands so close behind the name in its print that no gap parts them; empty where there is none. */
function besideName(segment: Segment, page: PageLayout): string {
  const found = isInTitlePrint(segment, page) ? TITLE_BESIDE_NAME.exec(segment.text) : null
  const name = segment.text.slice(0, found?.index ?? 0)
  return found && name !== '' && !OF_SENTENCE.test(name) ? found[0].replace(/^[^A-Za-z]+/, '') : ''
}

/** Stands before a document's name where something is said about it (`This is not a tax invoice`, `Ask for a quote`). */
const OF_SENTENCE =
  /\b(?:not|no|against|for|to|of|on|any|a|an|the|your|our|please|pay|free|this|refers|replaces)\b/i

function isInTitlePrint({ y0, y1 }: Segment, { textHeight }: PageLayout): boolean {
  return y1 - y0 > 1.5 * textHeight
}

/** A title's print, and no label's. */
const LARGE = 1.15

/** Times the page's print that a title in larger print is; OCR measures each line by its own letters. */
const LARGER = 1.05
const LARGER_IN_OCR = 1.15

/** In larger print or in capitals; `Tax invoice` is a title in any print. */
function stands(segment: Segment, size: number): boolean {
  const larger = isOcr(segment.words) ? LARGER_IN_OCR : LARGER
  return size > larger || segment.text === segment.text.toUpperCase() || /^tax/i.test(segment.text)
}
