import { findDocumentType } from '../header/document-type.ts'
import { findInvoiceNumbers } from '../header/numbers/find-number.ts'
import { type PageLayout, textOfRow, wordsOfRow } from '../layout/lay-out.ts'
import { readLines } from '../lines/read-lines.ts'
import { isMoney, readAmount } from '../values/amounts.ts'

const SHOWS = { negativeTotal: false, withoutPrices: false, hasTotal: true }
/** A shorter number may be printed for anything. */
const LEAST_NUMBER = 4

/**
 * Documents without the delivery dockets behind an invoice that they name, or that names them, and that has all their goods: what came with
 * them, without prices, is nothing to enter once more. Among an invoice's own pages its goods would be read twice.
 */
export function dropDockets(documents: readonly PageLayout[][]): PageLayout[][] {
  const alone = documents.map(pages =>
    isDocket(pages)
      ? pages
      : pages.filter((page, i) => i === 0 || !isDocket([page]) || !hasGoodsOf(pages.slice(0, i), [page])),
  )
  return alone.filter((docket, i) => {
    const before = alone.slice(0, i).filter(invoice => !isDocket(invoice))
    return !(
      isDocket(docket) &&
      before.some(
        invoice => (names(docket, invoice) || names(invoice, docket)) && hasGoodsOf(invoice, docket),
      )
    )
  })
}

/** Whether every number of goods on a docket is printed on the invoice: another delivery's, or what one line stands for, is nowhere else. */
function hasGoodsOf(invoice: readonly PageLayout[], docket: readonly PageLayout[]): boolean {
  const codes = readLines(docket).flatMap(({ lines }) => lines.map(({ partNumber }) => partNumber))
  const text = plainText(invoice)
  return codes.some(code => code !== '') && codes.every(code => text.includes(` ${plain(code)} `))
}

/** Titled as a docket, and nothing on it has a price. */
function isDocket(pages: readonly PageLayout[]): boolean {
  const { type, segment } = findDocumentType(pages, SHOWS)
  const words = pages.flatMap(page => page.rows.flatMap(wordsOfRow))
  return segment !== null && type === 'delivery-docket' && !words.some(word => isMoney(readAmount(word.text)))
}

/** Whether a paper prints the other's number anywhere. */
function names(paper: readonly PageLayout[], other: readonly PageLayout[]): boolean {
  const [number] = findInvoiceNumbers(other, findDocumentType(other, SHOWS).type)
  if (!number || number.value.length < LEAST_NUMBER) return false
  return plainText(paper).includes(` ${plain(number.value)} `)
}

function plainText(paper: readonly PageLayout[]): string {
  return ` ${plain(paper.flatMap(page => page.rows.map(textOfRow)).join('\n'))} `
}

function plain(text: string): string {
  return text.replace(/[^\w/-]+/g, ' ').trim()
}
