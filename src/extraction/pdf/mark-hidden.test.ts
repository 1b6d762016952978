import { describe, expect, test } from 'vitest'
import { readFirstPage } from '../testing/read-first-page.ts'
import { type TestPage, writePdf } from '../testing/write-pdf.ts'
import { hiddenLines } from './hidden-lines.ts'

const read = (page: TestPage) => readFirstPage(writePdf([page]))

/** The page's words with why they are hidden, of a page that is drawn by hand. */
async function seenOn(drawing: string, more: Partial<TestPage> = {}) {
  const { words } = await read({ texts: [], drawing, ...more })
  return words.map(({ text, hidden }) => [text, hidden])
}

const text = (shown: string, operators = '0 g', size = 10) =>
  `BT ${operators} /F1 ${size} Tf 1 0 0 1 50 700 Tm (${shown}) Tj ET`

test('white, tiny, off-page, invisible and painted-over text is marked hidden and listed', async () => {
  const page = await read({
    texts: [
      { text: 'seen', x: 50, y: 100 },
      { text: 'white', x: 50, y: 140, colour: '1 1 1 rg' },
      { text: 'tiny', x: 50, y: 180, size: 1 },
      { text: 'outside', x: 700, y: 220 },
      { text: 'invisible', x: 50, y: 260, mode: 3 },
    ],
  })
  const hidden = Object.fromEntries(page.words.map(word => [word.text, word.hidden]))
  expect(hidden).toEqual({
    seen: null,
    white: 'colour',
    tiny: 'tiny',
    outside: 'off-page',
    invisible: 'invisible',
  })
  expect(hiddenLines([page])).toEqual(['white', 'tiny', 'outside', 'invisible'])
})

test('white text on a dark band is visible', async () => {
  const band = '0 0 0.3 rg 40 690 300 40 re f'
  expect(await seenOn(`${band} ${text('INVOICE', '1 g', 18)}`)).toEqual([['INVOICE', null]])
})

describe('what a person sees of a number is all of it:', () => {
  const number = (tail: string) => `BT 0 g /F1 10 Tf 1 0 0 1 50 700 Tm (7781) Tj ${tail} Tj ET`
  test.each([
    ['a white tail', number('1 g (/99)')],
    ['a tail that is not painted', number('3 Tr (/99)')],
    ['a tail too small to read', number('/F1 .5 Tf (-99)')],
    ['a tail outside a clip', `q 50 0 22.5 842 re W n ${number('(99)')} Q`],
    ['a tail under a white box', `${number('(99)')} 1 g 72.3 690 40 20 re f`],
  ])('%s is none of it', async (_, drawing) => {
    const seen = (await seenOn(drawing)).filter(([, hidden]) => hidden === null)
    expect(seen).toEqual([['7781', null]])
  })
})

describe('ink that is not its own does not make text seen:', () => {
  const rule = '0 G .5 w 40 703 m 200 703 l S'
  test.each([
    [
      'in the colour of a band that ends beside it',
      `.2 .3 .6 rg 40 690 300 14.5 re f ${text('9999', '.2 .3 .6 rg')}`,
    ],
    ['white on a rule', `${rule} ${text('9999', '1 g')}`],
    ['not painted on a rule', `${rule} ${text('9999', '7 Tr')}`],
    ['clipped away on a rule', `${rule} q 0 0 1 1 re W n ${text('9999')} Q`],
    ['under a box with other text', `${text('9999')} 1 g 40 690 200 20 re f ${text('7781')}`],
    ['white over other text', `BT 0 g /F1 30 Tf 1 0 0 1 20 695 Tm (---) Tj ET ${text('9999', '1 g')}`],
    ['painted hardly darker than its paper', text('9999', '.93 g')],
  ])('%s', async (_, drawing) => {
    expect(Object.fromEntries(await seenOn(drawing))['9999']).toBe('colour')
  })

  test('print struck twice, or over a pale stamp, is seen', async () => {
    const twice = `${text('QA-77')} BT 0 g /F1 10 Tf 1 0 0 1 50.3 700 Tm (QA-77) Tj ET`
    expect(await seenOn(twice)).toEqual([['QA-77', null]])
    const stamp = 'BT .8 g /F1 60 Tf 1 0 0 1 30 680 Tm (PAID) Tj ET'
    expect(Object.fromEntries(await seenOn(`${stamp} ${text('QA-77')}`))).toEqual({
      PAID: null,
      'QA-77': null,
    })
  })
})

test('thin figures in pale print are seen with the wider ones beside them', async () => {
  // Of the colour's grey only half is left in a stroke narrower than a pixel.
  const pale = text('INV-10117 11/05/2026 IL1-7714', '.8 g', 7)
  expect((await seenOn(pale)).map(([word, hidden]) => [word, hidden])).toEqual([
    ['INV-10117', null],
    ['11/05/2026', null],
    ['IL1-7714', null],
  ])
  const onBand = `.15 .65 .6 rg 40 690 300 30 re f ${text('PO-1171', '1 .6 0 rg', 8)}`
  expect(await seenOn(onBand)).toEqual([['PO-1171', null]])
})

test.each([
  ['squeezed to a stroke', '1 Tz'],
  ['squeezed to a twentieth', '5 Tz'],
])('text that is %s is too small', async (_, operators) => {
  expect(await seenOn(text('9988', `0 g ${operators}`))).toEqual([['9988', 'tiny']])
})

test('what the file says in place of what is painted is not what is seen', async () => {
  expect(await seenOn(`/Span << /ActualText (9999) >> BDC ${text('7781')} EMC`)).toEqual([
    ['9999', 'replaced'],
  ])
  expect(await seenOn(`/Span << /ActualText (fi) >> BDC ${text('fi')} EMC`)).toEqual([['fi', null]])
})

test('unpainted text is a scanner\u2019s only where the page is a scan', async () => {
  const grey = new Uint8Array(100 * 140).map((_, i) => (i % 3 === 0 ? 100 : 235))
  const picture = { width: 100, height: 140, pixels: grey }
  const rows = Array.from({ length: 20 }, (_, i) => ({
    text: 'printed on pale paper',
    x: 50,
    y: 200 + 20 * i,
  }))
  const planted = { text: '9999', x: 300, y: 100, mode: 3 }
  const printed = await read({ texts: [planted, ...rows], picture })
  expect(printed.words[0]).toMatchObject({ text: '9999', hidden: 'invisible' })
  const scan = await read({ texts: [planted, ...rows.map(row => ({ ...row, mode: 3 }))], picture })
  expect(scan.words[0]).toMatchObject({ text: '9999', hidden: null, source: 'ocr-layer' })
})
