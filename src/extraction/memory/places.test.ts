import { expect, test } from 'vitest'
import { type Content, FIRST, type Form, paperOf, SECOND, SHELVED } from './testing/paper.ts'
import { openWorkshop } from './testing/workshop.ts'

const labelled =
  (...more: ((content: Content) => [string, string])[]): NonNullable<Form['labels']> =>
  content => [['Invoice No', content.number], ['Date', content.date], ...more.map(one => one(content))]

/** The order of the second paper after the first taught where it stands. */
function orderOf(first: Form, second = first, order = FIRST.order) {
  const workshop = openWorkshop()
  workshop.correct(paperOf(FIRST, first), { purchaseOrderNumber: order })
  const { purchaseOrderNumber, uncertainFields, readings } = workshop.read(paperOf(SECOND, second))
  return {
    order: purchaseOrderNumber,
    sure: !uncertainFields.includes('purchaseOrderNumber'),
    readings: readings.purchaseOrderNumber,
  }
}
const REFERRED: Form = { labels: labelled(({ order }) => ['Our ref', order]) }

test('an unknown label is learned', () => {
  expect(orderOf(REFERRED)).toMatchObject({ order: '8002', sure: true })
})

test('a learned place yields to a certain value elsewhere, and both are offered', () => {
  const second: Form = {
    labels: labelled(
      ({ number }) => ['Our ref', number.slice(1)],
      ({ order }) => ['Order No', order],
    ),
  }
  expect(orderOf(REFERRED, second)).toEqual({ order: '8002', sure: false, readings: ['8002', '0790'] })
})

test('a value takes the place of what is read from where the person overruled it', () => {
  const jobs: Form = {
    labels: labelled(
      ({ number }) => ['Order No', `SO${number}`],
      ({ order }) => ['Job', order],
    ),
  }
  expect(orderOf(jobs)).toMatchObject({ order: '8002', sure: true })
})

test('two places that were one value by chance are asked about where they differ', () => {
  const twice = (job: string): Form => ({
    labels: labelled(
      () => ['Jobbing', job],
      ({ order }) => ['Tagged', order],
    ),
  })
  expect(orderOf(twice('7781'), twice('5120'))).toEqual({
    order: '5120',
    sure: false,
    readings: ['5120', '8002'],
  })
})

test.each([
  ['12', 'the street number of the workshop'],
  ['61', 'a group of the ABN'],
  ['4', 'a count among the lines'],
])('an order that is known from elsewhere is not looked for where it never stood: %s, %s', order => {
  const form: Form = { labels: labelled() }
  expect(orderOf(form, form, order).order).toBeNull()
})

test('what stands below an empty label is not its value', () => {
  const form: Form = {
    labels: labelled(),
    more: ({ order }) => [
      [40, 180, 'Tagged'],
      ...(order === '' ? [] : ([[40, 192, order]] as [number, number, string][])),
      [40, 204, '4471'],
    ],
  }
  const workshop = openWorkshop()
  workshop.correct(paperOf(FIRST, form), { purchaseOrderNumber: FIRST.order })
  expect(workshop.read(paperOf(SECOND, form)).purchaseOrderNumber).toBe('8002')
  expect(workshop.read(paperOf({ ...SECOND, order: '' }, form)).purchaseOrderNumber).toBeNull()
})

test('what stands beside a learned label is its value where it looks like one', () => {
  const tagged = (value: (order: string) => string): Form => ({
    labels: labelled(({ order }) => ['Tagged', value(order)]),
  })
  const first = tagged(order => order)
  expect(
    orderOf(
      first,
      tagged(order => `${order} Ranger`),
    ).order,
  ).toBe('8002')
  expect(
    orderOf(
      first,
      tagged(order => `Ranger ${order}`),
    ).order,
  ).toBe('8002')
  expect(
    orderOf(
      first,
      tagged(() => 'BT50'),
    ),
  ).toMatchObject({ order: 'BT50', sure: false })
})

test('on another layout of the supplier a learned place is only offered where nothing else was found', () => {
  const other: Form = { ...REFERRED, headings: SHELVED.headings ?? [], cells: SHELVED.cells ?? (() => []) }
  expect(orderOf(REFERRED, other)).toMatchObject({ order: '8002', sure: false })
})

test('a value is not taken from behind another label of the same text', () => {
  const typed = (order: string): Form => ({
    labels: labelled(),
    more: ({ number }) => [[40, 190, `Gane: ${order} Acct Ve: HP${number.slice(-3)}`]],
  })
  const { order, sure } = orderOf(typed('PO9693'), typed('1007'), 'PO9693')
  expect([order, sure]).toEqual(['1007', false])
})
