import { findInvoiceNumbers } from './header/find-number.ts'
import type { PageLayout } from './layout/lay-out.ts'
import { foldConfusable } from './ocr/settle-code.ts'

/** Share of a scanned page's figures that two readings of the same print have in common. */
const SAME_SCAN = 0.9
/** A page with fewer figures says too little to be known again. */
const LEAST_FIGURES = 8

/** Pages without those that repeat an earlier one figure for figure: an invoice's customer or file copy would double its lines. */
export function dropCopies(pages: readonly PageLayout[]): PageLayout[] {
  const kept: PageLayout[] = []
  for (const page of pages) if (!kept.some(one => isCopy(page, one))) kept.push(page)
  return kept
}

function isCopy(page: PageLayout, original: PageLayout): boolean {
  const [mine, others] = [figuresOf(page), figuresOf(original)]
  const most = Math.max(mine.words.length, others.words.length)
  if (most < LEAST_FIGURES) return false
  const left = [...others.words]
  const shared = mine.words.filter(word => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  if (!mine.scanned && !others.scanned) return shared === most
  const [number, other] = [numberOf(page), numberOf(original)]
  return number !== null && number === other && shared >= SAME_SCAN * most
}

function figuresOf(page: PageLayout): { words: string[]; scanned: boolean } {
  const words = page.rows.flatMap(row => row.segments.flatMap(segment => segment.words))
  const scanned = words.some(word => word.source === 'ocr')
  const figures = words.map(word => word.text).filter(text => /\d/.test(text))
  return { words: scanned ? figures.map(foldConfusable) : figures, scanned }
}

function numberOf(page: PageLayout): string | null {
  const [best] = findInvoiceNumbers([page])
  return best ? foldConfusable(best.value) : null
}
