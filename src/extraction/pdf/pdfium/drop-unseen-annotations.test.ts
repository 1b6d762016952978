import { expect, test } from 'vitest'
import { readFirstPage } from '../../testing/read-first-page.ts'
import { writePdf } from '../../testing/write-pdf.ts'

const LAYER_OFF = '/OCProperties << /OCGs [91 0 R] /D << /OFF [91 0 R] >> >>'
const SHOWN = 'BT 0 g /F1 10 Tf 0 2 Td (9999) Tj ET'

/** A page with a note over it; pdfium finds the added objects by looking through the file. */
function withNote(entries: string): Buffer {
  const note = `<< /Type /Annot /Subtype /FreeText /Rect [40 700 140 712] /AP << /N 90 0 R >> ${entries} >>`
  const look = `90 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 100 12] /Resources << /Font << /F1 3 0 R >> >> /Length ${SHOWN.length} >>\nstream\n${SHOWN}\nendstream\nendobj\n91 0 obj\n<< /Type /OCG /Name (Off) >>\nendobj\n`
  const plain = writePdf([{ texts: [{ text: 'printed', x: 40, y: 200 }] }]).toString('latin1')
  return Buffer.from(
    plain
      .replace('/Contents 5 0 R', `/Contents 5 0 R /Annots [${note}]`)
      .replace('/Type /Catalog', `/Type /Catalog ${LAYER_OFF}`)
      .replace('xref\n', `${look}xref\n`),
    'latin1',
  )
}

async function seenWith(entries: string): Promise<string[]> {
  const { words } = await readFirstPage(withNote(entries))
  return words.map(word => word.text)
}

test('a note that is shown is read', async () => {
  expect(await seenWith('/F 4')).toEqual(['printed', '9999'])
})

test.each([
  ['hidden', '/F 2'],
  ['not for viewing', '/F 32'],
  ['on a layer that is off', '/F 4 /OC 91 0 R'],
])('a note that is %s is not', async (_, entries) => {
  expect(await seenWith(entries)).toEqual(['printed'])
})
