import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { findBands } from './find-bands.ts'

test.each(['10 %', '10 percent', '10 per cent'])('a rate counts nothing: %s', rate => {
  const { rows } = layWords(
    [
      row(200, [340, 'Charges before GST'], [-540, '$620.00']),
      row(212, [340, `GST at ${rate}`], [-540, '$62.00']),
    ].flat(),
  )
  expect(findBands(rows)).toEqual([])
})
