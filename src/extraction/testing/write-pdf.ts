import { deflateSync } from 'node:zlib'
import type { Picture } from '../pdf/pdfium/raw-page.ts'

/** A line of text for a test PDF: points from the top left, to its baseline. */
export interface TestText {
  text: string
  x: number
  y: number
  size?: number
  /** `1 1 1 rg` and the like. */
  colour?: string
  /** PDF text render mode; 3 paints nothing. */
  mode?: number
  /** Quarter turns counterclockwise about its start. */
  quarters?: 0 | 1 | 2 | 3
  /** In a bold font, of whose stems the file tells half, as browsers do. */
  bold?: boolean
}

/** The text matrix of a quarter turn. */
const TURNS = ['1 0 0 1', '0 1 -1 0', '-1 0 0 -1', '0 -1 1 0'] as const

export interface TestPage {
  width?: number
  height?: number
  rotate?: number
  texts: TestText[]
  /** Raw drawing operators painted before the text. */
  drawing?: string
  /** A picture over the whole page, under its text. */
  picture?: Picture
}

/** Writes a small PDF in Helvetica, by hand, so that tests need no PDF library. */
export function writePdf(pages: readonly TestPage[], trailer = ''): Buffer {
  const objects: string[] = []
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ')
  objects[1] = '<< /Type /Catalog /Pages 2 0 R >>'
  objects[2] = `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`
  objects[3] = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  let next = 4 + pages.length * 2
  const bold = next++
  objects[bold] =
    `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Tallow-Bold /Encoding /WinAnsiEncoding /FontDescriptor ${next} 0 R >>`
  objects[next++] =
    '<< /Type /FontDescriptor /FontName /AAAAAA+Tallow-Bold /Flags 32 /FontBBox [0 -200 1000 900] /Ascent 900 /Descent -200 /CapHeight 700 /ItalicAngle 0 /StemV 90 >>'
  pages.forEach((page, i) => {
    const { width = 595, height = 842, rotate = 0 } = page
    const pictures = page.picture ? `/XObject << /Im ${next} 0 R >>` : ''
    if (page.picture) objects[next++] = pictureObject(page.picture)
    const stream = contentOf(page, height)
    objects[4 + i * 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R /F2 ${bold} 0 R >> ${pictures} >> /Contents ${5 + i * 2} 0 R >>`
    objects[5 + i * 2] = `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`
  })
  return assemble(objects, trailer)
}

/** A page's drawing and texts as PDF operators, for a page of that height in points. */
export function contentOf(page: TestPage, height: number, width = page.width ?? 595): string {
  const texts = page.texts.map(
    ({ text, x, y, size = 10, colour = '0 0 0 rg', mode = 0, quarters = 0, bold }) => {
      const escaped = text.replace(/[\\()]/g, character => `\\${character}`)
      return `BT ${colour} ${mode} Tr /F${bold ? 2 : 1} ${size} Tf ${TURNS[quarters]} ${x} ${height - y} Tm (${escaped}) Tj ET`
    },
  )
  const picture = page.picture ? `q ${width} 0 0 ${height} 0 0 cm /Im Do Q` : ''
  return [picture, page.drawing ?? '', ...texts].join('\n')
}

function pictureObject({ width, height, pixels }: Picture): string {
  const stream = deflateSync(pixels).toString('latin1')
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${stream.length} >>`
  return `${head}\nstream\n${stream}\nendstream`
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let body = '%PDF-1.4\n'
  const offsets: number[] = []
  objects.forEach((object, number) => {
    offsets[number] = body.length
    body += `${number} 0 obj\n${object}\nendobj\n`
  })
  const entries = offsets.slice(1).map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const start = body.length
  body += `xref\n0 ${objects.length}\n0000000000 65535 f \n${entries.join('')}`
  body += `trailer\n<< /Size ${objects.length} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

/** Rows of cells at given x positions, 20 points apart, right-aligned by hand where a test needs it. */
export function rowsOfText(rows: readonly (readonly [x: number, text: string][])[], top: number): TestText[] {
  return rows.flatMap((row, i) => row.map(([x, text]) => ({ x, text, y: top + i * 20 })))
}
