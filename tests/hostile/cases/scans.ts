import { SCAN_LIMITS } from '#extraction/process/run-reader.ts'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { type TestText, writePdf } from '#extraction/testing/write-pdf.ts'
import { photograph } from '#extraction/testing/write-scan.ts'
import { seededRandom } from '../../../bench/exam/random.ts'
import { type HostileCase, hostile } from '../hostile-case.ts'
import { flateStream, type Objects, pageOf, pdfOf, streamOf } from '../pdf-parts.ts'
import { noise } from './other-files.ts'

const SIDE = 1000

const A4_AT_300 = { width: 2480, height: 3508 }
const SQUARE = { width: SIDE, height: SIDE }
/** A page so small, points a side, costs OCR a tenth of what A4 costs it, which draws every page at its own resolution. */
const CARD = 200

/** Pages that are pictures and are refused before OCR begins: they hold no print, or are too many. */
const refused: HostileCase[] = [
  hostile('a picture of noise', 'no-print', () => picturePages(1, anyGrey(SIDE * SIDE, 7))),
  hostile('a picture of pale noise', ['scan', 'no-print'], () => picturePages(1, noise(SIDE * SIDE, 7))),
  hostile('a picture of noise on the largest page there may be', 'no-print', () =>
    picturePages(1, anyGrey(4 * SIDE * SIDE, 8), { width: 2 * SIDE, height: 2 * SIDE }, 14_400),
  ),
  hostile('eight scanned pages of blobs', 'no-print', () =>
    picturePages(8, blobs(A4_AT_300, { apart: 13, seed: 5 }), A4_AT_300),
  ),
  hostile('nine scanned pages', 'too-many-scans', () => picturePages(9, Buffer.alloc(SIDE * SIDE, 90))),
  hostile('190 scanned pages of eight million pixels each', 'too-many-scans', () =>
    picturePages(190, Buffer.alloc(A4_AT_300.width * A4_AT_300.height, 90), A4_AT_300),
  ),
]

/** Pages that are pictures which OCR has to read to know, within limits of its own. */
const tried: HostileCase[] = [
  hostile('a black picture', ['scan', 'blank', 'no-invoice'], () =>
    picturePages(1, Buffer.alloc(SIDE * SIDE), SQUARE, CARD),
  ),
  hostile('a white picture', ['scan', 'blank'], () => picturePages(1, Buffer.alloc(SIDE * SIDE, 255))),
  {
    ...hostile('as many blobs as a page of terms has letters', ['slow-scan', 'scan', 'no-invoice'], () =>
      picturePages(1, blobs(A4_AT_300, { apart: 20, seed: 6 }), A4_AT_300),
    ),
    scanLimits: { ...SCAN_LIMITS, pageCoreMilliseconds: SCAN_LIMITS.pageCoreMilliseconds / 4 },
  },
  hostile('a scanned invoice with terms in small print on its back', ['read', 'sound'], async () => {
    const sides = [sampleInvoice(), { texts: smallPrint() }]
    const pictures = await Promise.all(sides.map(side => photograph(writePdf([side]), 0.005)))
    return writePdf(pictures.map(picture => ({ texts: [], picture })))
  }),
].map(scan => ({ ...scan, picture: true as const }))

export const scans: readonly HostileCase[] = [...refused, ...tried]

/** 14,000 letters, as many as a page of terms in 7 point holds. */
function smallPrint(): TestText[] {
  const words =
    'the goods remain property of the seller until paid in full and the buyer shall not sell them otherwise than in the ordinary course'.split(
      ' ',
    )
  const line = (first: number) =>
    Array.from({ length: 31 }, (_, i) => words[(first + 7 * i) % words.length]).join(' ')
  return Array.from({ length: 100 }, (_, i) => ({ text: line(3 * i), x: 15, y: 20 + 8 * i, size: 7 }))
}

function anyGrey(size: number, seed: number): Buffer {
  const random = seededRandom(seed)
  return Buffer.from(Array.from({ length: size }, () => random.int(0, 255)))
}

/** Rows of crossed strokes about as large as small letters. @param apart pixels from one to the next. */
function blobs({ width, height }: typeof SQUARE, { apart, seed }: { apart: number; seed: number }): Buffer {
  const random = seededRandom(seed)
  const grey = Buffer.alloc(width * height, 255)
  for (let top = apart; top < height - 2 * apart; top += apart + 4)
    for (let left = apart; left < width - 2 * apart; left += apart) {
      for (let stroke = 0; stroke < 5; stroke++) {
        const [x, y] = [left + random.int(0, 5), top + random.int(0, 8)]
        const isDown = random.int(0, 1) === 1
        for (let i = 0; i < 5; i++) {
          const at = (y + (isDown ? i : 0)) * width + x + (isDown ? 0 : i)
          grey.fill(0, at, at + 2)
        }
      }
    }
  return grey
}

/** So many pages of one picture. @param side points of a square page; A4 without. */
function picturePages(count: number, grey: Buffer, { width, height } = SQUARE, side = 0): Buffer {
  const [across, down] = side > 0 ? [side, side] : [595, 842]
  const objects: Objects = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    3: 'null',
    5: streamOf(`q ${across} 0 0 ${down} 0 0 cm /Im Do Q`),
    6: flateStream(
      grey,
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
    ),
  }
  for (let i = 0; i < count; i++)
    objects[10 + i] = pageOf({ mediaBox: `[0 0 ${across} ${down}]`, resources: '/XObject << /Im 6 0 R >>' })
  const kids = Array.from({ length: count }, (_, i) => `${10 + i} 0 R`).join(' ')
  return pdfOf({ ...objects, 2: `<< /Type /Pages /Kids [${kids}] /Count ${count} >>` })
}
