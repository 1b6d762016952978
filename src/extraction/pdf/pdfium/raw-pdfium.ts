/**
 * pdfium's functions as its WASM build exports them (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_annot.h, fpdf_flatten.h). They are private
 * in the wrapper's types and present at run time in version 2.1.13: pin it, and see open-pdfium.test.ts. Only this folder calls them.
 * DANGER: reading a name the module does not export (getValue, say) aborts the whole module, so every name used must stay in this list.
 */
export interface RawPdfium {
  HEAPU8: Uint8Array
  HEAPU32: Uint32Array
  HEAP32: Int32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
  wasmExports: { malloc(bytes: number): number; free(pointer: number): void }
  _FPDF_LoadMemDocument(bytes: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_GetPageCount(document: number): number
  _FPDF_GetFormType(document: number): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageBoundingBox(page: number, rect: number): number
  _FPDFPage_GetRotation(page: number): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, index: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFPage_RemoveAnnot(page: number, index: number): number
  _FPDFAnnot_GetFlags(annotation: number): number
  _FPDFAnnot_HasKey(annotation: number, key: number): number
  _FPDFPage_Flatten(page: number, usage: number): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(textPage: number): void
  _FPDFText_CountChars(textPage: number): number
  _FPDFText_GetUnicode(textPage: number, index: number): number
  _FPDFText_IsGenerated(textPage: number, index: number): number
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number
  _FPDFText_GetFontSize(textPage: number, index: number): number
  _FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number
  _FPDFText_GetCharAngle(textPage: number, index: number): number
  _FPDFText_GetFillColor(textPage: number, index: number, r: number, g: number, b: number, a: number): number
  _FPDFText_GetFontWeight(textPage: number, index: number): number
  _FPDFText_GetFontInfo(textPage: number, index: number, buffer: number, size: number, flags: number): number
  _FPDFText_GetTextObject(textPage: number, index: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
  _FPDFPageObj_SetIsActive(object: number, active: number): number
  _FPDFPageObj_CountMarks(object: number): number
  _FPDFPageObj_GetMark(object: number, index: number): number
  _FPDFPageObjMark_GetParamStringValue(
    mark: number,
    key: number,
    buffer: number,
    size: number,
    written: number,
  ): number
  _FPDFFormObj_CountObjects(object: number): number
  _FPDFFormObj_GetObject(object: number, index: number): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDFBitmap_FillRect(
    bitmap: number,
    x: number,
    y: number,
    width: number,
    height: number,
    colour: number,
  ): number
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
}
