import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'

const card = (y: number, count: string, [code, name]: string[], [quantity, price, off, total]: string[]) => [
  ...row(y, [40, 'PART NUMBER'], [160, 'DESCRIPTION'], [390, 'MAKER'], [500, count]),
  ...row(y + 12, [40, code ?? ''], [160, name ?? ''], [390, 'Wenlow']),
  ...row(y + 24, [40, 'QUANTITY'], [160, 'PRICE EACH'], [270, 'DISCOUNT'], [460, 'LINE VALUE']),
  ...row(y + 36, [40, quantity ?? ''], [160, price ?? ''], [270, off ?? ''], [460, total ?? '']),
]
const TOTAL = [
  ...row(300, [340, 'TOTAL BEFORE GST'], [440, 'GST'], [495, 'TOTAL TO PAY']),
  ...row(312, [340, '$130.00'], [440, '$13.00'], [495, '$143.00']),
]

test('cards whose values stand under labels of their own are lines', () => {
  const lines = linesOn(
    card(100, 'item 1 of 3', ['35399-0E7', 'Gear knob'], ['2', '$30.00', '20%', '$48.00']),
    row(148, [40, 'For Korinda ute 2016, rego ZZ11QQ']),
    card(170, 'item 2 of 3', ['QM-KNOB', 'Flange nut'], ['7', '$10.00', 'nil', '$70.00']),
    row(230, [40, 'DESCRIPTION'], [500, 'item 3 of 3']),
    row(242, [40, 'Delivery fee']),
    row(254, [40, 'QUANTITY'], [160, 'PRICE EACH'], [270, 'DISCOUNT'], [460, 'LINE VALUE']),
    row(266, [40, '1'], [160, '$12.00'], [270, 'nil'], [460, '$12.00']),
    TOTAL,
  )
  expect(shortOf(lines)).toEqual([
    ['35399-0E7', 'Gear knob', 2, 30, 4800],
    ['QM-KNOB', 'Flange nut', 7, 10, 7000],
    ['', 'Delivery fee', 1, 12, 1200],
  ])
  expect(lines.map(line => line.discountPercent)).toEqual([20, null, null])
  expect(lines.flatMap(line => line.partReadings)).toEqual([])
})

test('a card without a number has a name that may be a label', () => {
  const lines = linesOn(
    card(100, 'item 1 of 2', ['35399-0E7', 'Gear knob'], ['2', '$30.00', 'nil', '$60.00']),
    row(170, [40, 'PART NUMBER'], [160, 'DESCRIPTION']),
    row(182, [160, 'Labour']),
    row(194, [40, 'QUANTITY'], [160, 'PRICE EACH'], [270, 'DISCOUNT'], [460, 'LINE VALUE']),
    row(206, [40, '1'], [160, '$70.00'], [270, 'nil'], [460, '$70.00']),
    TOTAL,
  )
  expect(shortOf(lines)).toEqual([
    ['35399-0E7', 'Gear knob', 2, 30, 6000],
    ['', 'Labour', 1, 70, 7000],
  ])
})

test('a customer over a table whose heading has its line beneath is no card', () => {
  const lines = linesOn(
    row(100, [40, 'Stone Creek Service Centre'], [350, 'Order No.'], [450, 'Original invoice']),
    row(112, [40, '154 Kiln Close'], [350, 'PO-749'], [450, 'SI00040']),
    row(124, [40, 'Description'], [-340, 'Qty'], [-440, 'Price'], [-540, 'Total']),
    row(136, [40, 'Flange nut'], [-340, '2'], [-440, '65.00'], [-540, '130.00']),
    TOTAL,
  )
  expect(shortOf(lines)).toEqual([['', 'Flange nut', 2, 65, 13000]])
  expect(lines.flatMap(line => line.words.description ?? []).map(word => word.y0)).toEqual([136, 136])
})
