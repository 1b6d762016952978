import type { RawPdfium } from './raw-pdfium.ts'

/** Annotation flags Invisible, Hidden and NoView (ISO 32000-1, table 165). */
const UNSEEN = 0x01 | 0x02 | 0x20

/**
 * Takes off a page the annotations that no viewer shows, before the others become its content: those that say so, and those of a layer,
 * which may be switched off.
 */
export function dropUnseenAnnotations(raw: RawPdfium, page: number): void {
  const key = raw.wasmExports.malloc(8)
  raw.HEAPU8.set(new TextEncoder().encode('OC\0'), key)
  for (let index = raw._FPDFPage_GetAnnotCount(page) - 1; index >= 0; index--) {
    const annotation = raw._FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    const isUnseen = (raw._FPDFAnnot_GetFlags(annotation) & UNSEEN) !== 0
    const isLayered = raw._FPDFAnnot_HasKey(annotation, key) !== 0
    raw._FPDFPage_CloseAnnot(annotation)
    if (isUnseen || isLayered) raw._FPDFPage_RemoveAnnot(page, index)
  }
  raw.wasmExports.free(key)
}
