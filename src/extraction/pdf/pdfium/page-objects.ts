import type { RawObject } from './raw-page.ts'
import type { RawPdfium } from './raw-pdfium.ts'

const TEXT_OBJECT = 1
const PATH_OBJECT = 2
const IMAGE_OBJECT = 3
const FORM_OBJECT = 5
const MOST_OBJECTS = 20_000

/** Paths and pictures of the page itself. */
export function readObjects(raw: RawPdfium, page: number, scratch: number): RawObject[] {
  const objects: RawObject[] = []
  const count = Math.min(raw._FPDFPage_CountObjects(page), MOST_OBJECTS)
  for (let index = 0; index < count; index++) {
    const object = raw._FPDFPage_GetObject(page, index)
    const type = raw._FPDFPageObj_GetType(object)
    if (type !== PATH_OBJECT && type !== IMAGE_OBJECT) continue
    if (!raw._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    const words = scratch >> 2
    const [left = 0, bottom = 0, right = 0, top = 0] = raw.HEAPF32.subarray(words, words + 4)
    objects.push({ kind: type === PATH_OBJECT ? 'path' : 'image', left, bottom, right, top })
  }
  return objects
}

/** Every text object of the page, also those in forms within it. */
export function textObjects(raw: RawPdfium, page: number): number[] {
  const found: number[] = []
  const visit = (object: number) => {
    const type = raw._FPDFPageObj_GetType(object)
    if (type === TEXT_OBJECT) found.push(object)
    if (type !== FORM_OBJECT) return
    const count = raw._FPDFFormObj_CountObjects(object)
    for (let index = 0; index < count; index++) visit(raw._FPDFFormObj_GetObject(object, index))
  }
  const count = raw._FPDFPage_CountObjects(page)
  for (let index = 0; index < count; index++) visit(raw._FPDFPage_GetObject(page, index))
  return found
}
