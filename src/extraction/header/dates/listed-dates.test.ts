import { expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'

const HEADINGS: [number, string][] = [
  [40, 'Reference'],
  [160, 'Dated'],
  [280, 'Due'],
  [400, 'Open'],
]
const listed = (number: string, dated: string, due: string): [number, string][] => [
  [40, number],
  [160, dated],
  [280, due],
  [400, '240.35'],
]

test('days of a list are a guess at the paper’s own, whatever the list calls its numbers', () => {
  const found = headerOn(
    rows(
      [[300, 'Invoice no: 20417']],
      HEADINGS,
      listed('7719', '08/09/2026', '08/11/2026'),
      listed('7804', '02/10/2026', '02/12/2026'),
    ),
  )
  expect(found.uncertain).toEqual(expect.arrayContaining(['invoiceDate', 'dueDate']))
})

test('a strip of one paper’s days over the labels and days of others is its own', () => {
  const found = headerOn(
    rows(
      [[300, 'Invoice no: 20417']],
      HEADINGS.slice(0, 3),
      listed('7719', '08/09/2026', '08/11/2026').slice(0, 3),
      [
        [40, 'Delivered on'],
        [160, '02/09/2026'],
        [280, 'Net 60'],
      ],
    ),
  )
  expect(found).toMatchObject({ invoiceDate: '2026-09-08', dueDate: '2026-11-08' })
  expect(found.uncertain).not.toContain('invoiceDate')
})
