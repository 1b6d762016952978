import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { type TestPage, type TestText, writePdf } from '#extraction/testing/write-pdf.ts'
import { hostile } from '../hostile-case.ts'
import { flateStream, invoiceContent, invoiceOnPage, invoiceWith, pageOf, streamOf } from '../pdf-parts.ts'

const font = (entries: string) => `<< /Type /Font ${entries} >>`
const everyText = (change: (text: TestText) => TestText): Buffer => {
  const page = sampleInvoice()
  return writePdf([{ ...page, texts: page.texts.map(change) }])
}
const NO_FONT: TestPage = { texts: [] }

/** Text nobody can see, fonts that say nothing or rubbish, and strings in any encoding. */
export const texts = [
  hostile('a blank page', 'blank', () => writePdf([NO_FONT])),
  hostile('ten blank pages', 'blank', () => writePdf(Array.from({ length: 10 }, () => NO_FONT))),
  hostile('a page without contents', 'blank', () =>
    invoiceWith({ 4: pageOf().replace('/Contents 5 0 R', '') }),
  ),
  hostile('an invoice between blank pages', 'read', () => writePdf([NO_FONT, sampleInvoice(), NO_FONT])),
  hostile('only white text', 'blank', () => everyText(text => ({ ...text, colour: '1 1 1 rg' }))),
  hostile('only text of one point', ['blank', 'scan'], () => everyText(text => ({ ...text, size: 1 }))),
  hostile('only text off the page', 'blank', () => everyText(text => ({ ...text, x: text.x + 2000 }))),
  hostile('only unpainted text', 'blank', () => everyText(text => ({ ...text, mode: 3 }))),
  hostile('only text in a layer that is switched off', ['blank', 'scan'], () =>
    invoiceWith({
      1: '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [9 0 R] /D << /OFF [9 0 R] /Order [9 0 R] >> >> >>',
      4: pageOf({ resources: '/Properties << /Off 9 0 R >>' }),
      5: streamOf(`/OC /Off BDC\n${invoiceContent()}\nEMC`),
      9: '<< /Type /OCG /Name (Off) >>',
    }),
  ),
  hostile('a letter', 'no-invoice', () => writePdf([{ texts: letter() }])),
  hostile('three words', 'no-invoice', () =>
    writePdf([{ texts: [{ text: 'See attached invoice', x: 40, y: 60 }] }]),
  ),
  hostile('another invoice in white beneath the printed one', 'sound', () => {
    const planted = sampleInvoice('66666').texts.map(text => ({ ...text, colour: '1 1 1 rg', y: text.y + 6 }))
    return writePdf([sampleInvoice('40118', planted)])
  }),
  hostile('a font that is not there', ['read', 'sound', 'scan', 'blank'], () => invoiceWith({ 3: 'null' })),
  hostile('a font file of rubbish', ['read', 'sound', 'scan', 'blank'], () =>
    invoiceWith({
      3: font('/Subtype /TrueType /BaseFont /Broken /FontDescriptor 8 0 R /Encoding /WinAnsiEncoding'),
      8: '<< /Type /FontDescriptor /FontName /Broken /Flags 32 /FontFile2 9 0 R >>',
      9: flateStream('rubbish '.repeat(500)),
    }),
  ),
  hostile('a font that uses itself', ['read', 'sound', 'scan', 'blank', 'damaged'], () =>
    invoiceWith({
      3: font('/Subtype /Type0 /BaseFont /Loop /Encoding /Identity-H /DescendantFonts [3 0 R]'),
    }),
  ),
  hostile(
    'a glyph that is drawn with its own font',
    ['sound', 'scan', 'blank', 'damaged', 'too-slow', 'too-large'],
    () =>
      invoiceWith({
        3: font(
          '/Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [.1 0 0 .1 0 0] /FirstChar 48 /LastChar 57 /Widths [9 9 9 9 9 9 9 9 9 9] /CharProcs << /zero 8 0 R >> /Encoding << /Differences [48 /zero] >> /Resources << /Font << /F1 3 0 R >> >>',
        ),
        8: streamOf('9 0 0 0 9 9 d1 BT /F1 9 Tf (0) Tj ET'),
      }),
  ),
  hostile('a font without meaning for its characters', ['sound', 'scan', 'blank'], () =>
    invoiceWith({
      3: font('/Subtype /Type0 /BaseFont /Unknown /Encoding /Identity-H /DescendantFonts [8 0 R]'),
      8: font(
        '/Subtype /CIDFontType2 /BaseFont /Unknown /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 9 0 R',
      ),
      9: '<< /Type /FontDescriptor /FontName /Unknown /Flags 4 >>',
    }),
  ),
  hostile('a table of characters that unpacks to 200 MB', ['read', 'too-slow', 'too-large'], () =>
    invoiceWith({
      3: font('/Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 8 0 R'),
      8: flateStream(Buffer.alloc(200_000_000, ' ')),
    }),
  ),
  hostile('a title in broken UTF-16', 'read', () =>
    invoiceWith({ 9: '<< /Title <FEFFD800D800DC> /Author <FFFE00> >>' }, '/Info 9 0 R'),
  ),
  hostile('zero bytes and line ends in names', 'read', () =>
    invoiceOnPage({ more: '/A#00B#0A /C#00 /Nul#00#00 (x\\000y)' }),
  ),
  hostile('a name of a megabyte', 'read', () => invoiceOnPage({ more: `/${'N'.repeat(1_000_000)} 1` })),
  hostile('a note written from right to left', 'read', () =>
    invoiceOnPage({ resources: '', contents: '[5 0 R 7 0 R]' }, rightToLeftNote()),
  ),
]

function letter(): TestText[] {
  const lines = [
    'Dear customer,',
    'our counter is closed over the holidays, and we wish you a good time.',
    'Kind regards',
  ]
  return lines.map((text, i) => ({ text, x: 40, y: 60 + i * 20 }))
}

/** A Hebrew note below the invoice, its characters known by their table only. */
function rightToLeftNote() {
  const table = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange
1 beginbfrange <41> <5A> <05D0> endbfrange endcmap end`
  return {
    4: pageOf({ contents: '[5 0 R 7 0 R]' }).replace('/F1 3 0 R', '/F1 3 0 R /F2 8 0 R'),
    7: streamOf('BT /F2 10 Tf 1 0 0 1 40 200 Tm (ABCD EFGH JKL) Tj ET'),
    8: font('/Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 9 0 R'),
    9: streamOf(table),
  }
}
