import { expect, test } from 'vitest'
import { wordsOfRow } from '../../layout/lay-out.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'
import { readBlocks } from './read-blocks.ts'

const goods = (y: number, count: string, name: string, figures: string, total: string) => [
  ...row(y, [40, count], [60, name]),
  ...row(y + 14, [70, figures], [-540, total]),
]

test('in a letter each number begins its goods, however close the figures before stand', () => {
  const lines = linesOn(
    goods(200, '1.', 'Idler pulley, our part number 77120', '2 lots at $20.00 each', '$40.00'),
    goods(228, '2.', 'Clutch fork, our part number 77351, serial 40021', '1 off at $60.00 each', '$60.00'),
    goods(256, '3.', 'Waste levy', '3 off at $10.00 each', '$30.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['77120', 'Idler pulley', 2, 20, 4000],
    ['77351', 'Clutch fork', 1, 60, 6000],
    ['', 'Waste levy', 3, 10, 3000],
  ])
  expect(lines.flatMap(line => line.partReadings)).toEqual([])
})

test('words that stand beside all figures are no name, and take no number from below', () => {
  const plain = (y: number, name: string, figures: string, total: string) => [
    ...row(y, [60, name]),
    ...row(y + 14, [60, figures], [-540, total]),
  ]
  const lines = linesOn(
    plain(200, 'Idler pulley, our part number 77120', '2 sheets at $20.00 each', '$40.00'),
    plain(228, 'Clutch fork, our part number 77351', '1 sheets at $60.00 each', '$60.00'),
    plain(256, 'Waste levy', '3 sheets at $10.00 each', '$30.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['77120', '77351', ''])
  expect(lines[0]?.description).toBe('Idler pulley')
})

test('a name in small letters over again is a name', () => {
  const lines = linesOn(
    row(186, [60, 'what we did on the blue tractor']),
    row(200, [60, 'repairs 2 x 35.00'], [-540, '70.00']),
    row(214, [60, 'repairs 1 x 60.00'], [-540, '60.00']),
    TOTALS,
  )
  expect(lines.map(({ description }) => description)).toEqual(['repairs', 'repairs'])
})

test('`off` behind a count is no name', () => {
  const lines = linesOn(
    row(200, [60, 'Idler pulley']),
    row(214, [70, '2 off at $35.00 each'], [-540, '$70.00']),
    row(238, [60, 'Off road lamp']),
    row(252, [70, '1 off at $60.00 each'], [-540, '$60.00']),
    TOTALS,
  )
  expect(lines.map(({ description }) => description)).toEqual(['Idler pulley', 'Off road lamp'])
})

test('a number like money behind what counts its line begins a name', () => {
  const lines = linesOn(
    goods(200, '000010', '55.7713 Idler pulley', '2 @ 20.00', '40.00'),
    goods(228, '000020', '55.8120 Clutch fork', '1 @ 60.00', '60.00'),
    goods(256, '000030', 'RK-4410 Waste filter', '3 @ 10.00', '30.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['55.7713', '55.8120', 'RK-4410'])
})

/** Work with its price in words beneath, and what is said between two of them. */
const work = (counts: readonly string[], unit = 'm at') => [
  ...goods(200, counts[0] ?? '', 'Seat base, recut', '4 hours at 15.00 per hour', '60.00'),
  ...goods(234, counts[1] ?? '', 'Hog rings', '2 lengths at 15.00 per length', '30.00'),
  ...row(274, [60, 'Passenger side not required, as agreed']),
  ...goods(296, counts[2] ?? '', 'Marine vinyl', `2.5 ${unit} 16.00 per m`, '40.00'),
]
const WORK = [
  ['', 'Seat base, recut', 4, 15, 6000],
  ['', 'Hog rings', 2, 15, 3000],
  ['', 'Marine vinyl', 2.5, 16, 4000],
]

test.each([['(1) (2) (3)'], ['[1] [2] [3]'], ['(a) (b) (c)'], ['a) b) c)'], ['1) 2) 3)']])(
  'numbers in brackets count goods as bare ones do: %s',
  counts => {
    const lines = linesOn(row(180, [60, 'Work'], [-540, '$']), work(counts.split(' ')), TOTALS)
    expect(shortOf(lines)).toEqual(WORK)
    expect(lines.flatMap(line => line.uncertain)).toEqual([])
  },
)

test('on a scan the word behind a unit may be glued to it', () => {
  const texts = [row(180, [60, 'Work'], [-540, '$']), work(['(1)', '(2)', '(3)'], 'mat'), TOTALS]
  const lines = readLines([layWords(texts.flat(), 1, 'ocr')]).flatMap(table => table.lines)
  expect(shortOf(lines)).toEqual(WORK)
})

/** A card: its number level with the total, beneath its name and over its row of figures. */
const card = (y: number, count: string, name: string, code: string, figures: string, total: string) => [
  ...row(y, [92, name]),
  ...row(y + 8, [68, count], [-540, total]).map(text => ({ ...text, height: 12 })),
  ...row(y + 17, [92, `Item no. ${code}`], [250, figures.split(' ')[0] ?? '']),
  ...row(y + 17, [320, `Each ${figures.split(' ')[1]}`]),
]
const CARDS = [
  ...card(100, '1', 'Ratchet with a flex head', 'RF-72T', '1 $40.00', '$40.00'),
  ...card(135, '2', 'Gloves, large', 'GV-N-40', '4 $20.00', '$80.00'),
  ...card(170, '3', 'Long bit', 'LB-30', '1 $10.00', '$10.00'),
]
const CARDS_READ = [
  ['RF-72T', 'Ratchet with a flex head', 1, 40, 4000],
  ['GV-N-40', 'Gloves, large', 4, 20, 8000],
  ['LB-30', 'Long bit', 1, 10, 1000],
]

test('what counts a card over the row that announces its number names nothing: each keeps the name over it, without that', () => {
  const lines = linesOn(CARDS, TOTALS)
  expect(shortOf(lines)).toEqual(CARDS_READ)
  expect(lines.flatMap(line => line.uncertain)).toEqual([])
})

test('a count that a scan’s readers saw in one word with its name is one, if it multiplies', () => {
  const page = layWords([...CARDS, ...TOTALS], 1, 'ocr')
  for (const word of page.rows.flatMap(wordsOfRow).filter(({ x0 }) => x0 === 250))
    Object.assign(word, {
      text: `Qty${word.text.replace('1', 'l')}`,
      readings: ['Qyl', `Qty ${word.text}`],
    })
  const lines = readLines([page]).flatMap(table => table.lines)
  expect(shortOf(lines)).toEqual(CARDS_READ)
})

const told = (y: number) =>
  row(y, [92, 'With its charger, case and cable']).map(text => ({ ...text, height: 8 }))
const noted = (step: number) =>
  linesOn(
    card(100, '1', 'Ratchet with a flex head', 'RF-72T', '1 $40.00', '$40.00'),
    told(129),
    card(100 + step, '2', 'Gloves, large', 'GV-N-40', '4 $20.00', '$80.00'),
    card(140 + step, '3', 'Long bit', 'LB-30', '1 $10.00', '$10.00'),
    TOTALS,
  ).map(line => [line.description, line.uncertain])

test('what stands beneath the figures of a card never goes on with the name over them', () => {
  expect(noted(50)).toEqual([
    ['Ratchet with a flex head', ['description']],
    ['Gloves, large', []],
    ['Long bit', []],
  ])
})

test('a note in smaller print right over the next name is not the beginning of that', () => {
  const close = (y: number, name: string, total: string, figures: string) => [
    ...row(y, [92, name]),
    ...row(y + 12, [-540, total]),
    ...row(y + 24, [92, figures.split(' ')[0] ?? ''], [250, figures.split(' ').slice(1).join(' ')]),
  ]
  const lines = linesOn(
    close(100, 'Ratchet with a flex head', '$40.00', 'RF-72T 1 x $40.00'),
    told(135),
    close(147, 'Gloves, large', '$80.00', 'GV-N-40 4 x $20.00'),
    close(183, 'Long bit', '$10.00', 'LB-30 1 x $10.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['RF-72T', 'GV-N-40', 'LB-30'])
  expect(lines[1]?.uncertain).toEqual(['description'])
})

test('what was ordered beside what was sent is no number of the goods', () => {
  const goods = (y: number, name: string, ordered: string, sent: string, price: string, total: string) => [
    ...row(y, [42, name]),
    ...row(y + 12, [-145, ordered], [-245, sent], [338, 'EA'], [-450, price], [-552, total]),
  ]
  const lines = linesOn(
    goods(200, 'Z2IL-68S Turbo exchange', '1.000', '1.000', '8.77', '8.77'),
    goods(230, 'Z2IL-570 Turbo exchange', '5.000', '4.000', '6.99', '27.96'),
    goods(260, 'Delivery to the door', '1.000', '1.000', '12.20', '12.20'),
    row(300, [450, 'Total'], [-552, '48.93']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['Z2IL-68S', 'Z2IL-570', ''])
})

/** Lines under a heading of their numbers, of which a scan lost some. */
const underNumbers = (
  numbers: readonly string[],
  headings: readonly [string, string] = ['#', 'Part Num'],
) => {
  const heads = row(
    186,
    [40, headings[0]],
    [80, headings[1]],
    [160, 'Particulars'],
    [-400, 'Qty'],
    [-470, 'Unit'],
    [-540, 'Ext.'],
  )
  const items = numbers.map((number, i) =>
    row(
      200 + 14 * i,
      [40, number],
      [80, `${58186522 + 1709 * i}`],
      [160, 'Engine mount hydraulic'],
      [-400, '2'],
      [-470, '10.00'],
      [-540, '20.00'],
    ),
  )
  const page = layWords([heads, ...items, TOTALS].flat(), 1, 'ocr')
  return readBlocks([page], new Set()).flatMap(({ lines }) => lines.map(({ partNumber }) => partNumber))
}

test('what stands under a heading of the lines’ numbers is no part of a number, however many are missing', () => {
  const read = underNumbers(['', '2', '', '6', '7', 'I', '12'])
  expect(read).toEqual(read.map((_, i) => `${58186522 + 1709 * i}`))
})

test.each([
  [['', '7', '', '6', '2', 'I', '12'], ['#', 'Part Num'] as const],
  [['', '2', '', '6', '7', 'I', '12'], ['Pack', 'Part Num'] as const],
])('numbers that do not rise, or stand under another heading, are kept: %s, %s', (numbers, headings) => {
  expect(underNumbers(numbers, headings)[1]).toBe(`${numbers[1]} ${58186522 + 1709}`)
})
