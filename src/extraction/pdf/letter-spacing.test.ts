import { expect, test } from 'vitest'
import { readFirstPage } from '../testing/read-first-page.ts'
import { writePdf } from '../testing/write-pdf.ts'

/** The words of text drawn by an operator of its own, with so many points more between letters. */
async function wordsOf(shown: string, spacing: number) {
  const drawing = `BT 0 0 0 rg ${spacing} Tc /F1 20 Tf 1 0 0 1 40 742 Tm ${shown} TJ ET`
  const { words } = await readFirstPage(writePdf([{ texts: [], drawing }]))
  return words.map(word => word.text)
}

test('wide letters are words, though kerned pairs stand further apart', async () => {
  expect(await wordsOf('[(R) -60 (IDGE) -60 (POL) -50 (E) -500 (4x4)]', 4)).toEqual(['RIDGEPOLE', '4x4'])
})

test('a short word is set like the wide ones level with it', async () => {
  const cells = ['40 742 Tm [(STOCK)]', '140 754 Tm [(FITS)]', '240 742 Tm [(Q) -95 (TY)]']
  const drawing = `BT 0 0 0 rg 3 Tc /F1 20 Tf ${cells.map(cell => `1 0 0 1 ${cell} TJ`).join(' ')} ET`
  const { words } = await readFirstPage(writePdf([{ texts: [], drawing }]))
  expect(words.map(word => word.text)).toEqual(['STOCK', 'FITS', 'QTY'])
})

test('a short word is set like all else in its print, wherever that stands, and like nothing where some is not', async () => {
  const words = async (...cells: string[]) => {
    const drawing = `BT 0 0 0 rg 4 Tc /F1 20 Tf ${cells.join(' ')} ET`
    const page = await readFirstPage(writePdf([{ texts: [], drawing }]))
    return page.words.map(word => word.text)
  }
  const [label, short] = [
    '1 0 0 1 40 742 Tm [(CUSTOMER)] TJ',
    '1 0 0 1 40 680 Tm [(D) -95 (U) -95 (E)] TJ',
  ] as [string, string]
  expect(await words(label, short)).toEqual(['CUSTOMER', 'DUE'])
  expect(await words(label, '0 Tc 1 0 0 1 40 720 Tm [(Warehouse)] TJ 4 Tc', short)).not.toContain('DUE')
})

test('words set close to each other in wide letters stay apart', async () => {
  expect(await wordsOf('[(TAX) -120 (INVOICE)]', 3)).toEqual(['TAX', 'INVOICE'])
})

test('kerning by as much as the letters stand apart breaks no word', async () => {
  const kerned =
    '[(W) 12 (O) -61 (R) -18 (K) 68 (S) -80 (H) 42 (O) -61 (P) -255 (O) -61 (R) -18 (D) -8 (E) 5 (R)]'
  expect(await wordsOf(kerned, 1.8)).toEqual(['WORKSHOP', 'ORDER'])
})

test('figures in columns are no word', async () => {
  expect(await wordsOf('[(1) -700 (2) -700 (3) -700 (4) -700 (5)]', 0)).toEqual(['1', '2', '3', '4', '5'])
})

test('a narrow space that is a gap alone parts words, where the letters of all stand alike', async () => {
  expect(await wordsOf('[(V-tilt) -125 (A242) -125 (wide)]', 0)).toEqual(['V-tilt', 'A242', 'wide'])
  // Gaps of every width say nothing.
  expect(await wordsOf('[(V) -90 (-) -60 (b) -80 (e) -125 (l) -70 (t)]', 0)).toEqual(['V-belt'])
})

test('words whose letters overlap stay apart, though their boxes touch', async () => {
  expect(await wordsOf('[(pump) -300 (upper)]', -5)).toEqual(['pump', 'upper'])
})

test('a number set to whole pixels is not broken where they make up for those before, or behind a letter narrower than its place', async () => {
  expect(await wordsOf('[(8411) -130 (7205)]', -0.6)).toEqual(['84117205'])
  expect(await wordsOf('[(W) -130 (1311W) -130 (M)]', 0)).toEqual(['W1311WM'])
})

test('small capitals with the widths of small letters leave no gaps in a word', async () => {
  const drawing = 'BT 0 0 0 rg /F1 20 Tf 1 0 0 1 40 742 Tm [(S) (E) -330 (A) -330 (L) (S)] TJ ET'
  // E and A are 667 wide.
  const widths = [
    300, 667, 722, 722, 300, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667,
  ]
  const narrow = `/BaseFont /Helvetica /FirstChar 65 /LastChar 83 /Widths [${widths.join(' ')}]`
  const pdf = writePdf([{ texts: [], drawing }])
    .toString('latin1')
    .replace('/BaseFont /Helvetica', narrow)
  const { words } = await readFirstPage(Buffer.from(pdf, 'latin1'))
  expect(words.map(word => word.text)).toEqual(['SEALS'])
})

test.each(['Helvetica-BoldOblique', 'Times-Italic'])(
  'slanted letters lean into the space behind them and leave it: %s',
  async face => {
    // Capitals are kerned towards the space before them.
    const drawing = 'BT 0 0 0 rg /F1 16 Tf 1 0 0 1 40 742 Tm [(Holdenhof ) 70 (V) 50 ( T) 20 ( Spares)] TJ ET'
    const pdf = writePdf([{ texts: [], drawing }])
      .toString('latin1')
      .replace('/BaseFont /Helvetica', `/BaseFont /${face}`)
    const { words } = await readFirstPage(Buffer.from(pdf, 'latin1'))
    expect(words.map(word => word.text)).toEqual(['Holdenhof', 'V', 'T', 'Spares'])
  },
)
