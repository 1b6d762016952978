import { expect, test } from 'vitest'
import type { PrintedLine } from '../../printed-line.ts'
import { doubtAsOthers } from './doubt-as-others.ts'

const line = (partNumber: string, source: 'ocr' | 'pdf' = 'ocr', ...partReadings: string[]) =>
  ({
    partNumber,
    partReadings,
    description: '',
    words: { partNumber: [{ source }] },
  }) as unknown as PrintedLine
const doubts = (...lines: PrintedLine[]) => doubtAsOthers(lines).map(one => one.partReadings)

test('what readers see differently behind the beginning of one number is open in the others', () => {
  const open = line('GW0805', 'ocr', 'GW0805', 'GWO805', 'M805')
  expect(doubts(open, line('GW0026'), line('GW1160'), line('TW0026')).slice(1)).toEqual([
    ['GW0026', 'GWO026'],
    [],
    [],
  ])
  expect(doubts(open, line('GWO114'))[1]).toEqual(['GWO114', 'GW0114'])
  expect(doubts(open, line('GW0026', 'pdf'))[1]).toEqual([])
})

test('further back they are of one number alone', () => {
  const open = line('GW-0805', 'ocr', 'GW-0805', 'GW-O805')
  expect(doubts(open, line('GW-0026'))[1]).toEqual([])
})

test('letters alone may have been figures where others that begin like them have some', () => {
  const others = ['YH/20/10', 'Y-8722', 'YHLN56F'].map(number => line(number))
  expect(doubts(line('YHPHOIN'), ...others)[0]).toEqual(['YHPHOIN', 'YHPH01N'])
  expect(doubts(line('YHPHOIN'), ...others.slice(1))[0]).toEqual([])
  expect(doubts(line('COREDEPOSIT'), ...others)[0]).toEqual([])
})

test('beside a number with an O or an I next to its figures, noughts and ones next to letters are open', () => {
  const others = ['UJ-150Z', 'FLY-B08', 'CLH-2301'].map(number => line(number))
  expect(doubts(line('SL55-I1'), ...others).slice(1)).toEqual([
    ['UJ-150Z', 'UJ-15OZ'],
    ['FLY-B08', 'FLY-BO8'],
    [],
  ])
  expect(doubts(line('SL55-41'), ...others).slice(1)).toEqual([[], [], []])
  expect(doubts(line('DB1508-O'), ...others)[1]).toEqual(['UJ-150Z', 'UJ-15OZ'])
  expect(doubts(line('X417-OF'), line('HO-220'), ...others)[2]).toEqual([])
})

test('they are open, too, where a nought was read for the letter of a word', () => {
  const named = (description: string) => ({ ...line('0S3548-8'), description })
  expect(doubts(named('0il seal'))).toEqual([['0S3548-8', 'OS3548-8']])
  expect(doubts(named('Oil seal 10w40'))).toEqual([[]])
})
