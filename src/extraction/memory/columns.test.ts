import { expect, test } from 'vitest'
import type { Invoice } from '#domain/invoice.ts'
import {
  type Content,
  dollars,
  FIRST,
  type Form,
  type Goods,
  linesOf,
  paperOf,
  SECOND,
  SHELVED,
  THIRD,
} from './testing/paper.ts'
import { openWorkshop } from './testing/workshop.ts'

/** A later paper after the lines of the first were put right. */
function taught(
  form: Form,
  {
    first = FIRST,
    second = SECOND,
    on = form,
    also = {},
  }: { first?: Content; second?: Content; on?: Form; also?: object } = {},
) {
  const workshop = openWorkshop()
  workshop.correct(paperOf(first, form), { lines: linesOf(first), ...also })
  return workshop.read(paperOf(second, on))
}
/** Each line's figures, and whether anything of it is in doubt. */
const linesIn = ({ lines, uncertainFields }: Invoice) =>
  lines.map(line => [
    line.partNumber,
    line.quantity,
    line.unitPrice,
    line.totalPrice,
    line.partNumberUncertain || line.uncertainFields.length > 0 || uncertainFields.includes('lineItems'),
  ])
/** All is right, and nothing of it in doubt. */
const right = (content: Content) =>
  linesOf(content).map(line => [line.partNumber, line.quantity, line.unitPrice, line.totalPrice, false])

const WIDE: Content = {
  ...SECOND,
  goods: [
    { code: 'QG-7001', shelf: 'G01-03', name: 'Turbo charger', quantity: 1, price: 234550 },
    { code: 'QH-1120', shelf: 'H10-44', name: 'Gasket set', quantity: 12, price: 895 },
  ],
}

test.each(['GST 10%', 'GST 10.0%', 'GST'])('the sums under a table are no lines of it: %s', gst => {
  expect(
    linesIn(
      taught({
        ...SHELVED,
        totals: net => [
          ['Net', net],
          [gst, net / 10],
          ['Total AUD', 1.1 * net],
        ],
      }),
    ),
  ).toEqual(right(SECOND))
})

test('a column is known by where its figures end, also by one line', () => {
  expect(linesIn(taught(SHELVED, { second: WIDE }))).toEqual(right(WIDE))
  expect(linesIn(taught(SHELVED, { first: THIRD, second: WIDE }))).toEqual(right(WIDE))
})

test('a layout without the learned columns is read as it was', () => {
  const workshop = openWorkshop()
  workshop.correct(paperOf(FIRST, SHELVED), { lines: linesOf(FIRST) })
  expect(linesIn(workshop.read(paperOf(SECOND)))).toEqual(right(SECOND))
})

test('where a known layout cannot be read as it was learned, its part numbers are in doubt', () => {
  const odd: Form = {
    ...SHELVED,
    cells: goods => [
      [40, goods.code],
      [210, goods.name],
      [-400, `${goods.quantity}`],
      [-470, dollars(goods.price)],
      [-550, dollars(goods.quantity * goods.price)],
    ],
  }
  expect(taught(SHELVED, { on: odd }).lines.every(line => line.partNumberUncertain)).toBe(true)
})

test('a part number that is not where it is known to stand is in doubt', () => {
  const second = {
    ...SECOND,
    goods: [{ code: '', shelf: 'Z01-01', name: 'Sundry', quantity: 1, price: 500 }, ...SECOND.goods],
  }
  const { lines } = taught(SHELVED, { second })
  expect(lines.map(line => [line.partNumber, line.partNumberUncertain])).toEqual([
    ['', true],
    ...SECOND.goods.map(({ code }) => [code, false]),
  ])
})

const COUNTED: Form = {
  headings: [
    [40, 'Part No'],
    [120, 'Description'],
    [-350, 'Zug'],
    [-420, 'Wug'],
    [-550, 'Amount'],
  ],
  cells: ({ code, name, quantity, ordered = quantity, price }) => [
    [40, code],
    [120, name],
    [-350, `${quantity}`],
    [-420, `${ordered}`],
    [-550, dollars(quantity * price)],
  ],
}

test('of two columns that may be the count the one that fits all lines is learned', () => {
  expect(linesIn(taught(COUNTED))).toEqual(right(SECOND))
})

test('of two columns that fit all lines neither is believed where they differ', () => {
  const all = { ...FIRST, goods: FIRST.goods.map(goods => ({ ...goods, ordered: goods.quantity })) }
  const { lines } = taught(COUNTED, { first: all })
  expect(lines.map(line => line.uncertainFields.includes('quantity'))).toEqual([false, true, true])
})

test('a part of a kit without a price is not lost', () => {
  const second = {
    ...SECOND,
    goods: [
      ...SECOND.goods.slice(0, 1),
      { code: 'QK-1', shelf: 'X01-01', name: 'Bolt of the kit', quantity: 2, price: 0 },
      ...SECOND.goods.slice(1),
    ],
  }
  const cells = (goods: Goods) => (SHELVED.cells?.(goods) ?? []).slice(0, goods.price === 0 ? 4 : 6)
  expect(linesIn(taught({ ...SHELVED, cells }, { second }))).toEqual(right(second))
})

test.each([
  ['behind the name', ({ name, code }: Goods) => `${name} ${code}`],
  ['among words', ({ name, code, shelf }: Goods) => `${name} Stk ${code} bay ${shelf}`],
])('a part number in the column of the names is known by its shape: %s', (_, text) => {
  const form: Form = {
    headings: [
      [40, 'Qty'],
      [90, 'Description'],
      [-470, 'Unit Price'],
      [-550, 'Amount'],
    ],
    cells: goods => [
      [40, `${goods.quantity}`],
      [90, text(goods)],
      [-470, dollars(goods.price)],
      [-550, dollars(goods.quantity * goods.price)],
    ],
  }
  expect(linesIn(taught(form))).toEqual(right(SECOND))
})

test('prices with GST are learned where nothing says how much of it', () => {
  const form: Form = {
    cells: ({ code, name, quantity, price }) => [
      [40, code],
      [140, name],
      [-400, `${quantity}`],
      [-470, dollars(1.1 * price)],
      [-550, dollars(1.1 * quantity * price)],
    ],
    totals: net => [['Yours', 1.1 * net]],
  }
  const invoice = taught(form, { first: THIRD, also: { totalAmount: 6589 } })
  expect(linesIn(invoice)).toEqual(right(SECOND))
  expect(invoice).toMatchObject({ totalAmount: 27060, taxAmount: 2460, subtotal: 24600 })
})

test('a name that goes on below is not cut', () => {
  const form: Form = {
    ...SHELVED,
    step: 30,
    more: ({ goods }) => goods.map((_, i) => [210, 251 + 30 * i, 'genuine, made in Japan']),
  }
  expect(taught(form).lines.map(line => line.description)).toEqual(
    SECOND.goods.map(({ name }) => `${name} genuine, made in Japan`),
  )
})

test('a part number on the row below is known by the words before it, whatever it looks like', () => {
  const form: Form = {
    headings: [
      [40, 'Goods'],
      [-400, 'Qty'],
      [-470, 'Price'],
      [-550, 'Amount'],
    ],
    cells: ({ name, quantity, price }) => [
      [40, name],
      [-400, `${quantity}`],
      [-470, dollars(price)],
      [-550, dollars(quantity * price)],
    ],
    step: 30,
    more: ({ goods }) => goods.map(({ code }, i) => [40, 251 + 30 * i, `Kidu: ${code}`]),
  }
  const second = {
    ...SECOND,
    goods: SECOND.goods.map((goods, i) => (i === 0 ? { ...goods, code: 'N315B' } : goods)),
  }
  expect(linesIn(taught(form, { second }))).toEqual(right(second))
})
