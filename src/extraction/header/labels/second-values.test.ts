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

test.each([
  [
    'of an address',
    [
      [40, 'Kim Bray'],
      [490, '14/11/2026'],
    ],
  ],
  [
    'of another label and its value',
    [
      [40, 'Carrier'],
      [100, 'TNT'],
      [490, '14/11/2026'],
    ],
  ],
] as [string, [number, string][]][])(
  'words far to the left of a second day %s are no label of it',
  (_, line) => {
    const found = headerOn(
      rows(
        [
          [40, 'Deliver to'],
          [360, 'Date / Due'],
          [490, '14/10/2026'],
        ],
        line,
      ),
    )
    expect(found).toMatchObject({ invoiceDate: '2026-10-14', dueDate: '2026-11-14' })
    expect(found.uncertain).not.toContain('dueDate')
  },
)

test('a second day under the first has the words of another column before it', () => {
  const found = headerOn(
    rows(
      [
        [40, 'Customer'],
        [360, 'Date / Due'],
      ],
      [
        [40, 'Banksia Motors'],
        [360, '14/10/2026'],
      ],
      [
        [40, 'Moe'],
        [360, '14/11/2026'],
      ],
    ),
  )
  expect(found).toMatchObject({ invoiceDate: '2026-10-14', dueDate: '2026-11-14' })
})

test.each([
  [
    'words with figures before it',
    [
      [
        [360, 'Date / Due'],
        [490, '14/10/2026'],
      ],
      [
        [360, 'Docket 4471'],
        [490, '14/11/2026'],
      ],
    ],
  ],
  [
    'words of the line over its label above it',
    [
      [[330, 'Delivery']],
      [[200, 'Date / Due']],
      [
        [200, '14/10/2026'],
        [330, '14/11/2026'],
      ],
    ],
  ],
] as [string, [number, string][][]][])('a second day with %s is asked about', (_, lines) => {
  const found = headerOn(rows(...lines))
  expect(found).toMatchObject({ dueDate: '2026-11-14' })
  expect(found.uncertain).toContain('dueDate')
})

test('a day that begins behind the next heading is no second value of the label before that', () => {
  const found = headerOn(
    rows(
      [
        [200, 'Date / Due'],
        [350, 'Delivered'],
      ],
      [
        [200, '14/10/2026'],
        [410, '15/10/2026'],
      ],
    ),
  )
  expect(found.dueDate).toBeNull()
})
