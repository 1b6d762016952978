import { expect, test } from 'vitest'
import { layWords, row } from '../testing/lay-words.ts'
import { chooseReading, explained } from './choose-reading.ts'
import type { PrintedLine, PrintedTable } from './printed-line.ts'

const line = (total: number, gst: number | null): PrintedLine => ({
  page: 1,
  partNumber: 'AB-12',
  partReadings: [],
  description: 'Oil filter',
  quantity: 1,
  unitPrice: total / 110,
  discountPercent: null,
  gst,
  total,
  uncertain: [],
  words: {},
})
const table = (...lines: PrintedLine[]): PrintedTable => ({
  lines,
  headed: true,
  unitGst: 'exclusive',
  totalGst: 'inclusive',
  usedRows: new Set(),
  withoutPrices: false,
})

test('one of something is understood by its price and total, though its count was lost', () => {
  const lost = { ...line(4859, null), unitPrice: 48.59, quantity: null }
  const whole = { ...line(5920, null), unitPrice: 59.2 }
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '107.79']))]
  expect(explained([table(whole, lost)], pages)).toBe(
    explained([table(whole, { ...lost, quantity: 1 })], pages),
  )
  expect(explained([table(whole, { ...lost, unitPrice: 5 })], pages)).toBeLessThan(4)
})

test('a number with a mark that nobody knows names its line by the rest', () => {
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '59.20']))]
  const whole = { ...line(5920, null), unitPrice: 59.2 }
  const marked = { ...whole, partNumber: 'F541%' }
  expect(explained([table({ ...marked, partReadings: ['F541%', 'F541'] })], pages)).toBe(
    explained([table(whole)], pages),
  )
  expect(explained([table(marked)], pages)).toBeLessThan(explained([table(whole)], pages))
})

test('a tyre is named by its size, other goods by words', () => {
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '59.20']))]
  const whole = { ...line(5920, null), unitPrice: 59.2 }
  const named = (description: string) => explained([table({ ...whole, description })], pages)
  expect(named('A/T 265/70R16 112S')).toBe(named('Oil filter'))
  expect(named('A/T 12-24')).toBeLessThan(named('Oil filter'))
})

test('what goods are counted in is no name', () => {
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '59.20']))]
  const whole = { ...line(5920, null), unitPrice: 59.2 }
  expect(explained([table({ ...whole, description: 'EACH' })], pages)).toBeLessThan(
    explained([table(whole)], pages),
  )
})

test('lines with their GST explain what is printed without it, where delivery keeps them from the total', () => {
  const pages = [
    layWords([
      ...row(180, [400, 'Total Goods'], [-550, '70.63']),
      ...row(192, [400, 'Delivery'], [-550, '38.50']),
      ...row(204, [400, 'Total'], [-550, '120.04']),
    ]),
  ]
  const proven = explained([table(line(1250, 114), line(6520, 593))], pages)
  const open = explained([table(line(1250, null), line(6520, null))], pages)
  expect(proven - open).toBeCloseTo(1.5)
})

test('a number that looks like a date names no day before the name of its line', () => {
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '59.20']))]
  const whole = { ...line(5920, null), unitPrice: 59.2 }
  const dated = { ...whole, partNumber: '23/10/16', description: '23/10/16 Brake hose' }
  expect(explained([table(dated)], pages)).toBe(explained([table(whole)], pages))
  expect(explained([table({ ...dated, partNumber: 'AB-12' })], pages)).toBeLessThan(
    explained([table(whole)], pages),
  )
})

test('freight may be called by its number', () => {
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '59.20']))]
  const whole = { ...line(5920, null), unitPrice: 59.2 }
  const freight = { ...whole, partNumber: 'FREIGHT', description: 'FREIGHT' }
  expect(explained([table(freight)], pages)).toBe(explained([table(whole)], pages))
})

test('a sum of unread rows that multiply is no line in their place', () => {
  const goods = (y: number, count: string, price: string, total: string) =>
    row(y, [40, 'Wheel stud'], [-300, count], [-400, price], [-550, total])
  const page = layWords([
    ...goods(100, '2', '20.00', '40.00'),
    ...goods(112, '3', '5.00', '15.00'),
    ...row(130, [40, 'All of these articles'], [-550, '55.00']),
    ...row(142, [40, 'Total'], [-550, '60.50']),
  ])
  const total = page.rows[2]?.segments.at(-1)?.words ?? []
  const sum = { ...line(5500, null), quantity: null, unitPrice: null, words: { totalPrice: total } }
  expect(explained([table(sum)], [page])).toBe(0)
  expect(explained([table({ ...sum, total: 5400 })], [page])).toBeGreaterThan(0)
})

test('one name may be that of all goods only where it has words and each has its own number', () => {
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '79.20']))]
  const goods = [line(5920, null), line(2000, null)].map(one => ({
    ...one,
    unitPrice: (one.total ?? 0) / 100,
  }))
  const scored = (description: string, ...codes: string[]) =>
    explained([table(...goods.map((one, i) => ({ ...one, description, partNumber: codes[i] ?? '' })))], pages)
  expect(scored('Oil filter', 'AB 51 10', 'AB 69 60')).toBe(3.5)
  expect(scored('Oil filter', 'AB 51 10')).toBeLessThan(3)
  expect(scored('GST', 'AB 51 10', 'AB 69 60')).toBeLessThan(3)
})

test('charges and GST beneath each other lead from the lines to the total, where no sum of both is printed', () => {
  const foot = (total: string) => [
    layWords([
      ...row(180, [50, 'Hire this month'], [-550, '20.00']),
      ...row(192, [400, 'Fuel'], [-550, '7.50']),
      ...row(204, [400, 'Booking'], [-550, '12.50']),
      ...row(216, [400, 'GST'], [-550, '8.00']),
      ...row(228, [400, 'Total'], [-550, total]),
    ]),
  ]
  const goods = [table(line(4000, null), line(2000, null))]
  expect(explained(goods, foot('88.00')) - explained(goods, foot('89.00'))).toBeCloseTo(1.5)
})

test('what is given away carries no GST, and the others’ takes their sum down to what is printed', () => {
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '100.00']))]
  const given = { ...line(0, null), description: 'Drain plug', unitPrice: null, total: null }
  const charged = { ...line(11_000, 1000), unitPrice: 100 }
  expect(explained([table(charged, given)], pages)).toBe(explained([table(charged)], pages))
})

test('what multiplies under the lines is goods that were lost, and no charge that leads to their sum', () => {
  const foot = (...count: [number, string][]) => [
    layWords([
      ...row(168, [50, 'Parcel'], ...count, [-550, '10.00']),
      ...row(180, [400, 'Net total'], [-550, '69.20']),
    ]),
  ]
  const goods = [table({ ...line(5920, null), unitPrice: 59.2 })]
  expect(explained(goods, foot())).toBe(4)
  expect(explained(goods, foot([-300, '2'], [-400, '5.00']))).toBe(2.5)
})

test('goods priced by the hundred below other lines are none of the charges that lead to the total', () => {
  const whole = { ...line(23000, null), unitPrice: 230 }
  const priced = (first: string) => [
    layWords([
      ...row(160, [50, first], [400, '38.00'], [460, '100'], [-550, '38.00']),
      ...row(180, [400, 'Net amount'], [-550, '268.00']),
    ]),
  ]
  const reading = [table({ ...whole, quantity: 1 })]
  expect(explained(reading, priced('31004415'))).toBeLessThan(explained(reading, priced('Freight')))
})

test('names that leave the last of many lines bare stand on the other side of their figures', () => {
  const names = [
    'Starter motor',
    'Window regulator',
    'Door lock',
    'Engine mount',
    'Fuel pump',
    'Wiper arm',
    'Horn',
  ]
  const named = (texts: readonly string[], headed = false): PrintedTable[] => [
    {
      ...table(
        ...texts.map((description, i) => ({
          ...line(1100, null),
          partNumber: `KD-10${i}`,
          description,
          unitPrice: 11,
        })),
      ),
      headed,
    },
  ]
  const pages = [layWords(row(180, [400, 'Net total'], [-550, '77.00']))]
  const beneath = [...names.slice(1), '']
  expect(chooseReading([named(beneath), named(names)], pages)).toEqual(named(names))
  // Headings say where names stand.
  expect(chooseReading([named(beneath, true), named(names)], pages)).toEqual(named(beneath, true))
})
