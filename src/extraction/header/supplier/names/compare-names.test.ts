import { expect, test } from 'vitest'
import { isRunTogether, mayBeInitialsOf, mayBeRunTogether } from './compare-names.ts'

test.each([
  ['tallowtyres', 'Tallow Tyre Wholesale', true],
  ['tallowtyre', 'Tallow Tyres Wholesale', true],
  ['KINGSAUTOSPARES', 'Kings Automotive Spares Pty Ltd', false],
  ['tallowtyres', 'Quandong Tyre Wholesale', false],
])('whether %s is %s run together', (logo, name, isIt) => {
  expect(isRunTogether(logo, name)).toBe(isIt)
})

test.each([
  ['KINGSAUTOSPARES', 'Kings Automotive Spares Pty Ltd', true],
  ['TALLOWBEARINGCO', 'Tallow Bearings Pty Ltd', true],
  // No second word, or too little of one.
  ['tallowtyres', 'Tallow', false],
  ['tallowcoatings', 'Tallow Co', false],
  // A single letter begins too many words.
  ['tmarine', 'T Marsh Motors', false],
  ['Tallow Tyre', 'Tallow Tyres Wholesale', false],
])('whether %s may be %s run together and shortened', (logo, name, mayBe) => {
  expect(mayBeRunTogether(logo, name)).toBe(mayBe)
})

test('a word in capitals is no initials of a name that begins with a few of its letters', () => {
  expect(mayBeInitialsOf('TAL', 'Tallow Auto Pty Ltd')).toBe(true)
  expect(mayBeInitialsOf('TALLOW', 'Tallow Auto Pty Ltd')).toBe(false)
})
