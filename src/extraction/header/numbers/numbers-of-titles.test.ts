import { expect, test } from 'vitest'
import { headerOn } from '../../testing/header-on.ts'
import type { TextAt } from '../../testing/page-of-text.ts'

const read = (...texts: readonly TextAt[]) =>
  headerOn(
    texts.map(([x, y, text]) => ({ x, y, text })),
    [],
  )

test('a number at the other edge of its title’s row may be the title’s, where no label has another, and a bank’s is an account’s', () => {
  const far = read(
    [50, 110, 'TAX INVOICE'],
    [482, 110, 'GF0093317'],
    [48, 150, 'Delivery docket'],
    [130, 150, 'D55140'],
  )
  expect(far).toMatchObject({ invoiceNumber: 'GF0093317' })
  expect(far.uncertain).toContain('invoiceNumber')
  const bank = read(
    [240, 90, 'TAX INVOICE'],
    [37, 380, 'Bank: Wexley BSB 013-402'],
    [200, 380, 'No. 90 114 227'],
  )
  expect(bank.invoiceNumber).toBeNull()
  const behind = read(
    [240, 90, 'TAX INVOICE'],
    [37, 380, 'BSB 013-402'],
    [200, 380, 'Acc 90114227'],
    [320, 380, 'Our Ref'],
    [400, 380, 'QA-20417'],
  )
  expect(behind.invoiceNumber).toBe('QA-20417')
  for (const text of ['C10442', '1/2', '10:42', 'MOE 3825', 'ISO 9001']) {
    const beside = read([50, 110, 'TAX INVOICE'], [505, 110, text], [48, 150, 'Number: QA-20417'])
    expect(beside.invoiceNumber, text).toBe('QA-20417')
  }
})

test('a serial number is a paper’s only where it says so, or right under its title', () => {
  const under = read(
    [500, 42, 'TAX INVOICE'],
    [500, 54, 'Serial 26-118407'],
    [140, 90, 'Docket no'],
    [140, 102, 'PK-90117'],
  )
  expect(under).toMatchObject({ invoiceNumber: '26-118407' })
  expect(under.uncertain).toContain('invoiceNumber')
  const forklift = read(
    [500, 42, 'TAX INVOICE'],
    [500, 54, 'Serial No. 88213'],
    [40, 90, 'Our Ref: QA-20417'],
  )
  expect(forklift.invoiceNumber).toBe('QA-20417')
  expect(read([60, 170, 'Inv. serial'], [60, 184, 'R-61093'])).toMatchObject({ invoiceNumber: 'R-61093' })
  expect(read([420, 42, 'Invoice no 4471'], [60, 300, 'Serial: 88213'])).toMatchObject({
    invoiceNumber: '4471',
  })
})

test('when a shop is open is no number under a title, and a docket that is the invoice has its number', () => {
  const found = read(
    [463, 34, 'TAX INVOICE'],
    [463, 46, '24 h spill line 08 7010 6199'],
    [63, 82, 'Docket / Invoice'],
    [63, 96, 'D/118204'],
  )
  expect(found).toMatchObject({ invoiceNumber: 'D/118204' })
  expect(found.uncertain).not.toContain('invoiceNumber')
})

test('a return note’s number is its paper’s where the title is of one, a guess under another credit’s, and none of an invoice', () => {
  const read = (title: string, type: 'credit-note' | 'tax-invoice', label = 'Return note') =>
    headerOn(
      [
        { text: `${label} : RTN-4471`, x: 380, y: 90 },
        { text: 'Invoice returned : 5530771 (25 Mar 2026)', x: 380, y: 103 },
      ],
      [{ text: title, x: 380, y: 50, size: 16 }],
      type,
    )
  const own = read('CREDIT / RETURN NOTE', 'credit-note')
  expect([own.invoiceNumber, own.uncertain.includes('invoiceNumber')]).toEqual(['RTN-4471', false])
  const guess = read('CREDIT NOTE', 'credit-note', 'Goods return note no.')
  expect([guess.invoiceNumber, guess.uncertain.includes('invoiceNumber')]).toEqual(['RTN-4471', true])
  expect(read('TAX INVOICE', 'tax-invoice').invoiceNumber).toBeNull()
})

test.each(['Invoice identifier :', 'Tax invoice ident.', 'Invoice key:'])(
  'whatever an invoice is known by is its number: %s',
  label => {
    const found = headerOn([{ text: `${label} ORL-60218`, x: 300, y: 100 }])
    expect([found.invoiceNumber, found.uncertain.includes('invoiceNumber')]).toEqual(['ORL-60218', false])
  },
)
