import { expect, test } from 'vitest'
import { headerOn, headerOf as read, rows } from '../../testing/header-on.ts'

test.each([
  ['Tax Invoice No QA-3107 Date 30/09/2026 Terms 14 days (14/10/2026)', '2026-10-14'],
  ['Invoice QA-3107, 30/09/2026, payment terms 30 days EOM (31/10/2026)', '2026-10-31'],
  ['Invoice QA-3107 Date 30/09/2026 Terms 14 days (30/09/2026)', null],
  ['Invoice QA-3107 Date 30/09/2026 Warranty terms 30 days (30/10/2026)', null],
])('terms with the day that they end on may stand behind the paper’s other values: %s', (line, dueDate) => {
  const found = read([40, 110, line])
  expect(found).toMatchObject({ dueDate })
  expect(found.uncertain).not.toContain('dueDate')
})

test.each(['Date of invoice', 'Date', 'Issued', 'Tax point'])(
  'the day of the supply is the paper’s where nothing says that day: %s',
  label => {
    const supply: [number, string][] = [
      [300, 'Date of supply'],
      [420, '06/02/2026'],
    ]
    const own: [number, string][] = [
      [300, label],
      [420, '09/02/2026'],
    ]
    for (const both of [rows(supply, own), rows(own, supply)]) {
      const found = headerOn(both)
      expect(found).toMatchObject({ invoiceDate: '2026-02-09' })
      expect(found.uncertain).not.toContain('invoiceDate')
    }
    const alone = headerOn(rows(supply))
    expect(alone).toMatchObject({ invoiceDate: '2026-02-06' })
    expect(alone.uncertain).not.toContain('invoiceDate')
  },
)

test.each([
  ['Dandenong, 9 February 2026', true],
  ['104417  09/02/2026', true],
  ['Monday 9 February 2026', true],
  ['6 February 2026', false],
  ['Printed 09/02/2026', false],
  ['Order date: 09/02/2026', false],
  ['Prices change on 9 March 2026', false],
])('beside the day of the supply another without a label may be the paper’s own: %s', (line, isAsked) => {
  const found = headerOn(
    rows([[300, 'Invoice No: 104417']], [[300, 'Date of supply: 06/02/2026']], [], [[40, line]]),
  )
  expect(found.uncertain.includes('invoiceDate')).toBe(isAsked)
})
