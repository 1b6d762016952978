import { deflateSync } from 'node:zlib'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { contentOf, type TestPage } from '#extraction/testing/write-pdf.ts'

export type Body = string | Buffer
/** PDF objects by number; a missing number is a gap in the file. */
export type Objects = Record<number, Body>

export const PAGE_HEIGHT = 842
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** The sample invoice's drawing operators. */
export function invoiceContent(page: TestPage = sampleInvoice()): string {
  return contentOf(page, PAGE_HEIGHT)
}

/** A stream object; `/Length` is true unless another is given. */
export function streamOf(content: Body, entries = '', length: number | string = content.length): Buffer {
  return Buffer.concat([
    latin(`<< ${entries} /Length ${length} >>\nstream\n`),
    latin(content),
    latin('\nendstream'),
  ])
}

export function flateStream(content: Body, entries = ''): Buffer {
  return streamOf(deflateSync(latin(content), { level: 9 }), `${entries} /Filter /FlateDecode`)
}

/** A page object with Helvetica as /F1; `more` holds further or overriding entries. */
export function pageOf({
  mediaBox = `[0 0 595 ${PAGE_HEIGHT}]`,
  resources = '',
  more = '',
  contents = '5 0 R',
  parent = 2,
} = {}): string {
  return `<< /Type /Page /Parent ${parent} 0 R /MediaBox ${mediaBox} /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents ${contents} ${more} >>`
}

/** The sample invoice as objects: 1 catalog, 2 pages, 3 font, 4 page, 5 content. */
export function invoiceObjects(changes: Objects = {}): Objects {
  return {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    3: FONT,
    4: pageOf(),
    5: streamOf(invoiceContent()),
    ...changes,
  }
}

/** Where an object begins in a body, by number. */
export interface Written {
  bytes: Buffer
  offsets: Map<number, number>
}

/** Header and objects, without cross-reference table. */
export function writeBody(objects: Objects, header = '%PDF-1.7\n', from = 0): Written {
  const parts = [latin(header)]
  const offsets = new Map<number, number>()
  let size = from + header.length
  for (const [number, body] of Object.entries(objects)) {
    offsets.set(Number(number), size)
    const part = Buffer.concat([latin(`${number} 0 obj\n`), latin(body), latin('\nendobj\n')])
    parts.push(part)
    size += part.length
  }
  return { bytes: Buffer.concat(parts), offsets }
}

/** Cross-reference table and trailer for a body. `shift` makes every offset wrong. */
export function writeEnd(
  { bytes, offsets }: Written,
  { trailer = '', shift = 0, from = 0, size = Math.max(...offsets.keys()) + 1, startXref = NaN } = {},
): Buffer {
  const entries = [...offsets].map(
    ([number, offset]) => `${number} 1\n${String(offset + shift).padStart(10, '0')} 00000 n \n`,
  )
  const start = Number.isNaN(startXref) ? from + bytes.length : startXref
  return latin(
    `xref\n0 1\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
  )
}

export function pdfOf(objects: Objects, trailer = ''): Buffer {
  const body = writeBody(objects)
  return Buffer.concat([body.bytes, writeEnd(body, { trailer })])
}

/** The sample invoice with some objects changed. */
export const invoiceWith = (changes: Objects, trailer = ''): Buffer => pdfOf(invoiceObjects(changes), trailer)

export const invoiceOnPage = (page: Parameters<typeof pageOf>[0], changes: Objects = {}): Buffer =>
  invoiceWith({ 4: pageOf(page), ...changes })

/** A page of these operators in place of the invoice's. */
export const contentPdf = (content: Body): Buffer => invoiceWith({ 5: flateStream(content) })

/** An invoice whose objects lie in a compressed object stream, with a cross-reference stream (PDF 1.5). */
export function modernInvoice(packed?: Buffer): Buffer {
  const loose = { 5: flateStream(invoiceContent()) }
  const inside = Object.entries(invoiceObjects()).filter(([number]) => Number(number) < 5)
  let text = ''
  const heads = inside.map(([number, body]) => {
    const head = `${number} ${text.length}`
    text += `${latin(body).toString('latin1')}\n`
    return head
  })
  const first = `${heads.join(' ')}\n`
  const pack = packed ?? flateStream(first + text, `/Type /ObjStm /N ${inside.length} /First ${first.length}`)
  const body = writeBody({ ...loose, 6: pack })
  const rows = [
    [0, 0, 65535],
    ...inside.map((_, index) => [2, 6, index]),
    [1, body.offsets.get(5) ?? 0, 0],
    [1, body.offsets.get(6) ?? 0, 0],
    [1, body.bytes.length, 0],
  ]
  const table = Buffer.from(
    rows.flatMap(([type = 0, middle = 0, last = 0]) => [
      type,
      middle >>> 24,
      (middle >>> 16) & 255,
      (middle >>> 8) & 255,
      middle & 255,
      last >> 8,
      last & 255,
    ]),
  )
  const xref = flateStream(table, `/Type /XRef /W [1 4 2] /Size ${rows.length} /Root 1 0 R`)
  const end = Buffer.concat([
    latin(`${rows.length - 1} 0 obj\n`),
    xref,
    latin(`\nendobj\nstartxref\n${body.bytes.length}\n%%EOF\n`),
  ])
  return Buffer.concat([body.bytes, end])
}

export function latin(body: Body): Buffer {
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body
}
