import { deflateSync } from 'node:zlib'
import { turnBySlope } from '../ocr/straighten.ts'
import { openPdfium } from '../pdf/open-pdfium.ts'

/** Prints a PDF's first page and scans it: a PDF of one tilted picture without text. @param slope rise over run of the tilt. */
export async function writeScan(pdf: Uint8Array, slope: number): Promise<Buffer> {
  const document = await openPdfium(pdf)
  const page = document.openPage(0)
  const { width, height, pixels } = turnBySlope(page.render(2339), -slope)
  page.close()
  document.close()
  const picture = deflateSync(pixels)
  const content = 'q 595 0 0 842 0 0 cm /Im Do Q'
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Im 5 0 R >> >> /Contents 4 0 R >>',
    ),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${picture.length} >>\nstream\n`,
      ),
      picture,
      Buffer.from('\nendstream'),
    ]),
  ]
  return assemble(objects)
}

function assemble(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  const size = () => parts.reduce((sum, part) => sum + part.length, 0)
  objects.forEach((object, i) => {
    offsets.push(size())
    parts.push(Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  })
  const start = size()
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
