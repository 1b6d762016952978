import { expect, test } from 'vitest'
import { headerOn, headerOf as read } from '../../testing/header-on.ts'
import type { TextAt } from '../../testing/page-of-text.ts'

test('a number that ends in a hyphen goes on beneath itself', () => {
  const found = read(
    [300, 100, 'Number:'],
    [360, 100, '2026-'],
    [360, 112, '40206'],
    [300, 124, 'Date: 3/2/2026'],
  )
  expect(found).toMatchObject({ invoiceNumber: '2026-40206', invoiceDate: '2026-02-03' })
})

test('a date beneath a number is no part of it', () => {
  expect(read([300, 100, 'Number:'], [360, 100, '30412-'], [360, 112, '03/02/2026']).invoiceNumber).toBe(
    '30412-',
  )
})

test('a date in two lines stands beside a label in two', () => {
  const found = read(
    [228, 110, 'Document'],
    [293, 110, 'Saturday, 9 August'],
    [228, 121, 'Date:'],
    [293, 121, '2025'],
    [228, 132, 'Invoice No.:'],
    [293, 132, 'SAE655377'],
  )
  expect(found.invoiceDate).toBe('2025-08-09')
})

test('a date goes on in the next line of a sentence, and over the three lines of a narrow column', () => {
  const sentence = read(
    [40, 120, 'Our Ref: KA/31615 Order No: 62893 Date Due: Saturday, 31'],
    [40, 131, 'January 2026'],
  )
  expect(sentence.dueDate).toBe('2026-01-31')
  const column = read(
    [300, 100, 'Invoice Date'],
    [300, 111, 'Sunday,'],
    [300, 122, '17 May'],
    [300, 133, '2026'],
  )
  expect(column.invoiceDate).toBe('2026-05-17')
})

test.each<[string, TextAt[]]>([
  [
    'an address under a day and month',
    [
      [40, 120, 'Please quote 44 Due by: 30 March'],
      [40, 131, '25 Depot Road'],
    ],
  ],
  [
    'the invoice’s date under terms',
    [
      [40, 120, 'Payment Due: 7 Days'],
      [40, 131, 'Date: 12/03/2026'],
    ],
  ],
  [
    'the value of the next label but one',
    [
      [300, 100, 'Payment Due:'],
      [380, 100, '7 days'],
      [300, 111, 'Account:'],
      [380, 111, '5471'],
      [300, 122, 'Date:'],
      [380, 122, '12/03/2026'],
    ],
  ],
])('%s is no due date', (_, texts) => {
  expect(read(...texts).dueDate).toBeNull()
})

test('a weekday under an order label does not take the next label’s value', () => {
  const found = read(
    [300, 100, 'Order No:'],
    [380, 100, 'Friday'],
    [300, 111, 'Account:'],
    [380, 111, '5471'],
  )
  expect(found.purchaseOrderNumber).toBeNull()
})

test('a date goes on behind the wide space after its weekday', () => {
  const found = read([430, 105, 'Pay By'], [429, 117, 'Thursday,'], [482, 117, '9 April 2026'])
  expect(found.dueDate).toBe('2026-04-09')
})

test('a date goes on behind the wide space after its day, before any date over its label', () => {
  const found = read(
    [20, 100, 'Date'],
    [20, 110, '2 April 2026'],
    [20, 125, 'Payment due'],
    [20, 135, '2'],
    [36, 135, 'May 2026'],
  )
  expect(found).toMatchObject({ invoiceDate: '2026-04-02', dueDate: '2026-05-02' })
})

test('a number goes on behind the wide space after its letters, not after a wider one', () => {
  const ordered = (x: number) => read([300, 100, 'CUSTOMER ORDER'], [400, 100, 'GB'], [x, 100, '3307'])
  expect(ordered(418).purchaseOrderNumber).toBe('GB 3307')
  expect(ordered(440).purchaseOrderNumber).not.toBe('GB 3307')
})

test('figures under a label of their own go on with no letters beside them', () => {
  const found = read([100, 100, 'PO'], [124, 100, 'Acct'], [100, 112, 'MB'], [124, 112, '55120'])
  expect(found.purchaseOrderNumber).not.toBe('MB 55120')
})

test('the day of a date in two lines is no number', () => {
  const found = read(
    [43, 100, 'Invoice'],
    [110, 100, '20th February'],
    [43, 111, 'Date:'],
    [110, 111, '2026'],
    [300, 100, 'Number:'],
    [360, 100, 'HTD799321'],
  )
  expect(found.invoiceNumber).toBe('HTD799321')
})

test('a date goes on behind the hyphen that its line was broken at', () => {
  const lines = (day: string, rest: string) =>
    read([43, 100, `Number : KW-5516   Date : 03-Apr-2026   Date Due : ${day}`], [43, 112, rest])
  expect(lines('17-', 'Apr-2026').dueDate).toBe('2026-04-17')
  expect(lines('17-Apr-', '2026').dueDate).toBe('2026-04-17')
  expect(lines('17-', '2026 Harrow Street').dueDate).toBeNull()
})

test('letters and a hyphen beside the first line of a label begin the number beside its second', () => {
  const found = read(
    [228, 146, 'Invoice'],
    [321, 146, 'KWS-'],
    [228, 158, 'Number:'],
    [321, 158, '77031'],
    [228, 174, 'Date:'],
    [321, 174, '9/04/26'],
  )
  expect(found.invoiceNumber).toBe('KWS-77031')
})

test('a logo far right of a bare title is not its number, which what looks like it is behind a label', () => {
  const docket = (...texts: [x: number, y: number, text: string][]) =>
    headerOn(
      texts.map(([x, y, text]) => ({ x, y, text })),
      [],
      'delivery-docket',
    ).invoiceNumber
  const number: [number, number, string][] = [
    [365, 142, 'Number'],
    [455, 142, 'D-52389'],
  ]
  const site: [number, number, string] = [43, 700, 'www.quandong4x4.example']
  expect(docket([43, 50, 'Packing Slip'], [400, 50, 'QUANDONG 4X4'], ...number, site)).toBe('D-52389')
  // A branch and its number, which nothing else on the page is called by.
  expect(docket([43, 50, 'Packing Slip'], [400, 50, 'MOE 12A'], site)).toBe('MOE 12A')
  expect(docket([43, 50, 'Packing Slip'], [400, 50, 'DUNMARRA 12A'], site)).toBe('DUNMARRA 12A')
  expect(docket([43, 50, 'Packing Slip No:'], [400, 50, 'COUNTER B7'])).toBe('COUNTER B7')
})

test.each([[['30', 'Apr', '2026']], [['30 Apr', '2026']]])(
  'a date under its label is one in pieces too: %s',
  pieces => {
    const at = [26, 46, 62]
    const texts = pieces.map((text, i): [number, number, string] => [
      pieces.length > 2 ? (at[i] ?? 0) : 26 + 42 * i,
      112,
      text,
    ])
    expect(read([26, 100, 'Due by'], ...texts).dueDate).toBe('2026-04-30')
  },
)
