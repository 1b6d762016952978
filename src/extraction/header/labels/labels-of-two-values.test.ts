import { expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'

const DATES = { invoiceDate: '2026-07-22', dueDate: '2026-08-21' }

test.each([
  ['in two lines beneath it', [[[300, 'Date / Pay by']], [[300, '22 July 2026']], [[300, '21 August 2026']]]],
  [
    'beside it, in two lines',
    [
      [
        [300, 'Invoice date / Due date'],
        [420, '22/07/2026'],
      ],
      [[420, '21/08/2026']],
    ],
  ],
  ['behind its colon', [[[300, 'Date / Due: 22/07/2026 / 21/08/2026']]]],
  ['beneath it, in one line', [[[300, 'Invoice date & due date']], [[300, '22 Jul 2026 – 21 Aug 2026']]]],
  [
    'beneath it, with a gap',
    [
      [[300, 'Invoice date / Pay by']],
      [
        [300, '22/07/2026'],
        [380, '21/08/2026'],
      ],
    ],
  ],
] as [string, [number, string][][]][])('a label of two days has two values: %s', (_, lines) => {
  const found = headerOn(rows(...lines))
  expect(found).toMatchObject(DATES)
  expect(found.uncertain).not.toContain('dueDate')
  expect(found.uncertain).not.toContain('invoiceDate')
})

test('the second half of a label of two days does not take the first day', () => {
  const found = headerOn(rows([[300, 'Date / Pay by']], [[300, '22 July 2026']]))
  expect(found).toMatchObject({ invoiceDate: '2026-07-22', dueDate: null })
})

test.each([
  [
    'another label beneath',
    [
      [
        [300, 'Date / Due date'],
        [420, '14/10/2026'],
      ],
      [
        [300, 'ETA'],
        [420, '12/11/2026'],
      ],
    ],
  ],
  [
    'another heading beside',
    [
      [
        [300, 'Date / Due'],
        [400, 'Date sent'],
      ],
      [
        [300, '14/10/2026'],
        [400, '15/10/2026'],
      ],
    ],
  ],
  [
    'nothing but terms',
    [
      [
        [300, 'Date / Pay by'],
        [420, '14/10/2026 / 7 days'],
      ],
    ],
  ],
] as [string, [number, string][][]][])('beside %s a label of two days has one', (_, lines) => {
  expect(headerOn(rows(...lines))).toMatchObject({ invoiceDate: '2026-10-14', dueDate: null })
})

test.each(['Order No / Placed by', 'Order / Reqn', 'PO / Rego'])(
  'of a label of two values the first may be sought alone: %s',
  label => {
    const found = headerOn(
      rows([
        [300, label],
        [430, 'W4471 Trent'],
      ]),
    )
    expect(found).toMatchObject({ purchaseOrderNumber: 'W4471' })
    expect(found.uncertain).toContain('purchaseOrderNumber')
  },
)

test('a day before that of the invoice is asked about as the one to pay by', () => {
  const found = headerOn(rows([[300, 'Invoice date: 22/08/2026']], [[300, 'Due date: 22/07/2026']]))
  expect(found.uncertain).toContain('dueDate')
})
