import { expect, test } from 'vitest'
import { FIRST, type Form, linesOf, paperOf, SECOND, SHELVED, THIRD } from './testing/paper.ts'
import { openWorkshop } from './testing/workshop.ts'

const SLIPPED: Form = {
  labels: ({ number, date, order }) => [
    ['Invoice No', number],
    ['Date', date],
    ['Order No', order],
    ['Picking slip', `PS${Number(number) + 500}`],
  ],
}

/** The second paper after the first was changed. */
function taughtOn(
  form: Form,
  changes: Parameters<ReturnType<typeof openWorkshop>['correct']>[1],
  next = SECOND,
) {
  const workshop = openWorkshop()
  workshop.correct(paperOf(FIRST, form), changes)
  return workshop.read(paperOf(next, form))
}

test.each([
  ['the number', { invoiceNumber: 'PS40618' }],
  ['the order', { purchaseOrderNumber: 'PS40618' }],
  ['the name', { supplierName: 'Wat' }],
  ['the total', { totalAmount: 20000 }],
])('a wrong correction that is put back is forgotten: %s', (_, wrong) => {
  const workshop = openWorkshop()
  const first = paperOf(FIRST, SLIPPED)
  workshop.correct(first, wrong)
  workshop.correct(first)
  expect(workshop.read(paperOf(SECOND, SLIPPED))).toEqual(openWorkshop().read(paperOf(SECOND, SLIPPED)))
})

test('a later correction of a paper takes the place of what it taught before', () => {
  const workshop = openWorkshop()
  const first = paperOf(FIRST, SLIPPED)
  workshop.correct(first, { invoiceNumber: 'PS40618' })
  workshop.correct(first, { invoiceNumber: '7781' })
  expect(workshop.read(paperOf(SECOND, SLIPPED)).invoiceNumber).toBe('8002')
})

test('what a newer paper overrules is not recalled from an older one', () => {
  const workshop = openWorkshop()
  workshop.correct(paperOf(FIRST, SLIPPED), { invoiceNumber: 'PS40618' })
  const second = paperOf(SECOND, SLIPPED)
  expect(workshop.read(second).invoiceNumber).toBe('PS41290')
  workshop.correct(second, { invoiceNumber: '40790' })
  expect(workshop.read(paperOf(THIRD, SLIPPED))).toMatchObject({
    invoiceNumber: '41333',
    uncertainFields: [],
  })
})

test('that such papers have no order is learned from clearing it', () => {
  const ours: Form = {
    labels: ({ number, date }) => [
      ['Invoice No', number],
      ['Date', date],
      ['Order No', `SO${Number(number) + 7}`],
    ],
  }
  expect(openWorkshop().read(paperOf(SECOND, ours)).purchaseOrderNumber).toBe('SO40797')
  expect(taughtOn(ours, { purchaseOrderNumber: null }).purchaseOrderNumber).toBeNull()
})

test('a field that nobody touched teaches nothing', () => {
  const coded: Form = {
    labels: ({ number, date, order }) => [
      ['Docu-ID', number],
      ['Date', date],
      ['Order No', order],
    ],
  }
  const untaught = openWorkshop().read(paperOf(SECOND, coded))
  expect(untaught.uncertainFields).toContain('invoiceNumber')
  expect(taughtOn(coded, { supplierName: 'Wattle' }).uncertainFields).toEqual(untaught.uncertainFields)
})

test.each([
  ['a total that was agreed on', { totalAmount: 20000 }],
  ['an order that stands among the lines by chance', { purchaseOrderNumber: '4' }],
  ['a quantity', { lines: linesOf(FIRST).map((line, i) => (i === 0 ? { ...line, quantity: 3 } : line)) }],
  ['descriptions', { lines: linesOf(FIRST).map(line => ({ ...line, description: 'mine' })) }],
])('a one-off correction is not learned: %s', (_, changes) => {
  expect(taughtOn({}, changes as Parameters<typeof taughtOn>[1])).toEqual(
    openWorkshop().read(paperOf(SECOND)),
  )
})

test('columns that another layout of the supplier has are learned beside those of the first', () => {
  const workshop = openWorkshop()
  const [, ...rest] = SHELVED.headings ?? []
  const other: Form = { ...SHELVED, headings: [[40, 'Item'], [120, 'Bay'], ...rest.slice(1)] }
  const parts = (content: typeof FIRST, form: Form) =>
    workshop.read(paperOf(content, form)).lines.map(line => line.partNumber)
  const codes = (content: typeof FIRST) => content.goods.map(({ code }) => code)
  for (const form of [SHELVED, other]) workshop.correct(paperOf(FIRST, form), { lines: linesOf(FIRST) })
  for (const form of [SHELVED, other]) expect(parts(SECOND, form)).toEqual(codes(SECOND))
})

test('lines that the reader itself has right are learned as such, against what an older paper taught', () => {
  const workshop = openWorkshop()
  const form: Form = {
    headings: [[40, 'Part No'], [120, 'Bay'], [210, 'Description'], ...(SHELVED.headings ?? []).slice(3)],
    cells: ({ code, shelf, ...goods }) => SHELVED.cells?.({ ...goods, code: shelf, shelf: code }) ?? [],
  }
  const codes = (content: typeof FIRST) =>
    workshop.read(paperOf(content, form)).lines.map(line => line.partNumber)
  const shelved = linesOf(FIRST).map((line, i) => ({ ...line, partNumber: FIRST.goods[i]?.shelf ?? '' }))
  workshop.correct(paperOf(FIRST, form), { lines: shelved })
  expect(codes(SECOND)).toEqual(SECOND.goods.map(({ shelf }) => shelf))
  workshop.correct(paperOf(SECOND, form), { lines: linesOf(SECOND) })
  expect(codes(THIRD)).toEqual(['QF-5521'])
})
