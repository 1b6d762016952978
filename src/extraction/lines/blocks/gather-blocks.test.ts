import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { findBands } from './find-bands.ts'
import { gatherBlocks } from './gather-blocks.ts'

test('what the goods are counted in is no name beside the figures', () => {
  const namedWith = (unit: string) => {
    const page = layWords(
      [1, 2].flatMap(i => [
        ...row(90 + 30 * i, [43, `7271${i}-0W835 Clutch kit`]),
        ...row(100 + 30 * i, [139, 'D3-14'], [209, '1'], [300, unit], [-440, '50.00'], [-540, '50.00']),
      ]),
    )
    return gatherBlocks(page, findBands(page.rows)).map(block => block.named)
  }
  expect([namedWith('SET'), namedWith('filter')]).toEqual([
    [false, false],
    [true, true],
  ])
})
