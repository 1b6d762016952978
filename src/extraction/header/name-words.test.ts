import { expect, test } from 'vitest'
import { withoutInitials } from './name-words.ts'

test.each([
  ['IW IRONBARK Workshop Equipment', 'IRONBARK Workshop Equipment'],
  ['M MERRIWA ENGINE GASKETS', 'MERRIWA ENGINE GASKETS'],
  ['CV Driveline Centre', 'CV Driveline Centre'],
  ['J & K Motors', 'J & K Motors'],
])('%s without the letters of its logo is %s', (printed, name) => {
  expect(withoutInitials(printed)).toBe(name)
})
