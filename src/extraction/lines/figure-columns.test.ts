import { expect, test } from 'vitest'
import { readFigure } from './figure-columns.ts'

test.each(['19.24CR G', '19.24 CR G', '$19.24CR GST', '(19.24) G'])(
  '%s is a credit with its tax code',
  text => {
    expect(readFigure(text)).toMatchObject({ value: -19.24, decimals: 2 })
  },
)

test.each(['3 CRT', '3 CTN'])('%s counts what goods are packed in', text => {
  expect(readFigure(text)).toMatchObject({ value: 3 })
})

test.each(['(19.24) net', '19 CR 4'])('%s is no figure', text => {
  expect(readFigure(text)).toBeNull()
})
