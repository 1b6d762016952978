import { expect, test } from 'vitest'
import { pageOfPrint, type TextAt } from '../testing/page-of-text.ts'
import { layOutPage } from './lay-out.ts'
import { segmentBelow } from './neighbours.ts'

test('the next line of a head stands beneath a label, however high the boxes of most of the page are', () => {
  const goods = [1, 2, 3, 4, 5, 6].map((i): TextAt => [40, 200 + 30 * i, `Torque multiplier ${i}`, 19])
  const page = layOutPage(
    pageOfPrint([272, 97, 'Reference', 12], [272, 106, 'PPA-0916', 13], [272, 121, 'ABN', 12], ...goods),
  )
  const rowIndex = page.rows.findIndex(({ segments }) => segments[0]?.text === 'Reference')
  const label = page.rows[rowIndex]?.segments[0]
  expect(label && segmentBelow(page, rowIndex, label)?.text).toBe('PPA-0916')
})
