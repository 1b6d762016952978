import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

const HEADS = (first: string) =>
  row(100, [41, first], [129, 'Details'], [-440, 'Units'], [-490, 'Rate'], [-545, 'Charge'])
const line = (y: number, code: string, name: string, count: string, price: string, total: string) =>
  row(
    y,
    ...(code ? [[41, code] as [number, string]] : []),
    [129, name],
    [-440, count],
    [-490, price],
    [-545, total],
  )
const numbersUnder = (first: string) =>
  linesOn(
    HEADS(first),
    line(116, 'TB-GT22-R', 'Turbocharger exchange', '1', '1145.00', '1145.00'),
    line(132, '', 'Core deposit - turbocharger', '1', '250.00', '250.00'),
    line(148, 'INJ-CR4-R', 'Injector common rail', '4', '80.00', '320.00'),
    line(164, '', 'Core deposit - injector', '4', '20.00', '80.00'),
    line(180, '', 'Core returned - injector', '-2', '20.00', '-40.00'),
    row(210, [358, 'Subtotal'], [-545, '1755.00']),
    row(222, [358, 'GST'], [-545, '175.50']),
  ).map(({ partNumber }) => partNumber)

test('a first column that few lines fill is the table’s where all that stands in it is headed', () => {
  expect(numbersUnder('Assembly no.')).toEqual(['TB-GT22-R', '', 'INJ-CR4-R', '', ''])
})

test('what stands under a label of the document is not the table’s', () => {
  expect(numbersUnder('Customer order')).not.toContain('TB-GT22-R')
})
