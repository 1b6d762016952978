import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfPrint } from '../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

test('a name may stand in four lines of large print', () => {
  const page = pageOfPrint(
    [29, 30, 'THORNBECK', 16],
    [29, 47, 'MOTORS', 16],
    [29, 64, 'PARTS', 16],
    [29, 81, 'DIVISION', 16],
    [29, 104, 'Unit 5, 61 Foundry Street'],
    [29, 114, 'ABN 51 824 753 556'],
  )
  expect(findSupplier([layOutPage(page)]).name).toBe('THORNBECK MOTORS PARTS DIVISION')
})
