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

test('the first word of a title that a scan ran into the name before it is none of it', () => {
  const scanned = (source: 'ocr' | 'pdf', ...texts: TextAt[]) => {
    const page = pageOfPrint(...texts, [40, 64, 'ABN 51 824 753 556'], [40, 300, 'Parts as listed'])
    const words = page.words.map(word => ({ ...word, source }))
    return findSupplier([layOutPage({ ...page, words })]).name
  }
  const beside: TextAt = [40, 50, 'MARSH PARTS DIVISIONTAX INVOICE', 16]
  expect(scanned('ocr', beside)).toBe('MARSH PARTS DIVISION')
  expect(scanned('ocr', [40, 50, 'MARSH PARTS DIVISIONTAX', 16], [420, 50, 'INVOICE', 16])).toBe(
    'MARSH PARTS DIVISION',
  )
  expect(scanned('pdf', beside)).toBe('MARSH PARTS DIVISIONTAX')
  expect(scanned('ocr', [40, 50, 'WORKSHOP TOOLSTAX', 16], [420, 50, 'TAX INVOICE', 16])).toBe(
    'WORKSHOP TOOLSTAX',
  )
})

test('what a business says of itself is no name, however large', () => {
  const page = pageOfPrint(
    [40, 50, 'WE KEEP YOU MOVING', 20],
    [40, 66, 'Tallow Auto Care', 12],
    [40, 80, 'Tallow Auto Care Pty Ltd ABN 51 824 753 556'],
  )
  const found = findSupplier([layOutPage(page)])
  expect(found).toMatchObject({ name: expect.stringMatching(/^Tallow Auto Care/), nameUncertain: false })
})

test.each(['You Yangs Tyres', 'Our Town Tyres', 'IS Motors'])(
  'a name over its address is none of what a business says of itself: %s',
  name => {
    const page = pageOfPrint(
      [40, 50, name, 20],
      [40, 66, '14 Foundry Road, Moe VIC 3825'],
      [40, 78, 'Ph 03 5550 4417'],
      [40, 90, 'ABN 51 824 753 556'],
      [40, 120, 'Quandong Motors Pty Ltd'],
      [40, 132, '12 Fence Road, Sale VIC 3850'],
      [40, 144, 'Ph 03 5550 4418'],
    )
    expect(findSupplier([layOutPage(page)]).name).toBe(name)
  },
)

test('the suburb that a letterhead stands in names nobody', () => {
  const page = pageOfPrint(
    [200, 50, 'Wren & Tallow', 12],
    [180, 66, 'Auto Upholsterers'],
    [300, 66, 'Mullin Point', 12],
    [40, 120, 'Quandong Auto Care'],
    [40, 132, '3 Sandgate Lane'],
    [40, 144, 'Mullin Point TAS 7188'],
  )
  expect(findSupplier([layOutPage(page)]).name).toMatch(/^Wren & Tallow/)
})
