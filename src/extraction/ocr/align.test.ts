import { expect, test } from 'vitest'
import { charactersBeside } from './align.ts'

test('characters are laid beside each other with the fewest edits', () => {
  expect(charactersBeside('A-0B', 'A0B')).toEqual(['A', null, '0', 'B'])
})
