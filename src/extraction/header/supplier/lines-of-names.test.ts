import { expect, test } from 'vitest'
import { layOutPage } from '../../layout/lay-out.ts'
import { pageOfPrint } from '../../testing/page-of-text.ts'
import { stackedNames } from './stacked-names.ts'

/** Names of a logo's three lines, the last in a print of its own, over their company's. */
function namesOn(second: string, third: string, size: number, company: string): string[] {
  const page = layOutPage(
    pageOfPrint(
      [18, 23, 'Oxbow', 20],
      [18, 46, second, 15],
      [18, 63, third, size],
      [18, 90, company],
      [18, 101, 'ABN 51 824 753 556'],
      [200, 300, 'Words of the page in its own print'],
      [200, 312, 'and more of them'],
    ),
  )
  const segments = page.rows.flatMap(row => row.segments)
  return stackedNames(segments, page).map(({ name }) => name)
}

test.each([
  ['RADIATORS', '& AIR', 'Lantern Cooling Pty Ltd'],
  ['Heat', 'Exchange', 'Oxbow Heat Exchange Pty Ltd'],
])(
  'a name goes on in smaller lines that begin in its middle, or as its company’s own line does: %s %s',
  (second, third, company) => {
    const names = namesOn(second, third, 15, company)
    expect(names).toContain(`Oxbow ${second} ${third}`)
    expect(names).not.toContain(`Oxbow ${second}`)
  },
)

test.each([
  ['& Authorised Dealer for Kestrel', 'Lantern Cooling Pty Ltd'],
  ['& More', 'Lantern Cooling Pty Ltd'],
  ['& Air', 'Oxbow Radiators Pty Ltd'],
])(
  'what goes on in small print about the business, or behind its whole name, is none of it: %s under %s',
  (third, company) => {
    const names = namesOn('Radiators', third, 10, company)
    expect(names).toContain('Oxbow Radiators')
    expect(names).not.toContain(`Oxbow Radiators ${third}`)
  },
)
