import { type HostileCase, hostile } from '../hostile-case.ts'
import { flateStream, type Objects, pageOf, pdfOf, streamOf } from '../pdf-parts.ts'
import { noise } from './other-files.ts'

const SIDE = 1000

/** Pages that are pictures: they go to OCR, which has limits of its own. */
export const scans: HostileCase[] = [
  hostile('a picture of noise', ['scan', 'no-invoice', 'too-slow'], () =>
    picturePages(1, noise(SIDE * SIDE, 7)),
  ),
  hostile('a black picture', ['scan', 'blank', 'no-invoice'], () =>
    picturePages(1, Buffer.alloc(SIDE * SIDE)),
  ),
  hostile('a white picture', ['scan', 'blank'], () => picturePages(1, Buffer.alloc(SIDE * SIDE, 255))),
  hostile('nine scanned pages', 'too-many-scans', () => picturePages(9, Buffer.alloc(SIDE * SIDE, 90))),
].map(scan => ({ ...scan, picture: true as const }))

function picturePages(count: number, grey: Buffer): Buffer {
  const objects: Objects = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    3: 'null',
    5: streamOf('q 595 0 0 842 0 0 cm /Im Do Q'),
    6: flateStream(
      grey,
      `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} /ColorSpace /DeviceGray /BitsPerComponent 8`,
    ),
  }
  for (let i = 0; i < count; i++) objects[10 + i] = pageOf({ resources: '/XObject << /Im 6 0 R >>' })
  const kids = Array.from({ length: count }, (_, i) => `${10 + i} 0 R`).join(' ')
  return pdfOf({ ...objects, 2: `<< /Type /Pages /Kids [${kids}] /Count ${count} >>` })
}
