import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { type TestPage, writePdf } from '#extraction/testing/write-pdf.ts'
import { type HostileCase, hostile } from '../hostile-case.ts'
import {
  invoiceContent,
  invoiceObjects,
  invoiceWith,
  latin,
  type Objects,
  pageOf,
  pdfOf,
  streamOf,
  writeBody,
  writeEnd,
} from '../pdf-parts.ts'

const tree = (kids: string, count: number) => `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`

/** Trees of pages that loop, lie or never end, and files of many pages. */
export const pageTrees: readonly HostileCase[] = [
  hostile('a page tree that holds itself', 'damaged', () => invoiceWith({ 2: tree('2 0 R', 1) })),
  hostile('a page tree that loops through a child', ['damaged', 'blank'], () =>
    invoiceWith({ 2: tree('6 0 R', 1), 6: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>' }),
  ),
  hostile('a page whose parent is itself', ['read', 'damaged'], () =>
    invoiceWith({ 4: pageOf({ parent: 4 }) }),
  ),
  hostile('two billion pages announced', ['read', 'damaged', 'too-many-pages'], () =>
    invoiceWith({ 2: tree('4 0 R', 2_147_483_647) }),
  ),
  hostile('a negative count of pages', ['read', 'damaged'], () => invoiceWith({ 2: tree('4 0 R', -3) })),
  hostile('three pages announced and one there', ['read', 'damaged'], () =>
    invoiceWith({ 2: tree('4 0 R', 3) }),
  ),
  hostile('one page announced and two there', ['read', 'damaged'], () =>
    invoiceWith({ 2: tree('4 0 R 6 0 R', 1), 6: pageOf({ contents: '7 0 R' }), 7: streamOf('') }),
  ),
  hostile('no pages', ['damaged', 'blank'], () => invoiceWith({ 2: tree('', 0) })),
  hostile('a page that is not there', ['damaged', 'blank'], () => invoiceWith({ 2: tree('77 0 R', 1) })),
  hostile('50,000 references to one page', 'too-many-pages', () =>
    invoiceWith({ 2: tree('4 0 R '.repeat(50_000), 50_000) }),
  ),
  hostile('a page tree 5,000 levels deep', ['read', 'damaged'], deepTree),
  // Four seconds of two idle cores; on a machine with twenty other things to do it runs into the deadline.
  hostile('200 pages, the invoice first', ['read', 'too-slow'], () => manyPages(200)),
  {
    ...hostile('80 pages of dense tables', ['too-slow', 'sound'], () =>
      writePdf(Array.from({ length: 80 }, (_, i) => denseTable(i))),
    ),
    advice: /^This PDF of 80 pages took too long to read: split it/,
  },
  hostile('201 pages', 'too-many-pages', () => manyPages(201)),
  hostile('a later update that changes the invoice number', 'read', () => updated(['99999', '40118'])),
  hostile('a hundred updates, the last one true', 'read', () =>
    updated([...Array.from({ length: 99 }, (_, i) => String(50_000 + i)), '40118']),
  ),
]

function deepTree(): Buffer {
  const depth = 5000
  const objects = invoiceObjects({ 2: tree('100 0 R', 1) })
  for (let level = 0; level < depth; level++) {
    const child = level === depth - 1 ? '4 0 R' : `${101 + level} 0 R`
    objects[100 + level] = tree(child, 1)
  }
  return pdfOf(objects)
}

function manyPages(count: number): Buffer {
  const objects: Objects = invoiceObjects({ 6: pageOf({ contents: '7 0 R' }), 7: termsPage() })
  const kids = ['4 0 R', ...Array.from({ length: count - 1 }, (_, i) => `${10 + i} 0 R`)]
  for (let i = 0; i < count - 1; i++) objects[10 + i] = pageOf({ contents: '7 0 R' })
  return pdfOf({ ...objects, 2: tree(kids.join(' '), count) })
}

/** 75 lines of an invoice that adds nothing up. */
function denseTable(page: number): TestPage {
  const columns = [30, 120, 330, 400, 480]
  const rows = Array.from({ length: 75 }, (_, row) => [
    `QA-${page}${row}`,
    `Part ${row} of page ${page}`,
    String(1 + (row % 9)),
    `${10 + row}.50`,
    ((1 + (row % 9)) * (10.5 + row)).toFixed(2),
  ])
  const texts = rows.flatMap((row, r) =>
    row.map((text, i) => ({ text, x: columns[i] ?? 0, y: 40 + r * 10, size: 7 })),
  )
  return { texts }
}

function termsPage(): Buffer {
  const lines = Array.from({ length: 3 }, (_, i) => ({
    text: 'The goods remain ours until they are paid for.',
    x: 40,
    y: 60 + i * 20,
  }))
  return streamOf(invoiceContent({ texts: lines }))
}

/** The same file saved again and again, each time with another invoice number; readers take the last. */
function updated(numbers: readonly string[]): Buffer {
  let whole = Buffer.alloc(0)
  let previous = 0
  numbers.forEach((number, i) => {
    const content = streamOf(invoiceContent(sampleInvoice(number)))
    const objects = i === 0 ? invoiceObjects({ 5: content }) : { 5: content }
    const body = writeBody(objects, i === 0 ? '%PDF-1.7\n' : '\n', whole.length)
    const trailer = i === 0 ? '' : `/Prev ${previous}`
    previous = whole.length + body.bytes.length
    whole = Buffer.concat([whole, body.bytes, writeEnd(body, { trailer, from: whole.length, size: 6 })])
  })
  return latin(whole)
}
