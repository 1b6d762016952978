import { expect, test } from 'vitest'
import { headerOf as read } from '../../testing/header-on.ts'

test('the only date is doubtful where words that nobody knows stand for its label among labels', () => {
  const over = (words: string) =>
    read([40, 110, words], [200, 110, 'Order no.'], [40, 122, '13 Feb 2026'], [200, 122, '4471'])
  const before = (words: string) =>
    read([40, 110, 'Order no.'], [150, 110, '4471'], [40, 122, words], [150, 122, '13 Feb 2026'])
  for (const place of [over, before]) {
    expect(place('Funds wanted').uncertain).toContain('invoiceDate')
    expect(place('Issued').uncertain).not.toContain('invoiceDate')
  }
})

test('the only date is doubtful in a form of words before values that nobody knows', () => {
  const form = read(
    [40, 110, 'Release'],
    [150, 110, '7 of 12'],
    [40, 122, 'Swap wanted'],
    [150, 122, '13 Feb 2026'],
    [40, 134, 'Round'],
    [150, 134, 'monthly'],
  )
  expect(form.uncertain).toContain('invoiceDate')
})

test('words that nobody knows stay doubtful among values that say what they are', () => {
  const found = read(
    [40, 110, 'Funds wanted'],
    [150, 110, '14 October 2026'],
    [40, 122, 'Wagon'],
    [150, 122, 'Order 88213'],
    [40, 134, 'Bay'],
    [150, 134, 'Inv QA-20417'],
  )
  expect(found.uncertain).toContain('invoiceDate')
})

test('beside the lines of an address stand labels with values of their own, and no form', () => {
  const found = read(
    [40, 110, 'Banksia Motors'],
    [300, 110, '14 October 2026'],
    [40, 122, 'Smith Street'],
    [300, 122, 'Terms 30 days'],
    [40, 134, 'Moe Victoria'],
    [300, 134, 'Rep Dave'],
  )
  expect(found.uncertain).not.toContain('invoiceDate')
})

test.each(['Smith and Sons', 'c/- the Moe depot', 'attn Dave', 'John van Dyk', 'trading as Banksia'])(
  'a name with small words beside values that say what they are is no label: %s',
  name => {
    const found = read(
      [40, 110, 'Banksia Motors'],
      [300, 110, 'Invoice No: QA-20417'],
      [40, 122, name],
      [300, 122, '14 October 2026'],
      [40, 134, 'Moe Victoria'],
      [300, 134, 'Order No: 88213'],
    )
    expect(found.invoiceDate).toBe('2026-10-14')
    expect(found.uncertain).not.toContain('invoiceDate')
  },
)

test('a name over or before the only date is no label of it', () => {
  const found = read([40, 110, 'Corella Tyres'], [400, 110, '13 Feb 2026'], [40, 122, 'Order no. 4471'])
  expect(found.invoiceDate).toBe('2026-02-13')
  expect(found.uncertain).not.toContain('invoiceDate')
})
