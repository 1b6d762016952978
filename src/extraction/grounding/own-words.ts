import type { Box, Invoice } from '#domain/invoice.ts'
import type { WordIndex } from './word-index.ts'

/** The height of a page that an invoice takes up, as fractions of it. */
interface Band {
  page: number
  y0: number
  y1: number
}

/**
 * The words that may be an invoice's: all but those of the other invoices of its PDF. Others have the pages that this one is not on, and
 * of a page they share what lies between the places of their values.
 */
export function ownWords(index: WordIndex, invoice: Invoice, all: readonly Invoice[]): WordIndex {
  const others = all.filter(one => one !== invoice)
  const pages = new Set(others.flatMap(one => one.pages).filter(page => !invoice.pages.includes(page)))
  const own = bandsOf(invoice)
  const foreign = others.flatMap(bandsOf)
  if (pages.size === 0 && foreign.every(({ page }) => !invoice.pages.includes(page))) return index
  return index.only(row => {
    if (pages.has(row.page)) return false
    const within = (band: Band) => holds(band, index.boxOf(row.words))
    return !foreign.some(within) || own.some(within)
  })
}

function bandsOf({ boxes, lines }: Invoice): Band[] {
  const all = [boxes, ...lines.map(line => line.boxes)].flatMap(one => Object.values(one))
  return [...Map.groupBy(all, box => box.page)].map(([page, on]) => ({
    page,
    y0: Math.min(...on.map(box => box.y0)),
    y1: Math.max(...on.map(box => box.y1)),
  }))
}

function holds({ page, y0, y1 }: Band, row: Box): boolean {
  const middle = (row.y0 + row.y1) / 2
  return row.page === page && middle >= y0 && middle <= y1
}
