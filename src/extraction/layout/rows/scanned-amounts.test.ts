import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { layOutPage, wordsOfRow } from '../lay-out.ts'

const textsOn = (source: 'pdf' | 'ocr', ...cells: Parameters<typeof row>[1][]) =>
  layWords(row(100, ...cells), 1, source).rows[0]?.segments.map(segment => segment.text)

test('a tick or a speck behind an amount is none of it on a scan', () => {
  expect(textsOn('ocr', [40, 'Belt'], [400, '9.80 /'], [500, '42.75/'])).toEqual(['Belt', '9.80', '42.75'])
  expect(textsOn('ocr', [40, 'Belt'], [400, '9.20 :'])).toEqual(['Belt', '9.20'])
  expect(textsOn('pdf', [40, 'Belt'], [400, '9.80 /'])).toEqual(['Belt', '9.80 /'])
})

test('a thin figure that a scan set apart belongs to its amount', () => {
  expect(textsOn('ocr', [40, 'TOTAL'], [400, '$1 91.39'])).toEqual(['TOTAL', '$191.39'])
  expect(textsOn('ocr', [40, 'TOTAL'], [400, '$1'], [450, '91.39'])).toEqual(['TOTAL', '$1', '91.39'])
})

test('so does one that print sets apart by less than a space', () => {
  const near = (text: string, x0: number) => ({ ...word(text, x0), source: 'pdf' as const })
  const textsWith = (x0: number) => {
    const words = [near('Belt', 40), near('$7', 400), near('2.60', x0)]
    const page = { ...layWords([]), words, pictureShare: 0, inkShare: 0.1 }
    return layOutPage(page).rows[0]?.segments.at(-1)?.text
  }
  expect([textsWith(431), textsWith(433)]).toEqual(['$72.60', '$7 2.60'])
})

test('an amount whose beginning one reader saw as a word of its own is one', () => {
  const textsWith = (width: number) => {
    const words = [
      word('Freight', 40),
      { ...word('24', 500), x1: 510 },
      { ...word('24.75', 512), x1: 512 + width },
    ]
    const page = { ...layWords([]), words, pictureShare: 1, inkShare: 0.1 }
    return layOutPage(page)
      .rows[0]?.segments.slice(1)
      .map(({ text }) => text)
  }
  expect(textsWith(10)).toEqual(['24.75'])
  // A count and what it comes to.
  expect(textsWith(25)?.join(' ')).toBe('24 24.75')
})

test('a dash as thin as a speck makes no credit of the amount before it', () => {
  const dash = (x0: number, x1: number) => ({ ...word('-', x0, '', '-'), x1 })
  const textsWith = (x0: number, x1: number) => {
    const words = [word('Belt', 40, 'Belt'), word('82.40', 470, '82.40'), dash(x0, x1)]
    const page = { ...layWords([]), words, pictureShare: 1, inkShare: 0.1 }
    return layOutPage(page).rows[0]?.segments.at(-1)?.text
  }
  expect([textsWith(507, 507.3), textsWith(507, 510), textsWith(503, 503.3)]).toEqual([
    '82.40',
    '82.40 -',
    '82.40 -',
  ])
})

test('one character by itself that only one reader saw is no row', () => {
  const page = layWords(row(100, [40, 'Delivery']), 1, 'ocr')
  const speck = { text: '1', x0: 20, x1: 24, y0: 120, y1: 130, colour: 0, bold: false, hidden: null }
  const rowsWith = (readings: string[]) =>
    layOutPage({
      ...page,
      words: [
        ...page.rows.flatMap(one => one.segments.flatMap(({ words }) => words)),
        { ...speck, source: 'ocr', readings },
      ],
      pictureShare: 1,
      inkShare: 0.1,
    }).rows.length
  expect([rowsWith(['', '']), rowsWith(['1', ''])]).toEqual([1, 2])
})

const word = (text: string, x0: number, ...readings: string[]) => ({
  text,
  readings,
  x0,
  x1: x0 + 30,
  y0: 100,
  y1: 110,
  colour: 0,
  bold: false,
  hidden: null,
  source: 'ocr' as const,
})
const wordsOn = (...words: ReturnType<typeof word>[]) => {
  const page = { number: 1, width: 595, height: 842, rules: [], pictureShare: 1, inkShare: 0.1 }
  return wordsOfRow(layOutPage({ ...page, words }).rows[0] ?? { segments: [] }).map(({ text }) => text)
}

test('a tick before a line is a stroke to one reader and a V to another', () => {
  const number = word('KD-88', 100, 'KD-88')
  expect(wordsOn(word('v4', 20, '', '/'), number)).toEqual(['KD-88'])
  expect(wordsOn(word('4', 20, 'Vv', '/'), number)).toEqual(['KD-88'])
  expect(wordsOn(word('4', 20, '4', '/'), number)).toEqual(['4', 'KD-88'])
  expect(wordsOn(word('V', 20, 'V', ''), number)).toEqual(['V', 'KD-88'])
})

test('a count and a price that a scan made one word are two, whichever of its readers saw them', () => {
  expect(wordsOn(word('1 x 143.00', 100, '1ix.143.00'))).toEqual(['1', '143.00'])
  expect(wordsOn(word('10%+126.:50', 100, '17%126.50', '1 x 126.50'))).toEqual(['1', '126.50'])
  expect(wordsOn(word('3@4.1', 100, '3 @4.15', '3 4.15'))).toEqual(['3', '@4.15'])
  expect(wordsOn(word('RL-14', 100, '1 14.00'))).toEqual(['RL-14'])
  expect(wordsOn(word('1,126.50', 100, '1 126.50'))).toEqual(['1,126.50'])
})

test('a label to which a scan glued its number is set apart from it', () => {
  const wordsOn = (source: 'pdf' | 'ocr', text: string) =>
    layWords(row(100, [40, text]), 1, source)
      .rows.flatMap(wordsOfRow)
      .map(word => word.text)
  expect(wordsOn('ocr', 'SKUVB-77 Skull')).toEqual(['SKU', 'VB-77', 'Skull'])
  expect(wordsOn('ocr', 'Part no.N 105 28001')).toEqual(['Part', 'no.', 'N', '105', '28001'])
  expect(wordsOn('ocr', 'no.X41-B')).toEqual(['no.', 'X41-B'])
  expect(wordsOn('pdf', 'no.X41-B')).toEqual(['no.X41-B'])
})

test('counts that all readers took for one text are those of the columns over which it is spread', () => {
  const wide = (text: string) => ({ ...word(text, 100), x1: 100 + 7 * text.length, y0: 100, y1: 110 })
  expect(wordsOn(wide('12 12'))).toEqual(['12', '12'])
  expect(wordsOn({ ...wide('12 12'), x1: 125 })).toEqual(['12 12'])
})

test('counts that one reader ran together are those that another saw apart', () => {
  const unproven = (...texts: Parameters<typeof word>) => ({ ...word(...texts), unproven: true })
  expect(wordsOn(unproven('1027210220', 100, '10 10', '10 10 0'))).toEqual(['10', '10', '0'])
  expect(wordsOn(unproven('51824753556', 100, '51 824 753 556'))).toEqual(['51824753556'])
  expect(wordsOn(word('418693', 100, '418 93'))).toEqual(['418693'])
})

test('words of labels whose o is an e to a scan are read with it', () => {
  const textsOf = (source: 'pdf' | 'ocr', text: string) =>
    layWords(row(100, [40, text]), 1, source).rows[0]?.segments[0]?.text
  expect(textsOf('ocr', 'TETAL Stock Ne. Inveice')).toBe('TOTAL Stock No. Invoice')
  expect(textsOf('ocr', 'Retail Net steel')).toBe('Retail Net steel')
  expect(textsOf('pdf', 'Tetal Ne.')).toBe('Tetal Ne.')
})
