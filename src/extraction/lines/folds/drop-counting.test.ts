import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const codesOf = (heading: string, ...codes: string[]) => {
  const total = 10 * codes.length
  return linesOn(
    row(100, [59, heading], [193, 'Description'], [-411, 'Qty'], [-471, 'Price'], [-536, 'Total']),
    ...codes.map((code, i) =>
      row(
        120 + 17 * i,
        [59, `${i + 1}`],
        [88, code],
        [193, `Vacuum pump ${'ABCDE'[i]}`],
        [-411, '1'],
        [-471, '10.00'],
        [-536, '10.00'],
      ),
    ),
    row(400, [380, 'Sub Total'], [-536, `${total}.00`]),
  ).map(line => line.partNumber)
}

test('numbers that count the lines are none of the column that they share', () => {
  const codes = ['17801-61K20', 'A 651 230 47 09', '', '45503-7A180']
  expect(codesOf("Item Maker's No.", ...codes)).toEqual(codes)
})

test('of few lines the heading has to say that they are counted', () => {
  expect(codesOf("Item Maker's No.", 'A 651 230 47 09')).toEqual(['A 651 230 47 09'])
  expect(codesOf("Maker's Part No.", 'AB 12-441')).toEqual(['1 AB 12-441'])
})

test.each(['LN PART NO', 'Pos Part No'])('a space parts the counting from the numbers under %s', heading => {
  const lines = linesOn(
    row(100, [48, heading], [193, 'Description'], [-411, 'Qty'], [-471, 'Price'], [-536, 'Total']),
    row(120, [54, '1'], [62, 'HX-8814L'], [193, 'Extractor'], [-411, '1'], [-471, '10.00'], [-536, '10.00']),
    row(137, [54, '2'], [62, 'TU508A'], [193, 'Tube'], [-411, '1'], [-471, '10.00'], [-536, '10.00']),
    row(154, [54, '3'], [193, 'Cut and swage'], [-411, '1'], [-471, '10.00'], [-536, '10.00']),
    row(400, [380, 'Sub Total'], [-536, '30.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['HX-8814L', 'TU508A', ''])
})

test('behind an empty column of line numbers OCR may have glued them to the part numbers', () => {
  const codes = ['1 D44-BK', '2 LSD-ADD-100', '375W140-1', '4']
  const texts = [
    row(
      100,
      [40, 'Line'],
      [90, 'Stock code'],
      [193, 'Description'],
      [-411, 'Qty'],
      [-471, 'Price'],
      [-536, 'Total'],
    ),
    ...codes.map((code, i) =>
      row(
        120 + 17 * i,
        [84, code],
        [193, `Vacuum pump ${'ABCD'[i]}`],
        [-411, '1'],
        [-471, '10.00'],
        [-536, '10.00'],
      ),
    ),
    row(400, [380, 'Sub Total'], [-536, '40.00']),
  ].flat()
  const lines = readLines([layWords(texts, 1, 'ocr')]).flatMap(table => table.lines)
  expect(lines.map(line => line.partNumber)).toEqual(['D44-BK', 'LSD-ADD-100', '75W140-1', ''])
})

test('the first group of a number is no counting, nor are figures that printed numbers begin with', () => {
  const goods = (heading: [number, string][], ...codes: string[]) =>
    linesOn(
      row(100, ...heading, [193, 'Description'], [-411, 'Qty'], [-471, 'Price'], [-536, 'Total']),
      ...codes.map((code, i) =>
        row(
          120 + 17 * i,
          [60, code],
          [193, `Belt ${'ABC'[i]}`],
          [-411, '1'],
          [-471, '10.00'],
          [-536, '10.00'],
        ),
      ),
    ).map(line => line.partNumber)
  const spaced = ['0 986 494 123', '1 987 302 041']
  expect(goods([[60, 'Item No']], ...spaced)).toEqual(spaced)
  const belts = ['1PK0875', '2PK0875', '3PK0875']
  expect(
    goods(
      [
        [20, 'Line'],
        [60, 'Stock Code'],
      ],
      ...belts,
    ),
  ).toEqual(belts)
})
