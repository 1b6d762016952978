import { expect, test } from 'vitest'
import { isBarcode, isShortBarcode } from './barcode.ts'

test.each(['9312345678907', '036000291452', '19312345678904'])('%s ends in its check digit', text => {
  expect(isBarcode(text)).toBe(true)
})

test.each(['9312345678906', '9312345678970', '93123459', '931234567890X', '34116855000'])(
  '%s is no barcode',
  text => {
    expect(isBarcode(text)).toBe(false)
  },
)

test.each([
  ['93100236', true],
  ['93100237', false],
  ['9310023', false],
])('eight figures are a barcode where they end in their check digit: %s', (text, isOne) => {
  expect(isShortBarcode(text)).toBe(isOne)
})
