import { expect, test } from 'vitest'
import { FIRST, type Form, paperOf, SECOND } from './testing/paper.ts'
import { openWorkshop } from './testing/workshop.ts'

const OTHER: Form = { name: 'Bottlebrush Brakes', abn: 'ABN 61 235 735 560' }
const REFERRED: Form = {
  labels: ({ number, date, order }) => [
    ['Invoice No', number],
    ['Date', date],
    ['Our ref', order],
  ],
}

test.each([
  'A member of the Wattle group, Wattle Parts Supply Pty Ltd ABN 61 234 500 580',
  'Debt assigned to Wattle Parts Supply, ABN 61 234 500 580',
])("another supplier's paper that prints the ABN somewhere is not renamed: %s", text => {
  const workshop = openWorkshop()
  workshop.correct(paperOf(FIRST, REFERRED), { purchaseOrderNumber: '7781', supplierName: 'Wattle' })
  const theirs = paperOf(SECOND, { ...OTHER, more: () => [[40, 760, text]] })
  expect(workshop.read(theirs)).toEqual(openWorkshop().read(theirs))
})

test('an ABN that trades under several names keeps each that was read with certainty', () => {
  const workshop = openWorkshop()
  workshop.correct(paperOf(FIRST, { name: 'Repko Auto Parts Bendigo' }), { supplierName: 'Repko' })
  expect(workshop.read(paperOf(SECOND, { name: 'Repko Auto Parts Bendigo' })).supplierName).toBe('Repko')
  expect(workshop.read(paperOf(SECOND, { name: 'Ashdown Electrical' })).supplierName).toBe(
    'Ashdown Electrical',
  )
})

test('a supplier without an ABN is known again by the name on its papers, though the workshop calls it otherwise', () => {
  const workshop = openWorkshop()
  const form: Form = { ...REFERRED, name: 'Dingo Diffs', abn: null }
  workshop.correct(paperOf(FIRST, form), { supplierName: 'Dingo Differentials', purchaseOrderNumber: '7781' })
  expect(workshop.read(paperOf(SECOND, form))).toMatchObject({
    supplierName: 'Dingo Differentials',
    purchaseOrderNumber: '8002',
  })
  expect(workshop.read(paperOf(SECOND, { ...form, name: 'Emu Exhausts' })).supplierName).toBe('Emu Exhausts')
})
