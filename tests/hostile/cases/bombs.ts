import { deflateSync } from 'node:zlib'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { hostile } from '../hostile-case.ts'
import {
  contentPdf,
  flateStream,
  invoiceContent,
  invoiceOnPage,
  invoiceWith,
  modernInvoice,
  streamOf,
} from '../pdf-parts.ts'

const TOO_MUCH = ['too-slow', 'too-large', 'damaged', 'too-much-text'] as const
const MEGABYTE = 1_000_000

/** Small files that grow without bound when read: packed zeros, endless operators, forms in forms. */
export const bombs = [
  hostile('600 MB of spaces, packed', TOO_MUCH, () => contentPdf(Buffer.alloc(600 * MEGABYTE, ' '))),
  hostile('400 MB of spaces, packed twice', TOO_MUCH, () => {
    const once = deflateSync(Buffer.alloc(400 * MEGABYTE, ' '), { level: 9 })
    return invoiceWith({
      5: streamOf(deflateSync(once, { level: 9 }), '/Filter [/FlateDecode /FlateDecode]'),
    })
  }),
  hostile('a hundred compressions of one stream', [...TOO_MUCH, 'read', 'blank'], () => {
    let content = Buffer.from(invoiceContent(), 'latin1')
    for (let i = 0; i < 100; i++) content = deflateSync(content)
    return invoiceWith({ 5: streamOf(content, `/Filter [${'/FlateDecode '.repeat(100)}]`) })
  }),
  hostile('an object stream of 500 MB', TOO_MUCH, () =>
    modernInvoice(flateStream(Buffer.alloc(500 * MEGABYTE, ' '), '/Type /ObjStm /N 4 /First 20')),
  ),
  hostile('a font file of 400 MB', [...TOO_MUCH, 'read'], () =>
    invoiceWith({
      3: '<< /Type /Font /Subtype /TrueType /BaseFont /Bomb /FontDescriptor 8 0 R /Encoding /WinAnsiEncoding >>',
      8: '<< /Type /FontDescriptor /FontName /Bomb /Flags 32 /FontFile2 9 0 R >>',
      9: flateStream(Buffer.alloc(400 * MEGABYTE)),
    }),
  ),
  hostile('a million operators', 'read', () =>
    contentPdf(`${'0 0 m 1 1 l n '.repeat(330_000)}\n${invoiceContent()}`),
  ),
  hostile('12 million text operators', [...TOO_MUCH, 'blank'], () => contentPdf('BT ET '.repeat(6_000_000))),
  hostile('300,000 painted lines', [...TOO_MUCH, 'read'], () =>
    contentPdf(`${'9 9 m 20 20 l S '.repeat(300_000)}\n${invoiceContent()}`),
  ),
  hostile('a million characters on a page', 'too-much-text', () => contentPdf(manyCharacters(MEGABYTE))),
  hostile('25,000 characters before the invoice', [...TOO_MUCH, 'read'], () =>
    contentPdf(`${manyCharacters(25_000)}\n${invoiceContent()}`),
  ),
  hostile('a form that paints itself', 'read', () =>
    invoiceOnPage(
      { resources: '/XObject << /Fm 6 0 R >>', contents: '[5 0 R 7 0 R]' },
      {
        6: form('/Fm Do', '/XObject << /Fm 6 0 R >>'),
        7: streamOf('/Fm Do'),
      },
    ),
  ),
  hostile('two forms that paint each other', 'read', () =>
    invoiceOnPage(
      { resources: '/XObject << /Fm 6 0 R >>', contents: '[5 0 R 8 0 R]' },
      {
        6: form('/Fm Do', '/XObject << /Fm 7 0 R >>'),
        7: form('/Fm Do', '/XObject << /Fm 6 0 R >>'),
        8: streamOf('/Fm Do'),
      },
    ),
  ),
  hostile('a form painted ten to the tenth times', [...TOO_MUCH, 'read'], formTower),
  hostile('a million saved graphics states', [...TOO_MUCH, 'read'], () =>
    contentPdf(`${'q '.repeat(MEGABYTE)}\n${invoiceContent()}`),
  ),
  hostile('a dictionary 100,000 levels deep', [...TOO_MUCH, 'read'], () =>
    invoiceOnPage({ more: `/Deep ${'<< /A '.repeat(100_000)}0${' >>'.repeat(100_000)}` }),
  ),
  hostile('an array 500,000 levels deep', [...TOO_MUCH, 'read'], () =>
    invoiceWith({ 9: '['.repeat(500_000) + ']'.repeat(500_000) }),
  ),
  hostile('an array 100,000 levels deep between operators', [...TOO_MUCH, 'read'], () =>
    contentPdf(`${'['.repeat(100_000)}${']'.repeat(100_000)} 0 d\n${invoiceContent()}`),
  ),
  hostile('references that lead to each other', [...TOO_MUCH, 'blank'], () =>
    invoiceWith({ 5: '6 0 R', 6: '5 0 R' }),
  ),
  hostile('a pattern that paints itself a hundred million times', [...TOO_MUCH, 'read'], () =>
    invoiceOnPage(
      { resources: '/Pattern << /P 6 0 R >>', contents: '[5 0 R 7 0 R]' },
      {
        6: streamOf(
          '/Pattern cs /P scn 0 0 9 9 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep .01 /YStep .01 /Resources << /Pattern << /P 6 0 R >> >>',
        ),
        7: streamOf('/Pattern cs /P scn 100 700 99 99 re f'),
      },
    ),
  ),
  hostile('100,000 annotations', [...TOO_MUCH, 'read'], () =>
    invoiceOnPage(
      { more: `/Annots [${'6 0 R '.repeat(100_000)}]` },
      {
        6: '<< /Type /Annot /Subtype /Square /Rect [10 10 20 20] /C [1 0 0] >>',
      },
    ),
  ),
]

function form(content: string, resources: string): Buffer {
  return streamOf(content, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`)
}

function formTower(): Buffer {
  const objects = Object.fromEntries(
    Array.from({ length: 10 }, (_, level) => [
      10 + level,
      form('/Fm Do '.repeat(10), `/XObject << /Fm ${11 + level} 0 R >>`),
    ]),
  )
  return invoiceOnPage(
    { resources: '/XObject << /Fm 10 0 R >>', contents: '[5 0 R 8 0 R]' },
    {
      ...objects,
      8: streamOf('/Fm Do'),
      20: form('0 0 1 1 re f', ''),
    },
  )
}

/** Lines of small print below the invoice's last line. */
function manyCharacters(count: number): string {
  const perLine = 250
  const lines = Array.from({ length: Math.ceil(count / perLine) }, (_, i) => ({
    // pdfium leaves out what is printed twice in one place.
    text: `${i} filler `.repeat(36).slice(0, perLine),
    x: 20,
    y: 500 + (i % 3300) / 10,
    size: 4,
  }))
  return invoiceContent({ ...sampleInvoice(), texts: lines })
}
