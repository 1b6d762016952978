import { findInvoiceNumbers } from '../header/numbers/find-number.ts'
import { type PageLayout, wordsOfRow } from '../layout/lay-out.ts'
import { foldConfusable } from '../ocr/confusable.ts'
import { isOcr } from '../pdf/page.ts'

/** Share of a scanned page's figures that two readings of the same print have in common. */
const SAME_SCAN = 0.9
/** A page with fewer figures says too little to be known again. */
const LEAST_FIGURES = 8

/** What a page is known again by. */
interface Known {
  page: PageLayout
  scanned: boolean
  figures: string[]
  /** All its figures in one text, whatever their order. */
  print: string
}

/** Pages without those that repeat an earlier one figure for figure: an invoice's customer or file copy would double its lines. */
export function dropCopies(pages: readonly PageLayout[]): PageLayout[] {
  const kept: Known[] = []
  const prints = new Set<string>()
  const numbers = new Map<Known, string | null>()
  const numberOf = (one: Known) => {
    if (!numbers.has(one)) numbers.set(one, invoiceNumberOf(one.page))
    return numbers.get(one) ?? null
  }
  const isSameScan = (one: Known, other: Known) =>
    (one.scanned || other.scanned) &&
    numberOf(one) !== null &&
    numberOf(one) === numberOf(other) &&
    sharedFigures(one, other) >= SAME_SCAN * Math.max(one.figures.length, other.figures.length)
  for (const mine of pages.map(knownBy)) {
    const isTelling = mine.figures.length >= LEAST_FIGURES
    if (isTelling && (prints.has(mine.print) || kept.some(one => isSameScan(mine, one)))) continue
    kept.push(mine)
    if (!mine.scanned) prints.add(mine.print)
  }
  return kept.map(one => one.page)
}

function knownBy(page: PageLayout): Known {
  const words = page.rows.flatMap(wordsOfRow)
  const figures = words.map(word => word.text).filter(text => /\d/.test(text))
  const scanned = isOcr(words)
  return { page, scanned, figures, print: figures.toSorted().join(' ') }
}

function sharedFigures(one: Known, other: Known): number {
  const left = new Map<string, number>()
  for (const figure of one.figures.map(foldConfusable)) left.set(figure, (left.get(figure) ?? 0) + 1)
  return other.figures.map(foldConfusable).filter(figure => {
    const count = left.get(figure) ?? 0
    left.set(figure, count - 1)
    return count > 0
  }).length
}

function invoiceNumberOf(page: PageLayout): string | null {
  const [best] = findInvoiceNumbers([page])
  return best ? foldConfusable(best.value) : null
}
