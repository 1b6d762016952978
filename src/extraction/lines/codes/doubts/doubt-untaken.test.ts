import { expect, test } from 'vitest'
import type { PageLayout } from '../../../layout/lay-out.ts'
import { columnsAt, layWords, row } from '../../../testing/lay-words.ts'
import { linesOn } from '../../../testing/lines-on.ts'
import type { PrintedLine } from '../../printed-line.ts'
import { doubtUntaken } from './doubt-untaken.ts'

const item = (y: number, code: string, name: string) =>
  row(y, [-45, '1'], [60, code], [160, name], [-450, '40.00'], [-540, '40.00'])
const ITEMS = [
  item(200, 'AB-10', 'Tie rod end'),
  item(214, '79.14', 'Clutch kit'),
  item(228, 'CD-31', 'Drive belt'),
  item(242, '', 'Sundries'),
]
const withoutNumber = (line: PrintedLine): PrintedLine => {
  const { partNumber: _, ...words } = line.words
  return { ...line, partNumber: '', words }
}
const readingsOn = (page: PageLayout, lines: readonly PrintedLine[]) =>
  doubtUntaken({ lines, headed: true }, [page]).map(line => line.partReadings)

test('a word that no value holds, where other lines have their numbers, leaves a line without one in doubt', () => {
  const lines = linesOn(...ITEMS)
  const lost = lines.map(line => (line.partNumber === '79.14' ? withoutNumber(line) : line))
  const page = layWords(ITEMS.flat())
  expect(readingsOn(page, lines)).toEqual([[], [], [], []])
  expect(readingsOn(page, lost)).toEqual([[], ['', '79.14'], [], []])
})

test('what looks like money before a name leaves the line in doubt where one other line has its number', () => {
  const line = columnsAt(40, 130, -360, -420, -460, -540)
  const [first, second] = linesOn(
    line(200, '70.27', 'Hub cap', '4', '55.970', '10.0', '201.48'),
    line(216, 'KX-204', 'Grease 450 g', '100', '69.970', '10.0', '6,297.00'),
    row(320, [400, 'Subtotal'], [-540, '6,498.48']),
  )
  expect(first).toMatchObject({ partReadings: ['', '70.27'], description: 'Hub cap' })
  expect(second).toMatchObject({ partNumber: 'KX-204', partReadings: [] })
})

test('a word in small letters that is no number leaves no line in doubt, unless readers of a scan saw it', () => {
  const card = (y: number, name: string, note: string) => [
    ...row(y, [53, name], [-544, '1 x $40.00']),
    ...row(y + 12, [53, note], [-544, '$40.00']),
  ]
  const cards = [
    card(200, 'Guard liner, left', 'Part no. GL-77-LH'),
    card(240, 'Trim clip, black', 'Part no. CLIP-TR-7'),
    card(280, 'Fitting, your yard', 'Labour 1 fitter'),
  ]
  const lines = linesOn(...cards)
  const readings = (source: 'pdf' | 'ocr') => readingsOn(layWords(cards.flat(), 1, source), lines)
  expect(readings('pdf')).toEqual([[], [], []])
  expect(readings('ocr')).toEqual([[], [], ['', 'fitter']])
})

test('a code of its own behind a line’s figures leaves it in doubt, where no heading says what it is', () => {
  const line = (y: number, name: string, price: string, code: string) =>
    row(y, [60, name], [-300, '2'], [-380, price], [-460, `${2 * Number(price)}.00`], [500, code])
  const goods = [
    line(200, 'Windscreen laminated', '40.00', 'WS-40X'),
    line(214, 'Upper moulding', '15.00', 'MLD7'),
    line(228, 'Glass primer stick', '10.00', 'GST1'),
    line(242, 'Urethane adhesive', '25.00', 'GST1'),
  ]
  const withoutCodes = linesOn(...goods.map(texts => texts.slice(0, -1)))
  const found = doubtUntaken({ lines: withoutCodes, headed: false }, [layWords(goods.flat())])
  expect(found.map(one => one.partReadings)).toEqual([['', 'WS-40X'], ['', 'MLD7'], [], []])
})

test('numbers of their own before the names leave lines in doubt under no headings, short ones and such of several goods too, but not counts, units or line numbers', () => {
  const read = (...numbers: string[]) => {
    const line = (number: string, i: number) =>
      row(200 + 14 * i, [-60, '1'], [90, number], [150, 'Clutch kit'], [-450, '40.00'], [-540, '40.00'])
    const goods = numbers.map(line)
    const lines = linesOn(...goods).map(withoutNumber)
    return doubtUntaken({ lines, headed: false }, [layWords(goods.flat())]).map(one => one.partReadings)
  }
  expect(read('702', '938', '30', '638')).toEqual([
    ['', '702'],
    ['', '938'],
    ['', '30'],
    ['', '638'],
  ])
  expect(read('12', '10', '14', '16')).toEqual([[], [], [], []])
  expect(read('EA', 'SET', '5L', 'KIT')).toEqual([[], [], [], []])
  expect(read('0010', '0020', '0030', '0040')).toEqual([[], [], [], []])
  expect(read('702', '702', '938', '702')).toEqual([[], [], [], []])
  expect(read('KX-204', 'KX-204', 'BR-118', 'KX-204')).toEqual([
    ['', 'KX-204'],
    ['', 'KX-204'],
    ['', 'BR-118'],
    ['', 'KX-204'],
  ])
  expect(read('KX-204', 'KX-204', 'KX-204', 'KX-204')).toEqual([[], [], [], []])
})

test('numbers that a reading left under their heading leave its lines in doubt, but not what stands there on several', () => {
  const headings = row(
    180,
    [60, 'Product code'],
    [160, 'Description'],
    [-400, 'Qty'],
    [-450, 'Price'],
    [-540, 'Total'],
  )
  const lines = (...texts: ReturnType<typeof row>[]) => {
    const read = linesOn(headings, ...texts).map(withoutNumber)
    return readingsOn(layWords([headings, ...texts].flat()), read)
  }
  expect(lines(item(200, '49.28', 'Lift kit'), item(214, '79.14', 'Clutch kit'))).toEqual([
    ['', '49.28'],
    ['', '79.14'],
  ])
  expect(lines(item(200, 'GST', 'Lift kit'), item(214, 'GST', 'Clutch kit'))).toEqual([[], []])
})

test.each([
  ['#', 'Zeb', ['CK-7740', '90217X'], true],
  ['#', 'Zeb', ['CK-7740', ''], true],
  ['#', 'Docket', ['CK-7740', '90217X'], false],
  ['Part no', 'Zeb', ['CK-7740', '90217X'], false],
])(
  'numbers under a heading that nobody knows are looked at, unless another is of numbers: %s, %s, %s',
  (first, strange, codes, isDoubted) => {
    const line = columnsAt(40, 160, -400, -450, -540)
    const page = [
      ...line(180, first, 'Description', 'Qty', 'Price', 'Total'),
      ...line(200, '1', 'Clutch kit', '1', '40.00', '40.00'),
      ...line(214, '2', 'Drive belt', '3', '30.00', '90.00'),
      ...row(300, [400, 'Subtotal'], [-540, '130.00']),
    ]
    const numbers = [strange, ...codes].flatMap((text, i) =>
      text ? row(180 + 14 * i + 6 * Math.min(i, 1), [80, text]) : [],
    )
    const readings = readingsOn(layWords([...page, ...numbers]), linesOn(page).map(withoutNumber))
    expect(codes.map((code, i) => code !== '' && readings[i]?.includes(code))).toEqual(
      codes.map(code => isDoubted && code !== ''),
    )
  },
)

test('numbers of their own between names and figures leave lines in doubt under no headings', () => {
  const line = columnsAt(40, -330, -400, -540)
  const goods = [
    line(200, 'Awning, folding', '1', '20.00', '20.00'),
    line(214, 'Axle stands', '2', '40.00', '80.00'),
  ]
  const read = (...codes: string[]) => {
    const words = codes.flatMap((code, i) => row(200 + 14 * i, [230, code]))
    return doubtUntaken({ lines: linesOn(...goods), headed: false }, [
      layWords([...goods.flat(), ...words]),
    ]).map(one => one.partReadings)
  }
  expect(read('RPL676', '76.70')).toEqual([
    ['', 'RPL676'],
    ['', '76.70'],
  ])
  expect(read('EA', 'PR')).toEqual([[], []])
})

test.each([
  ['10mm', '1.20kg', true],
  ['12m', '24m', true],
  ['8.8', '10.9', true],
  ['1/24', '1/12', true],
  ['25.00', '66.00', true],
  ['15.00', '66.00', false],
  ['79.14', '849.28', false],
  ['10mm', 'KX-204', false],
  ['2204V', '2310V', false],
])(
  'measures and prices between names and figures leave no line in doubt, numbers do: %s, %s',
  (one, two, isTold) => {
    const line = columnsAt(40, -330, -400, -540)
    const goods = [
      line(200, 'Awning, folding', '1', '20.00', '20.00'),
      line(214, 'Axle stands', '2', '40.00', '80.00'),
    ]
    const words = [one, two].flatMap((text, i) => row(200 + 14 * i, [230, text]))
    const readings = doubtUntaken({ lines: linesOn(...goods), headed: false }, [
      layWords([...goods.flat(), ...words]),
    ]).map(found => found.partReadings)
    expect(readings).toEqual(
      isTold
        ? [[], []]
        : [
            ['', one],
            ['', two],
          ],
    )
  },
)

test('a panel’s line that reaches into the row of a line of goods hides no number of it', () => {
  const rows = ITEMS.slice(0, 3)
  const lines = linesOn(...rows).map((line, i) => (i === 2 ? withoutNumber(line) : line))
  const page = layWords([...rows.flat(), ...row(224, [-30, 'Issued'])])
  expect(readingsOn(page, lines)).toEqual([[], [], ['', 'CD-31']])
})

test('what stands untaken before the only line’s name leaves it in doubt where it has letters and figures', () => {
  const readings = (code: string) => {
    const [line] = linesOn(...ITEMS)
    return readingsOn(layWords(item(200, code, 'Tie rod end')), [withoutNumber(line as PrintedLine)])
  }
  expect(readings('AB-10 957')).toEqual([['', 'AB-10 957']])
  expect(readings('10957')).toEqual([[]])
  expect(readings('4.0L')).toEqual([[]])
})
