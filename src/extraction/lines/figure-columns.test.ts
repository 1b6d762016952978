import { expect, test } from 'vitest'
import { readFigure } from './figure-columns.ts'

test.each(['19.24CR G', '19.24 CR G', '$19.24CR GST', '(19.24) G'])(
  '%s is a credit with its tax code',
  text => {
    expect(readFigure(text)).toMatchObject({ value: -19.24, decimals: 2 })
  },
)

test('a tax code with a number is none of its price', () => {
  expect(readFigure('143.90 T1')).toMatchObject({ value: 143.9, decimals: 2 })
  expect(readFigure('1,143.90 S0')).toMatchObject({ value: 1143.9 })
  expect(readFigure('143 T1')).toBeNull()
})

test.each(['3 CRT', '3 CTN'])('%s counts what goods are packed in', text => {
  expect(readFigure(text)).toMatchObject({ value: 3 })
})

test.each(['72.60 c/L', '72.6c/ltr', '72.60 cpl', '72.6CPL', '72.60 cents per litre', '72.6 c/ea'])(
  '%s is a rate in cents',
  text => {
    expect(readFigure(text)?.value).toBeCloseTo(0.726)
  },
)

test.each(['72 cents per litre', '72¢'])('%s is one without a point', text => {
  expect(readFigure(text)?.value).toBeCloseTo(0.72)
})

test.each(['2 CPL', '2CPL'])('%s counts couples', text => {
  expect(readFigure(text)).toMatchObject({ value: 2, currency: false })
})

test.each(['4410C/A', '611C/L', '2104 C/W', '120.5 C/ARM', '2 C/T', '12 c/w'])('%s is no rate', text => {
  expect(readFigure(text)).toBeNull()
})

test('a share is no price of a hundred', () => {
  expect(readFigure('1.50 per cent')).toBeNull()
})

test.each(['(19.24) net', '19 CR 4'])('%s is no figure', text => {
  expect(readFigure(text)).toBeNull()
})
