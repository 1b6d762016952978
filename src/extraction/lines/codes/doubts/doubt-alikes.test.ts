import { expect, test } from 'vitest'
import type { PrintedLine } from '../../printed-line.ts'
import { doubtAlikes } from './doubt-alikes.ts'

const line = (partNumber: string, source: 'ocr' | 'pdf' = 'ocr', ...partReadings: string[]) =>
  ({ partNumber, partReadings, words: { partNumber: [{ source }] } }) as PrintedLine
const OPEN = line('TAE-S00S-420', 'ocr', 'TAE-S00S-420', 'TAE-5005-420')
const doubts = (...lines: PrintedLine[]) => doubtAlikes(lines).map(one => one.partReadings)

test('figures are doubted where the other numbers hold capitals that look like figures', () => {
  expect(doubts(OPEN, line('TAE-SOB8-25B'), line('TAE-0010-690'), line('TAE-007652')).slice(1)).toEqual([
    ['TAE-SOB8-25B', 'TAE-SOBB-ZSB'],
    ['TAE-0010-690', 'TAE-OOIO-G9O'],
    [],
  ])
})

test('numbers of other lengths say nothing of those', () => {
  const others = ['PR313', 'TRK91530V', 'BT892', 'WHW490V'].map(number => line(number))
  const open = line('SO11-24S', 'ocr', 'SO11-24S', 'SOl1-24S')
  expect(doubts(...others, open, line('S511-33B')).slice(4)).toEqual([
    ['SO11-24S', 'SOl1-24S'],
    ['S511-33B', 'SSII-33B'],
  ])
})

test.each([
  ['other letters stand in most of them', [OPEN, line('TAE-W4K8-251'), line('TAE-KX44-118')]],
  ['all readers agree on them', [line('TAE-SOB8-25B'), line('TAE-S00S-420')]],
  ['they are no print', [OPEN, line('TAE-SOB8-25B', 'pdf')]],
])('no figure is doubted where %s', (_, others) => {
  const number = line('TAE-0010-690', others.at(-1)?.words.partNumber?.[0]?.source === 'pdf' ? 'pdf' : 'ocr')
  expect(doubts(...others, number).at(-1)).toEqual([])
})

test('nor where each has but one letter', () => {
  const open = line('15-4471Z', 'ocr', '15-4471Z', '15-44712')
  expect(doubts(open, line('15-B0112')).at(-1)).toEqual([])
})

test('an O before a figure is doubted on a scan', () => {
  expect(doubts(line('35751-0O355'), line('BLO9-RH'), line('5O1-22', 'pdf'), line('KO-221'))).toEqual([
    ['35751-0O355', '35751-00355'],
    ['BLO9-RH', 'BL09-RH'],
    [],
    [],
  ])
})

test('a figure where other numbers begin with the letter that it looks like is doubted', () => {
  const others = [line('IBF-850'), line('IBG-450')]
  expect(doubts(line('1B-80W90'), ...others)[0]).toEqual(['1B-80W90', 'IB-80W90'])
  for (const apart of ['2B-80W90', '1K-80W90', 'LB-80W90'])
    expect(doubts(line(apart), ...others)[0]).toEqual([])
  expect(doubts(line('1B-80W90', 'pdf'), ...others)[0]).toEqual([])
})

test('a nought before letters is doubted where all others begin with letters', () => {
  const others = [line('AB-4415'), line('SPX6-11')]
  expect(doubts(line('0F-2604'), ...others)[0]).toEqual(['0F-2604', 'OF-2604'])
  for (const apart of ['5PK-1130', '0F26-04']) expect(doubts(line(apart), ...others)[0]).toEqual([])
  expect(doubts(line('0F-2604'), ...others, line('4K-118'))[0]).toEqual([])
  expect(doubts(line('0F-2604'), line('AB-4415'))[0]).toEqual([])
  expect(doubts(line('0F-2604', 'pdf'), ...others)[0]).toEqual([])
})

test('figures that end a bearing’s number on a scan are its shields', () => {
  const bearing = (...of: Parameters<typeof line>) => ({ ...line(...of), description: 'Ball bearing' })
  expect(doubts(bearing('6208-22'), bearing('6011-22/C3'))).toEqual([
    ['6208-ZZ', '6208-2Z', '6208-22'],
    ['6011-ZZ/C3', '6011-2Z/C3', '6011-22/C3'],
  ])
  const others = [bearing('6208-22', 'pdf'), bearing('62081-22'), bearing('6208-221'), bearing('A6208-22')]
  expect(doubts(...others, { ...line('6011-22'), description: 'Relay socket' }).flat()).toEqual([])
})
