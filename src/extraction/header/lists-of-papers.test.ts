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
