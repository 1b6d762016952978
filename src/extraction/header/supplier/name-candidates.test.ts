import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { findSupplier } from './find-supplier.ts'

const nameOn = (...texts: TextAt[]) => findSupplier([layOutPage(pageOfPrint(...texts))]).name

test('a letterhead under all amounts names the supplier, over its ABN; what was paid how does not', () => {
  const under = (text: string, size: number, last: string) =>
    nameOn(
      [40, 60, 'Customer'],
      [120, 60, 'Bandicoot Lane Motors'],
      [400, 60, 'paid cash', 14],
      [300, 300, '210.00'],
      [300, 320, '231.00'],
      [40, 360, text, size],
      [40, 374, 'R J Penhallick'],
      [140, 374, 'ABN 51 824 753 556'],
      [40, 388, last],
    )
  expect(under('Torquewagon Tools', 13, 'Bank 923-100')).toBe('Torquewagon Tools')
  expect(under('Torquewagon Tools', 10, 'Bank 923-100')).not.toBe('Torquewagon Tools')
  expect(under('Torquewagon Tools', 13, '$20.00')).not.toBe('Torquewagon Tools')
})
