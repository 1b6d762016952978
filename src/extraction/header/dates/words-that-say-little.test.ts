import { describe, expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'

const NUMBER: [number, string][] = [[300, 'Invoice No: 104417']]

describe('words that may date the paper or something else', () => {
  test.each(['Made out on', 'Drawn up', 'Written', 'Written up', 'Day'])('%s', label => {
    const day: [number, string][] = [[40, `${label}: 11/02/2026`]]
    const alone = headerOn(rows(NUMBER, day))
    expect(alone.invoiceDate).toBe('2026-02-11')
    expect(alone.uncertain).not.toContain('invoiceDate')
    const beside = headerOn(rows(NUMBER, [[300, '9 February 2026']], [], [], day))
    expect(beside.invoiceDate).toBe('2026-02-09')
    expect(beside.uncertain).toContain('invoiceDate')
    const behind = headerOn(rows(NUMBER, [[300, 'Date: 9 February 2026']], [], [], day))
    expect(behind.invoiceDate).toBe('2026-02-09')
    expect(behind.uncertain).not.toContain('invoiceDate')
  })

  test('the day on which a card is charged is none of them', () => {
    const found = headerOn(
      rows(NUMBER, [[300, '9 February 2026']], [], [[40, 'Visa ending 4471 Charged: 11/02/2026']]),
    )
    expect(found.invoiceDate).toBe('2026-02-09')
  })
})

test('a deadline is asked about unless it says that it is for paying', () => {
  const asked = (label: string) => {
    const found = headerOn(rows(NUMBER, [[300, 'Date: 9 February 2026']], [[300, `${label}: 11/03/2026`]]))
    expect(found.dueDate).toBe('2026-03-11')
    return found.uncertain.includes('dueDate')
  }
  expect(asked('Deadline')).toBe(true)
  expect(asked('Payment deadline')).toBe(false)
  expect(asked('Deadline for payment')).toBe(false)
})
