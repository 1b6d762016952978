import { expect, test } from 'vitest'
import { layWords, type PlacedText, row } from '../../testing/lay-words.ts'
import { findTotals } from './find-totals.ts'

const letter = (...lines: string[]): PlacedText[] => lines.flatMap((text, i) => row(300 + 14 * i, [60, text]))
const totalsOf = (linesSum: number, ...lines: string[]) => {
  const { subtotal, tax, total, proven, charges } = findTotals(
    [layWords(letter(...lines))],
    new Set(),
    linesSum,
  )
  const cents = [subtotal, tax, total].map(one => one?.cents ?? null)
  return { cents, proven, charges: charges.map(one => [one.label, one.cents]) }
}

test.each([
  [
    [
      'The parts come to $227.15. GST of $22.72 is to be',
      'added, so what you owe us is',
      '$249.87. Kindly pay soon.',
    ],
  ],
  [['Value of the goods $227.15, GST in our favour $22.72, together $249.87.']],
  [['Please pay $249.87, that is $227.15 and $22.72 for GST.']],
])('totals told in sentences are read where they add up: %j', lines => {
  expect(totalsOf(22715, ...lines)).toMatchObject({ cents: [22715, 2272, 24987], proven: true })
})

test('a total told with the GST in it is one', () => {
  const told = totalsOf(22000, 'You owe us $220.00, which includes $20.00 of GST.')
  expect(told).toMatchObject({ cents: [null, 2000, 22000], proven: true })
})

test('freight told beside the goods is a charge', () => {
  const told = totalsOf(
    20000,
    'The parts were $200.00 and the freight $20.00; with $22.00 GST we ask for $242.00.',
  )
  expect(told).toEqual({ cents: [null, 2200, 24200], proven: true, charges: [['freight', 2000]] })
})

test('a sum written out with its signs is told, though its end is a label of its own', () => {
  const page = layWords([
    ...row(300, [60, 'Subtotal $587.20 + GST 10% $58.72 ='], [300, 'Total $645.92']),
    ...row(330, [60, 'Cross references are a guide only.']),
  ])
  const { subtotal, tax, total } = findTotals([page], new Set(), 58_720)
  expect([subtotal, tax, total].map(one => one?.cents)).toEqual([58_720, 5_872, 64_592])
})

test.each([
  ['GST content $27.59, value before GST $275.92.', 27_592],
  ['Net value $275.92, GST $27.59', 27_592],
  ['Of this $275.92 is goods and $27.59 is GST.', 27_592],
  ['The total of this invoice contains $27.59 in GST.', null],
])('a sentence tells the parts of a total that is printed elsewhere: %s', (sentence, net) => {
  const page = layWords([...letter(sentence), ...row(260, [300, 'Invoice total'], [-500, '303.51'])])
  const { subtotal, tax, total, proven } = findTotals([page], new Set(), 27_592)
  expect([subtotal, tax, total].map(one => one?.cents ?? null)).toEqual([net, 2_759, 30_351])
  expect(proven).toBe(true)
})

test.each(['Last invoice: value $150.00, GST $15.00.', 'Your freight saving was $10.00 plus GST $1.00'])(
  'what is no part of the printed total is other money: %s',
  sentence => {
    const page = layWords([...letter(sentence), ...row(260, [300, 'Invoice total'], [-500, '303.51'])])
    const { subtotal, tax } = findTotals([page], new Set(), 27_592)
    expect([subtotal, tax]).toEqual([null, null])
  },
)

test('other money that is told of is no total', () => {
  const told = totalsOf(20000, 'Orders over $150.00 plus GST ship free, others for $15.00 and $1.50 of tax.')
  expect(told).toMatchObject({ cents: [null, null, null], charges: [] })
})

test('beside a printed total a sentence tells of other money', () => {
  const fee = 'Dishonoured payments incur a fee of $50.00 plus GST of $5.00, being $55.00.'
  const page = layWords([...letter(fee), ...row(200, [60, 'Total inc GST'], [-300, '143.00'])])
  expect(findTotals([page], new Set(), 13_000).total?.cents).toBe(14_300)
})
