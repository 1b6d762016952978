import type { DocumentType } from '#domain/invoice.ts'
import { readHeader } from '../header/read-header.ts'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfText, type TextAt } from './page-of-text.ts'
import type { TestText } from './write-pdf.ts'

/** A letterhead with its title and ABN. */
export const HEAD: TestText[] = [
  { text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 },
  { text: 'TAX INVOICE', x: 420, y: 50, size: 16 },
  { text: 'ABN 51 824 753 556', x: 40, y: 70 },
]

/** Rows of cells at their places, 12 points apart, under the head. */
export function rows(...cells: [x: number, text: string][][]): TestText[] {
  return cells.flatMap((row, i) => row.map(([x, text]) => ({ text, x, y: 100 + 12 * i })))
}

/** What the header of a page with these texts says. */
export function headerOn(texts: TestText[], head = HEAD, type: DocumentType = 'tax-invoice') {
  return readHeader([layOutPage(pageOfText([...head, ...texts]))], type, [])
}

/** The same for texts written as tuples. */
export function headerOf(...texts: readonly TextAt[]) {
  return headerOn(texts.map(([x, y, text]) => ({ x, y, text })))
}
