import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfText } from '../../testing/page-of-text.ts'
import type { TestText } from '../../testing/write-pdf.ts'
import { findTotals } from './find-totals.ts'

const GOODS = 13_000
/** Totals below lines of $130.00; `rows` are label and amount. */
function totalsOf(texts: TestText[], linesSum = GOODS) {
  const { subtotal, tax, total, proven } = findTotals([layOutPage(pageOfText(texts))], new Set(), linesSum)
  return { subtotal: subtotal?.cents ?? null, tax: tax?.cents ?? null, total: total?.cents ?? null, proven }
}
const column = (...rows: [label: string, amount: string][]): TestText[] =>
  rows.flatMap(([label, amount], i) => [
    { text: label, x: 380, y: 400 + 14 * i },
    { text: amount, x: 550 - 5.2 * amount.length, y: 400 + 14 * i },
  ])
const WHOLE = { subtotal: 13_000, tax: 1300, total: 14_300, proven: true }

test('GST that was rounded line by line is a little off its tenth, where the lines come to the total', () => {
  const rows = column(['Total Due', '8725.73'], ['GST Incl.', '793.22'])
  expect(totalsOf(rows, 872_573)).toMatchObject({ tax: 79_322, total: 872_573 })
  expect(totalsOf(rows, 600_000)).toMatchObject({ tax: null })
  const fitting = column(['Parts', '10000.00'], ['Fitting', '1003.00'], ['Total', '11003.00'])
  expect(totalsOf(fitting, 1_000_000).proven).toBe(false)
})

test('thousands of rows with a total of their own leave the document its totals', () => {
  const rows = Array.from({ length: 3000 }, (_, i) =>
    column(['Total', `${i + 1}.10`]).map(text => ({ ...text, y: -14 * (i + 1) })),
  )
  const own = column(['Subtotal', '130.00'], ['GST', '13.00'], ['Total', '143.00'])
  expect(totalsOf([...rows.flat(), ...own])).toEqual(WHOLE)
})

test.each<[string, TestText[]]>([
  ['plain', column(['Subtotal', '130.00'], ['GST', '13.00'], ['Total', '143.00'])],
  [
    'the GST-inclusive total first',
    column(
      ['GST Incl.', '143.00'],
      ['GST component', '13.00'],
      ['Ex GST', '130.00'],
      ['Amount paid', '100.00'],
      ['Balance', '43.00'],
    ),
  ],
  ['a currency in words', column(['Net', 'AUD 130.00'], ['GST', 'AUD 13.00'], ['TOTAL AUD', 'AUD 143.00'])],
  [
    'labels nobody knows',
    column(['Value of supply', '130.00'], ['Commonwealth 10%', '13.00'], ['You owe us', '143.00']),
  ],
  [
    'an older balance added on',
    column(
      ['Subtotal', '130.00'],
      ['GST', '13.00'],
      ['This invoice', '143.00'],
      ['Previous balance', '500.00'],
      ['New balance', '643.00'],
    ),
  ],
  [
    'labels half a line above their amounts',
    [
      ...['Sub Total', 'G.S.T', 'Invoice Total'].map((text, i) => ({ text, x: 380, y: 400 + 12 * i })),
      ...['130.00', '13.00', '143.00'].map((text, i) => ({ text, x: 515, y: 406 + 12 * i })),
    ],
  ],
  [
    'amounts over their labels',
    [
      ...['130.00', '13.00', '143.00'].map((text, i) => ({ text, x: 100 + 120 * i, y: 400 })),
      ...['Goods', 'GST', 'Total'].map((text, i) => ({ text, x: 100 + 120 * i, y: 412 })),
    ],
  ],
])('totals are read with %s', (_, texts) => {
  expect(totalsOf(texts)).toEqual(WHOLE)
})

test('a discount between subtotal and GST makes neither of them the other', () => {
  const texts = column(
    ['Subtotal', '130.00'],
    ['Discount 10%', '-13.00'],
    ['GST', '11.70'],
    ['Total', '128.70'],
  )
  expect(totalsOf(texts)).toMatchObject({ tax: 1170, total: 12_870, proven: true })
})

test('the total is the invoice’s, whatever was paid of it', () => {
  const texts = column(
    ['Total', '143.00'],
    ['Includes GST of', '13.00'],
    ['EFTPOS', '-143.00'],
    ['Balance due', '0.00'],
  )
  expect(totalsOf(texts, 14_300)).toMatchObject({ tax: 1300, total: 14_300, proven: true })
})

test('cash rounding stands between the amounts that add up', () => {
  const texts = column(
    ['Total ex GST', '502.03'],
    ['G.S.T. 10%', '50.20'],
    ['Rounding Adj.', '0.02'],
    ['Invoice Total', '552.25'],
  )
  expect(totalsOf(texts, 50_203)).toEqual({ subtotal: 50_203, tax: 5020, total: 55_225, proven: true })
})

test('amounts that do not bear each other out are not proven', () => {
  const texts = column(['Subtotal', '130.00'], ['GST', '12.00'], ['Total', '143.00'])
  expect(totalsOf(texts, 9900).proven).toBe(false)
})

test('a credit’s total may stand without the minus of what it adds up', () => {
  const rows = (gst: string) => column(['Subtotal', '-130.00'], ['GST', gst], ['Total credit', '143.00'])
  expect(totalsOf(rows('-13.00'), -13_000)).toEqual({
    subtotal: -13_000,
    tax: -1300,
    total: -14_300,
    proven: true,
  })
  expect(totalsOf(rows('-12.00'), -13_000).proven).toBe(false)
})

test('a discount makes a credit smaller, too', () => {
  const texts = column(
    ['Less discount', '13.00'],
    ['GST', '-11.70'],
    ['Credit total', '-128.70'],
    ['Owing', '-643.50'],
    ['GST', '-58.50'],
  )
  expect(totalsOf(texts, -13_000)).toMatchObject({ tax: -1170, total: -12_870, proven: true })
})

test('GST of goods and of freight are the document’s together', () => {
  const texts = column(
    ['Subtotal', '130.00'],
    ['GST on goods', '13.00'],
    ['Freight', '10.00'],
    ['GST on freight', '1.00'],
    ['Total', '154.00'],
  )
  expect(totalsOf(texts)).toMatchObject({ tax: 1400, total: 15_400, proven: true })
})

test('goods and their GST are not the total where more is added to them', () => {
  const texts = column(['Subtotal', '130.00'], ['GST', '13.00'], ['Gratuity', '5.00'], ['Total', '148.00'])
  expect(totalsOf(texts)).toMatchObject({ total: 14_800, proven: false })
})

test('a total that says it includes GST has an eleventh of it, and another none', () => {
  expect(totalsOf(column(['Total (including GST)', '143.00']))).toMatchObject({
    subtotal: 13_000,
    total: 14_300,
  })
  expect(totalsOf(column(['Total', '143.00']))).toMatchObject({ subtotal: null, total: 14_300 })
})

test('what makes the lines come to the total is a charge or a discount, whatever it is called, but not by a part number', () => {
  const closing = (name: string, amount: string, ...totals: [string, string][]) =>
    findTotals([layOutPage(pageOfText(column([name, amount], ...totals)))], new Set(), GOODS).charges.map(
      ({ label, text, cents, isUnknown }) => [label, text, cents, isUnknown],
    )
  const less = closing(
    'Open-day offer 10%',
    '-13.00',
    ['Total ex GST', '117.00'],
    ['GST', '11.70'],
    ['Total', '128.70'],
  )
  expect(less).toEqual([['discount', 'Open-day offer 10%', -1300, true]])
  const more = closing('Bench kit', '7.00', ['Total ex GST', '137.00'], ['GST', '13.70'], ['Total', '150.70'])
  expect(more).toEqual([['surcharge', 'Bench kit', 700, true]])
  const goods = closing(
    'Part no. KB-77 Bench kit',
    '7.00',
    ['Total ex GST', '137.00'],
    ['GST', '13.70'],
    ['Total', '150.70'],
  )
  expect(goods).toEqual([])
  const bare = closing('RIV-48BK', '7.00', ['Total ex GST', '137.00'], ['GST', '13.70'], ['Total', '150.70'])
  expect(bare).toEqual([])
  const neither = closing(
    'Points earned',
    '7.00',
    ['Total ex GST', '130.00'],
    ['GST', '13.00'],
    ['Total', '143.00'],
  )
  expect(neither).toEqual([])
})

test.each<[string, [label: string, amount: string][]]>([
  [
    'with change',
    [
      ['Total', '143.00'],
      ['Total paid', '150.00'],
      ['Change', '7.00'],
    ],
  ],
  [
    'an older invoice too',
    [
      ['Subtotal', '130.00'],
      ['GST', '13.00'],
      ['Previous invoice', '200.00'],
      ['Total paid', '343.00'],
    ],
  ],
])('what was paid %s is not the total', (_, amounts) => {
  expect(totalsOf(column(...amounts)).total).toBe(14_300)
})

test('what was paid in total is the total, unless something is left to pay', () => {
  const paid = [
    ['Items (inc. GST)', '143.00'],
    ['Shipping (inc. GST)', '9.90'],
    ['Total paid', '152.90'],
    ['Includes GST of', '13.90'],
  ] as [string, string][]
  expect(totalsOf(column(...paid), 14_300)).toMatchObject({ tax: 1390, total: 15_290 })
  const part = [
    ['Parts', '100.00'],
    ['Total paid', '100.00'],
    ['Balance', '43.00'],
  ] as [string, string][]
  expect(totalsOf(column(...part)).total).not.toBe(10_000)
})

test('a charge may stand on the page before the totals, where the lines come to them with it only', () => {
  const goods = column(['Goods', '130.00'], ['Courier', '16.50'])
  const totals = column(['Sub-total ex GST', '146.50'], ['GST', '14.65'], ['Total', '161.15'])
  const pages = [goods, totals].map((texts, i) => layOutPage(pageOfText(texts, i + 1)))
  expect(findTotals(pages, new Set(), GOODS).charges.map(({ label, cents }) => [label, cents])).toEqual([
    ['freight', 1650],
  ])
})

test('lines that come to the total prove nothing where the GST is the tenth of another subtotal', () => {
  const totals = column(['Total excl. GST', '135.00'], ['GST', '13.50'], ['TOTAL', '143.50'])
  expect(totalsOf(totals)).toEqual({ subtotal: 13_500, tax: 1350, total: 14_850, proven: false })
})

test('a discount whose rate alone can be read is that share of the goods, where the totals prove it', () => {
  const chargesOf = (rate: string) =>
    findTotals(
      [
        layOutPage(
          pageOfText(
            column(
              ['Parts', '130.00'],
              [`Less discount ${rate}`, 'v'],
              ['Total before GST', '123.50'],
              ['GST 10%', '12.35'],
              ['Total', '135.85'],
            ),
          ),
        ),
      ],
      new Set(),
      GOODS,
    ).charges.map(({ label, cents }) => [label, cents])
  expect(chargesOf('5%')).toEqual([['discount', -650]])
  expect(chargesOf('6%')).toEqual([])
})

test('GST whose first figures a scan lost is the tenth that the lines and the total say', () => {
  const read = (gst: string, source: 'ocr' | 'pdf', linesSum = 53_240) => {
    const page = pageOfText(column(['Total ex GST', '532.40'], ['GST', gst], ['Invoice Total', '585.64']))
    const words = page.words.map(word => ({ ...word, source }))
    return findTotals([layOutPage({ ...page, words })], new Set(), linesSum).tax?.cents
  }
  expect(read('3.24', 'ocr')).toBe(5324)
  expect(read('3.24', 'pdf')).toBe(324)
  expect(read('3.42', 'ocr')).toBe(342)
  expect(read('3.24', 'ocr', 53_000)).toBe(324)
})

test('a total that nobody read on a scan is what lines and charges come to, where GST is a tenth of that', () => {
  const read = (gst: string, source: 'ocr' | 'pdf', ...more: [string, string][]) => {
    const page = pageOfText(column(['Parts total', '130.00'], ['Freight', '20.00'], ['GST', gst], ...more))
    const words = page.words.map(word => ({ ...word, source }))
    const { subtotal, total, proven } = findTotals([layOutPage({ ...page, words })], new Set(), GOODS)
    return [subtotal?.cents, total?.cents, proven]
  }
  expect(read('15.00', 'ocr')).toEqual([15_000, 16_500, false])
  expect(read('15.40', 'ocr')[1]).not.toBe(16_500)
  expect(read('15.00', 'pdf')[1]).not.toBe(16_500)
  expect(read('15.00', 'ocr', ['Total', '195.00'])[1]).toBe(19_500)
})
