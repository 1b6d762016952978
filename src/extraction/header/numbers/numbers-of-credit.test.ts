import { expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'
import type { TestText } from '../../testing/write-pdf.ts'

const HEAD: TestText[] = [
  { text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 },
  { text: 'ADJUSTMENT NOTE', x: 420, y: 50, size: 16 },
]

function numberOf(...cells: [label: string, value: string][]) {
  const texts = cells.map(([label, value]): [number, string][] => [
    [300, label],
    [420, value],
  ])
  const { invoiceNumber, uncertain } = headerOn(
    rows([[300, 'Date: 22/04/26']], ...texts),
    HEAD,
    'credit-note',
  )
  return [invoiceNumber, uncertain.includes('invoiceNumber')]
}

test('a bare number that says itself that it credits is the credit note’s, and not that of the invoice beside it', () => {
  expect(numberOf(['NUMBER', 'CR771204'], ['INVOICE', '768813'])).toEqual(['CR771204', false])
})

test('a bare number that does not say so is asked about', () => {
  expect(numberOf(['Number', '771204'], ['Invoice', '768813'])).toEqual(['771204', true])
  expect(numberOf(['Number', '771204'], ['Invoice no.', '768813'])).toEqual(['771204', true])
  expect(numberOf(['Number', 'RC5123'], ['Invoice no.', '768813'])).toEqual(['RC5123', true])
})

test('a bare number under the title of a credit is asked about before that of an invoice', () => {
  const strip = (label: string) =>
    headerOn(
      [
        { text: 'No.', x: 420, y: 76 },
        { text: '20417', x: 500, y: 76 },
        { text: 'Date', x: 420, y: 90 },
        { text: '09/02/2026', x: 500, y: 90 },
        { text: label, x: 420, y: 104 },
        { text: '104417', x: 500, y: 104 },
      ],
      [
        { text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 },
        { text: 'CREDIT NOTE', x: 480, y: 50, size: 16 },
      ],
      'credit-note',
    )
  const found = strip('Invoice No.')
  expect(found.invoiceNumber).toBe('20417')
  expect(found.uncertain).toContain('invoiceNumber')
  expect(strip('Credit No.').invoiceNumber).toBe('104417')
})

test.each([
  ['20418', '20418', true],
  ['CN20418', 'CN20418', false],
  ['KH-20418', 'KH-20418', true],
  ['4WD CENTRE', '104417', false],
  ['1300 Brakes', '104417', false],
  ['12/03/2026', '104417', false],
])(
  'a number right under the title of a credit, without any label, goes before that of an invoice: %s',
  (text, number, isAsked) => {
    const read = (...more: [number, string][][]) => {
      const { invoiceNumber, uncertain } = headerOn(
        rows([[40, 'Invoice No: 104417']], [[40, 'Date: 22/04/26']], ...more),
        [
          { text: 'CREDIT NOTE', x: 420, y: 40, size: 14 },
          { text, x: 420, y: 55 },
        ],
        'credit-note',
      )
      return [invoiceNumber, uncertain.includes('invoiceNumber')]
    }
    expect(read()).toEqual([number, isAsked])
    expect(read([[40, 'Credit No: C881']])).toEqual(['C881', false])
  },
)

test('what the sender refers to is asked about beside the number of an invoice', () => {
  expect(numberOf(['Our ref', '771204'], ['Invoice no.', '768813'])).toEqual(['768813', true])
  expect(numberOf(['Our ref', 'CN-0311'], ['Invoice no.', '768813'])).toEqual(['CN-0311', true])
  expect(numberOf(['Our ref', 'RC5123'], ['Invoice no.', 'SC768813'])).toEqual(['SC768813', true])
  expect(numberOf(['Adjustment for invoice no.', '768813'], ['Our ref', '5123'])).toEqual(['5123', false])
})

test('an invoice that the sender calls its own may be what is credited: asked about where no other number stands', () => {
  expect(numberOf(['Our invoice:', '768813'])).toEqual(['768813', true])
  expect(numberOf(['Our invoice no.', '768813'], ['Credit no.', '5123'])).toEqual(['5123', false])
  expect(numberOf(['Number', '771204'], ['Our invoice', '768813'])).toEqual(['771204', false])
})

test('under its title what the sender refers to is no number of that title', () => {
  const { invoiceNumber, uncertain } = headerOn(
    rows([[420, 'Invoice No: IC88120']], [[420, 'Date: 22/04/26']]),
    [
      { text: 'CREDIT NOTE', x: 420, y: 70, size: 12 },
      { text: 'Our Ref', x: 420, y: 86 },
      { text: 'AN 20', x: 500, y: 86 },
    ],
    'credit-note',
  )
  expect([invoiceNumber, uncertain.includes('invoiceNumber')]).toEqual(['IC88120', true])
})

test('the invoice that a title says it credits is none of its numbers', () => {
  const numbered = (title: string, ...more: [number, string][][]) => {
    const { invoiceNumber, uncertain } = headerOn(
      rows(...more),
      [{ text: title, x: 300, y: 60, size: 14 }],
      'credit-note',
    )
    return [invoiceNumber, uncertain.includes('invoiceNumber')]
  }
  const own: [number, string][] = [
    [300, 'Number'],
    [420, '5123'],
  ]
  expect(numbered('CREDIT FOR INVOICE 104417', own)).toEqual(['5123', false])
  expect(numbered('Adjustment note against our invoice 104417', own)).toEqual(['5123', false])
})

test.each(['Return No', 'Returns No', 'Goods return number', 'GRN No', 'Return Note No'])(
  'a note of returns that its title says it is has the number of its label, unless it has one of its credit: %s',
  label => {
    const read = (title: string, ...more: [number, string][][]) => {
      const { invoiceNumber, uncertain } = headerOn(
        rows(
          [
            [300, label],
            [420, 'R5123'],
          ],
          [
            [300, 'Invoice No'],
            [420, '104417'],
          ],
          ...more,
        ),
        [{ text: title, x: 300, y: 60, size: 14 }],
        'credit-note',
      )
      return [invoiceNumber, uncertain.includes('invoiceNumber')]
    }
    expect(read('RETURN / CREDIT NOTE')).toEqual(['R5123', false])
    expect(
      read('RETURN / CREDIT NOTE', [
        [300, 'Credit No'],
        [420, 'C881'],
      ]),
    ).toEqual(['C881', false])
    expect(read('CREDIT NOTE')[0]).toBe('104417')
  },
)

test('what is labelled as an invoice’s may be the credit note’s own', () => {
  expect(numberOf(['Invoice no.', '768813'])).toEqual(['768813', false])
  expect(numberOf(['Our ref', '768813'], ['Invoice no.', 'CR0311'])).toEqual(['CR0311', false])
  expect(numberOf(['Credit no.', '0311'], ['Our ref', 'CR5512'], ['Invoice', '768813'])).toEqual([
    '0311',
    false,
  ])
})

test('beside the second line of the label stands what is further off than its value', () => {
  const { invoiceNumber } = headerOn(
    rows(
      [
        [228, 'Credit Note'],
        [316, 'C-77939'],
        [407, 'Re Invoice :'],
        [500, 'INV-'],
      ],
      [
        [228, 'No. :'],
        [500, '49554'],
      ],
      [
        [228, 'Date :'],
        [316, '23/04/2026'],
      ],
    ),
    HEAD,
    'credit-note',
  )
  expect(invoiceNumber).toBe('C-77939')
})
