import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

const figures = (y: number, quantity: string, price: string, total: string) =>
  row(y, [120, `QTY ${quantity}`], [200, 'PRICE'], [-290, price], [320, 'LINE TOTAL'], [-450, total])
const form = (y: number, count: string, code: string, name: string, ...own: [string, string, string]) => [
  ...row(y, [40, `ITEM ${count}`], ...(code ? ([[120, `PART NO ${code}`]] as [number, string][]) : [])),
  ...row(y + 12, [120, name]),
  ...figures(y + 24, ...own),
]

test.each([36, 41])(
  '%s points apart, a line without a number takes none of the next; what counts them is no name',
  step => {
    const lines = linesOn(
      form(200, '001', 'WV/118/2', 'IDLER PULLEY WITH SEALED BEARING', '2', '20.00', '40.00'),
      form(200 + step, '002', '', 'CORE DEPOSIT, TO BE REFUNDED', '1', '60.00', '60.00'),
      form(200 + 2 * step, '003', 'WV/560/1', 'CLUTCH FORK', '3', '10.00', '30.00'),
      TOTALS,
    )
    expect(shortOf(lines)).toEqual([
      ['WV/118/2', 'IDLER PULLEY WITH SEALED BEARING', 2, 20, 4000],
      ['', 'CORE DEPOSIT, TO BE REFUNDED', 1, 60, 6000],
      ['WV/560/1', 'CLUTCH FORK', 3, 10, 3000],
    ])
  },
)

const behind = (y: number, name: string, code: string, own: [string, string, string], gap: number) => [
  ...row(y, [120, name]),
  ...figures(y + 12, ...own),
  ...(code ? row(y + 12 + gap, [120, `PART NO ${code}`]) : []),
]

test.each([
  [12, 'WV/118/2', []],
  [15, 'WV/118/2', ['WV/118/2', '']],
  [18, '', []],
])('a number %s points below figures, with 30 to the next name, is theirs: %s %s', (gap, code, readings) => {
  const [first] = linesOn(
    behind(200, 'IDLER PULLEY', 'WV/118/2', ['2', '20.00', '40.00'], gap),
    behind(242, 'CORE DEPOSIT', '', ['3', '30.00', '90.00'], gap),
    TOTALS,
  )
  expect([first?.partNumber, first?.partReadings]).toEqual([code, readings])
})

test('a number of the letterhead is no price of the first line', () => {
  const lines = linesOn(
    row(176, [300, 'YOUR ORDER'], [420, '90410']),
    row(188, [300, 'ROUTE'], [420, '14']),
    form(200, '001', 'WV/118/2', 'IDLER PULLEY', '2', '20.00', '40.00'),
    form(236, '002', 'WV/560/1', 'CLUTCH FORK', '3', '30.00', '90.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['WV/118/2', 'WV/560/1'])
})
