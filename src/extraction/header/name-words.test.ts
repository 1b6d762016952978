import { expect, test } from 'vitest'
import { cleanName, withoutInitials } from './name-words.ts'

test.each([
  ['IW IRONBARK Workshop Equipment', 'IRONBARK Workshop Equipment'],
  ['M MERRIWA ENGINE GASKETS', 'MERRIWA ENGINE GASKETS'],
  ['CV Driveline Centre', 'CV Driveline Centre'],
  ['J & K Motors', 'J & K Motors'],
])('%s without the letters of its logo is %s', (printed, name) => {
  expect(withoutInitials(printed)).toBe(name)
})

test('the first word of what an ABN is called may be the last of the name’s line', () => {
  expect(cleanName('Merribee Tyre Wholesale Pty Ltd Australian')).toBe('Merribee Tyre Wholesale Pty Ltd')
  expect(cleanName('Great Australian')).toBe('Great Australian')
})
