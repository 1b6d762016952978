import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../../testing/page-of-text.ts'
import { findSupplier } from '../find-supplier.ts'

/** Whether a scan's name is in doubt whose words another reader saw so; what else stands on the page it saw alike. */
function isInDoubt(seen: readonly string[], ...more: TextAt[]): boolean {
  const page = pageOfPrint(
    [40, 40, 'Clearpane Autoglass', 20],
    [40, 60, 'ABN 51 824 753 556', 10],
    [40, 72, '11 Pumphouse Road', 10],
    [40, 90, 'Some words of the page in its own print', 10],
    ...more,
  )
  const words = page.words.map((word, i) => ({
    ...word,
    source: 'ocr' as const,
    readings: [seen[i] ?? word.text],
  }))
  return findSupplier([layOutPage({ ...page, words })]).nameUncertain
}

test('a name most of whose letters another reader saw in other ways is in doubt, unless it stands elsewhere too', () => {
  expect(isInDoubt(['Clearpane', 'Autoglass'])).toBe(false)
  expect(isInDoubt(['Ciearpaue', 'Auloqlass'])).toBe(true)
  expect(isInDoubt(['Ciearpaue', 'Auloqlass'], [40, 700, 'Clearpane Autoglass, Dunmarra', 10])).toBe(false)
  expect(isInDoubt(['clearpane.', 'Auloqlass'])).toBe(false)
})

test('a name whose first word a scan may have lost is in doubt: its company begins otherwise', () => {
  expect(isInDoubt([], [40, 700, 'Ironbell Autoglass Pty Ltd', 10])).toBe(true)
  expect(isInDoubt([], [40, 700, 'Clearpane Group Autoglass Pty Ltd', 10])).toBe(false)
  expect(isInDoubt([], [40, 700, 'Marsh Holdings Pty Ltd', 10])).toBe(false)
  expect(isInDoubt([], [40, 700, 'Pay TG Clearpane Autoglass Pty Ltd', 10])).toBe(true)
  expect(isInDoubt([], [40, 700, 'PAY TO Clearpane Autoglass Pty Ltd', 10])).toBe(false)
})

test('a scan’s name beside which bars of a picture were read is in doubt, a third of its kind is not', () => {
  const read = (name: string) => {
    const page = pageOfPrint(
      [40, 40, name, 20],
      [40, 60, 'ABN 51 824 753 556', 10],
      [40, 90, 'Words of the page in its own print', 10],
    )
    const words = page.words.map(word => ({ ...word, source: 'ocr' as const }))
    return findSupplier([layOutPage({ ...page, words })]).nameUncertain
  }
  expect(read('iil Clearpane Autoglass')).toBe(true)
  expect(read('Clearpane III Autoglass')).toBe(false)
})
