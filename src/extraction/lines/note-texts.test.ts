import { expect, test } from 'vitest'
import { layWords, row } from '../testing/lay-words.ts'
import { noteTexts } from './note-texts.ts'

test('a mark that stands apart is of the note behind it', () => {
  const { rows } = layWords([
    ...row(100, [40, '*'], [70, 'net price item'], [300, 'Sub-Total']),
    ...row(120, [40, '+']),
  ])
  expect(noteTexts(rows)).toEqual(['* net price item', 'net price item', 'Sub-Total', '+'])
})
