import { expect, test } from 'vitest'
import { headerOn, rows } from '../testing/header-on.ts'

/** A header with a list of other papers under it: its headings, a row for each, and what they add up to. */
function read(
  own: [label: string, value: string][],
  headings: string[],
  listed: string[][],
  total: string[] = [],
) {
  const places = [40, 160, 280, 400]
  const row = (texts: string[]) => texts.map((text, i): [number, string] => [places[i] ?? 0, text])
  const head = own.map(([label, value]): [number, string][] => [
    [300, label],
    [400, value],
  ])
  return headerOn(rows(...head, ...[headings, ...listed, total].map(row)))
}

const OWN: [string, string][] = [
  ['Invoice', '20417'],
  ['Date', '14/10/2026'],
]
const LISTED = [
  ['19902', '08/09/2026', '08/11/2026', '240.35'],
  ['20116', '02/10/2026', '02/11/2026', '518.10'],
]

test('numbers and days of a list of what the account owes are not the invoice’s', () => {
  const found = read(OWN, ['Invoice no', 'Invoice date', 'Due date', 'Balance'], LISTED)
  expect(found).toMatchObject({ invoiceNumber: '20417', invoiceDate: '2026-10-14', dueDate: null })
  expect(found.uncertain).not.toContain('invoiceNumber')
  expect(found.uncertain).not.toContain('invoiceDate')
})

test('one paper is a list where the account’s balance stands under it', () => {
  const one = LISTED.slice(0, 1)
  const headings = ['Invoice no', 'Invoice date', 'Due date', 'Balance']
  const found = read(OWN, headings, one, ['Account balance', '', '', '240.35'])
  expect(found).toMatchObject({ invoiceNumber: '20417', invoiceDate: '2026-10-14', dueDate: null })
})

test('each of the listed may say itself that it is an invoice', () => {
  const listed = LISTED.map(([number = '', ...more]) => [`Invoice ${number}`, ...more])
  const found = read(OWN, ['Your account with us'], listed)
  expect(found.invoiceNumber).toBe('20417')
  expect(found.uncertain).not.toContain('invoiceNumber')
})

test('the paper’s own number, day and total may stand in a strip of labels over others', () => {
  const strip = read(
    [['Our Ref', 'S5512']],
    ['Invoice no', 'Invoice date', 'Due date', 'Total'],
    LISTED.slice(0, 1),
  )
  expect(strip).toMatchObject({ invoiceNumber: '19902', invoiceDate: '2026-09-08', dueDate: '2026-11-08' })
  expect(read([], ['Invoice no', 'Invoice date', 'Due date', 'Total'], LISTED).invoiceNumber).toBe('19902')
})

test.each(['Invoice no', 'Tax invoice number'])(
  'a strip that comes to the paper’s total is its own, whatever reference stands over it: %s',
  heading => {
    const found = read(
      [['Our Ref:', '5512']],
      [heading, 'Date', 'Terms', 'Balance due'],
      [
        ['QA-20417', '14/10/2026', '30 days', '88.00'],
        ['', '', 'Total outstanding', '88.00'],
        ['', '', 'GST', '8.00'],
      ],
      ['', '', 'Total', '88.00'],
    )
    expect(found).toMatchObject({ invoiceNumber: 'QA-20417', invoiceDate: '2026-10-14' })
    expect(found.uncertain).not.toContain('invoiceNumber')
  },
)

test('a single paper’s number and a reference over it are asked about where no total shows whose it is', () => {
  const one = LISTED.slice(0, 1)
  const under = (own: [string, string], listed: string[][]) =>
    read([own], ['Invoice no', 'Invoice date', 'Terms', 'Balance'], listed, ['', '', 'Total owing', '240.35'])
  const found = under(['Our Ref:', '5512'], one)
  expect(found.uncertain).toContain('invoiceNumber')
  expect(found.readings.invoiceNumber).toEqual(['5512', '19902'])
  expect(under(['Our Ref:', '5512'], LISTED).uncertain).not.toContain('invoiceNumber')
  expect(under(['Invoice', '20417'], one).uncertain).not.toContain('invoiceNumber')
})

test('the only paper of a list is not the invoice that says its own number, though both come to as much', () => {
  const found = read(
    OWN,
    ['Invoice no', 'Invoice date', 'Due date', 'Balance'],
    [LISTED[0] ?? [], ['', '', 'Total owing', '240.35']],
    ['', '', 'Total', '240.35'],
  )
  expect(found).toMatchObject({ invoiceNumber: '20417', invoiceDate: '2026-10-14', dueDate: null })
  expect(found.uncertain).not.toContain('invoiceNumber')
})

test('an equal bill of last month, listed below the total, is asked about beside a weaker label of the paper’s own', () => {
  const found = read(
    [
      ['Our Ref:', '20417'],
      ['Date:', '14/10/2026'],
      ['Total', '143.00'],
    ],
    ['Invoice no', 'Date', 'Terms', 'Balance'],
    [['QA-19902', '12/09/2026', '30 days', '143.00']],
    ['Total owing', '', '', '143.00'],
  )
  expect(found).toMatchObject({ invoiceNumber: '20417', invoiceDate: '2026-10-14' })
  expect(found.readings.invoiceNumber).toEqual(['20417', 'QA-19902'])
})

test.each(['Earlier invoice', 'Unpaid invoices', 'Invoice'])(
  'a panel beside the goods that lists what is owed stands amid their rows, and its numbers and days are none of the paper: %s',
  heading => {
    const goods = ['Hose clamp', '1', '40.00', '40.00']
    const found = headerOn(
      rows(
        [[40, 'Tax invoice QA-20417 | 14 October 2026 | Due 30 October 2026']],
        [
          [40, 'Item'],
          [150, 'Qty'],
          [200, 'Each'],
          [260, 'Total'],
        ],
        [
          ...goods.map((text, i): [number, string] => [[40, 150, 200, 260][i] ?? 0, text]),
          [400, heading],
          [470, 'Dated'],
          [530, 'Open'],
        ],
        [
          [400, 'QA-19902'],
          [470, '8 Aug'],
          [530, '240.35'],
        ],
        [
          [400, 'QA-20116'],
          [470, '26 Aug'],
          [530, '518.10'],
        ],
        goods.map((text, i): [number, string] => [[40, 150, 200, 260][i] ?? 0, text]),
      ),
    )
    expect(found).toMatchObject({ invoiceNumber: 'QA-20417', invoiceDate: '2026-10-14' })
    expect(found.uncertain).not.toContain('invoiceDate')
  },
)

test.each([
  ['Our Ref:', '12/09/2026', '88.00'],
  ['Our Ref:', '14/10/2026', '8.00'],
])(
  'a single paper of another day, or whose amount is only part of the total, is not the invoice’s own strip: %s %s %s',
  (label, day, amount) => {
    const found = read(
      [
        [label, '5512'],
        ['Date:', '14/10/2026'],
      ],
      ['Invoice no', 'Date', 'Terms', 'Balance due'],
      [
        ['QA-19902', day, '30 days', amount],
        ['', '', 'Total outstanding', amount],
      ],
      ['Total', '80.00', '8.00', '88.00'],
    )
    expect(found).toMatchObject({ invoiceNumber: '5512', invoiceDate: '2026-10-14' })
  },
)

test('where nothing announces a number, that of a listed paper of another day is asked about', () => {
  const under = (day: string) =>
    read(
      [
        ['Reference:', '5512'],
        ['Date:', '14/10/2026'],
      ],
      ['Invoice no', 'Date', 'Terms', 'Balance'],
      [['QA-19902', day, '30 days', '88.00']],
      ['', '', 'Total owing', '88.00'],
    )
  expect(under('12/09/2026').uncertain).toContain('invoiceNumber')
  expect(under('14/10/2026').uncertain).not.toContain('invoiceNumber')
})
