import { expect, test } from 'vitest'
import { countChanges, modeWords } from './comparison-words.ts'

test('the lines are counted by what becomes of them, and what does not occur is not said', () => {
  const lines = (['unchanged', 'added', 'unchanged', 'changed'] as const).map(change => ({ change }))
  expect(countChanges(lines)).toBe('1 added, 1 changed, 2 unchanged')
})

const before = { bills: [] }

test('a blocked run is said to write nothing, a price sync to make no bill', () => {
  expect(modeWords({ mode: 'blocked', bill: null, before }, true)).toMatchObject({
    tone: 'error',
    text: expect.stringContaining('Nothing would be written'),
  })
  expect(modeWords({ mode: 'price-sync-only', bill: null, before }, true).text).toContain('No bill')
})

test('a full upload names its bill, and says when there is no PDF to attach', () => {
  const bill = { invoiceNumber: 'KR-1', date: null, total: 22 }
  expect(modeWords({ mode: 'full-upload', bill, before }, true).text).toContain(
    'bill KR-1 created and the PDF attached',
  )
  expect(modeWords({ mode: 'full-upload', bill, before }, false).text).toContain('no PDF attached')
})

test('a bill that an earlier run left on the order is said to be taken over, never to be created', () => {
  const bill = { invoiceNumber: 'KR-1', date: null, total: 22 }
  const { text } = modeWords({ mode: 'full-upload', bill, before: { bills: [bill] } }, true)
  expect(text).toContain('No second bill')
  expect(text).not.toContain('created')
})
