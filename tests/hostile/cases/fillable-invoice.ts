import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import type { TestText } from '#extraction/testing/write-pdf.ts'
import { invoiceContent, invoiceWith, type Objects, PAGE_HEIGHT, pageOf, streamOf } from '../pdf-parts.ts'

const HIDDEN_FLAG = 2
const PRINT_FLAG = 4

/**
 * The sample invoice as a form: whatever holds a digit stands in a text field, the rest is printed. `drawn` fields carry their
 * appearance, `bare` ones only their value (NeedAppearances), `hidden` ones must not be seen.
 */
export function fillableInvoice(fields: 'drawn' | 'bare' | 'hidden'): Buffer {
  const texts = sampleInvoice().texts
  const filled = texts.filter(({ text }) => /\d/.test(text) && !text.startsWith('ABN'))
  const printed = texts.filter(text => !filled.includes(text))
  const objects: Objects = {}
  filled.forEach((text, i) => {
    objects[100 + i] = field(text, i, fields)
    objects[200 + i] = appearance(text)
  })
  const references = filled.map((_, i) => `${100 + i} 0 R`).join(' ')
  return invoiceWith({
    1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${references}] /NeedAppearances ${fields === 'bare'} /DA (/F1 10 Tf 0 g) /DR << /Font << /F1 3 0 R >> >> >> >>`,
    4: pageOf({ more: `/Annots [${references}]` }),
    5: streamOf(invoiceContent({ texts: printed })),
    ...objects,
  })
}

function field({ text, x, y }: TestText, index: number, kind: 'drawn' | 'bare' | 'hidden'): string {
  const bottom = PAGE_HEIGHT - y - 3
  const flags = PRINT_FLAG | (kind === 'hidden' ? HIDDEN_FLAG : 0)
  const drawn = kind === 'bare' ? '' : `/AP << /N ${200 + index} 0 R >>`
  return `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field${index}) /V (${text}) /DA (/F1 10 Tf 0 g) /F ${flags} /Rect [${x} ${bottom} ${x + 75} ${bottom + 14}] ${drawn} >>`
}

function appearance({ text }: TestText): Buffer {
  return streamOf(
    `/Tx BMC BT 0 g /F1 10 Tf 0 3 Td (${text}) Tj ET EMC`,
    '/Type /XObject /Subtype /Form /BBox [0 0 75 14] /Resources << /Font << /F1 3 0 R >> >>',
  )
}
