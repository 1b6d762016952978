import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test.each([
  [['2656517RGT', '2055516CTX', '1956515CTX', 'VLV-414']],
  [['1684L', '1690L', '2201L', '3310R']],
  [['4400A', '12204', 'BR118', '5510V']],
])('long numbers with letters under a heading that nobody knows are part numbers: %s', codes => {
  const lines = linesOn(
    row(100, [70, 'Wob'], [150, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...codes.map((code, i) =>
      row(
        120 + 14 * i,
        [70, code],
        [150, `Tyre for axle ${'ABCD'[i]}`],
        [-400, '2'],
        [-470, `3${i}.00`],
        [-540, `${60 + 2 * i}.00`],
      ),
    ),
    row(200, [380, 'Sub Total'], [-540, '252.00']),
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual(
    codes.map(code => [code, []]),
  )
})

test.each([
  [['1000ML', '5000ML', '2500ML', '4000ML']],
  [['12000KM', '15000KM', '9000KM', '88000KM']],
  [['1200A', '1500W', '2000W', '3000K']],
  [['1000ML', '500ML', '2.5L', 'Each']],
])('long figures with their units are no part numbers, with a code beside them or without: %s', sizes => {
  const lines = (...codes: string[]) =>
    linesOn(
      row(100, [100, 'Wob'], [180, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      ...sizes.map((size, i) =>
        row(
          120 + 14 * i,
          [30, codes[i] ?? ''],
          [100, size],
          [180, `Gear oil of kind ${'ABCD'[i]}`],
          [-400, '2'],
          [-470, `3${i}.00`],
          [-540, `${60 + 2 * i}.00`],
        ),
      ),
      row(200, [380, 'Sub Total'], [-540, '252.00']),
    ).map(({ partNumber, partReadings }) => [partNumber, partReadings])
  expect(lines().map(([partNumber]) => partNumber)).toEqual(sizes.map(() => ''))
  const codes = ['KX-204', 'BR-118', 'OF-33X', 'WB-290']
  expect(lines(...codes)).toEqual(codes.map(code => [code, []]))
})
