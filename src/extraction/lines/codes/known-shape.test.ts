import { describe, expect, test } from 'vitest'
import type { PrintedLine } from '../printed-line.ts'
import { settleByShape } from './known-shape.ts'

const line = (partNumber: string, ...partReadings: string[]) =>
  ({ partNumber, partReadings, words: {} }) as PrintedLine
const settled = (...lines: PrintedLine[]) => settleByShape(lines).map(one => one.partNumber)
const KNOWN = [line('WF.4501.9'), line('JF.2622.7')]

test('the reading that looks like the certain numbers comes first, and stays one of several', () => {
  const [, , doubtful] = settleByShape([...KNOWN, line('5J.9943.6', '5J.9943.6', 'SJ.9943.6')])
  expect(doubtful).toMatchObject({ partNumber: 'SJ.9943.6', partReadings: ['SJ.9943.6', '5J.9943.6'] })
})

test('a mark that some of the numbers carry comes off', () => {
  expect(settled(...KNOWN, line('KT.4293.3*', 'KT.4293.3*', 'KT.4293.3')).at(-1)).toBe('KT.4293.3')
})

test.each([
  ['two readings look like them', [...KNOWN, line('5J.9943.6', '5J.9943.6', 'SJ.9943.6', 'SI.9943.6')]],
  ['only one number is certain', [line('WF.4501.9'), line('5J.9943.6', '5J.9943.6', 'SJ.9943.6')]],
])('nothing is changed where %s', (_, lines) => {
  expect(settled(...lines).at(-1)).toBe('5J.9943.6')
})

test('points that a scan has lost stand where the other numbers have them, and are asked about', () => {
  const scanned = (partNumber: string) =>
    ({ ...line(partNumber), words: { partNumber: [{ source: 'ocr' }] } }) as PrintedLine
  const known = [scanned('11.42.7.566.327'), scanned('31.98.1.127.205')]
  const last = (...lines: PrintedLine[]) => settleByShape(lines).at(-1)
  for (const lost of ['24.21 9 407 560', '24 21.9 .407.560'])
    expect(last(...known, scanned(lost))).toMatchObject({
      partNumber: '24.21.9.407.560',
      partReadings: ['24.21.9.407.560', lost],
    })
  expect(last(...known, scanned('8W0 998 281 B'))?.partReadings).toEqual([])
  expect(last(scanned('11.42.7.566.327'), scanned('24.21 9 407 560'))?.partReadings).toEqual([])
  const spaced = ['105-811 F', '740-289 W', "741-830'L"].map(scanned)
  expect(settled(scanned('219-852/F'), scanned('493-373/D'), ...spaced).slice(2)).toEqual([
    '105-811/F',
    '740-289/W',
    '741-830/L',
  ])
})

describe('a scanned number that two readings of one engine say', () => {
  const scanned = (partNumber: string, readings: string[] = [], partReadings: string[] = []) =>
    ({
      partNumber,
      partReadings,
      words: { partNumber: [{ text: partNumber, source: 'ocr', readings }] },
    }) as unknown as PrintedLine
  const sure = ['KF4671', 'H8989', 'M6137'].map(text => scanned(text, [text, text]))
  const openIn = (...lines: PrintedLine[]) => settleByShape(lines).at(-1)?.partReadings.length !== 0
  const doubtful = scanned('R9166', ['R9166', 'R9I66'], ['R9166', 'R9I66'])

  test('is certain in every place where many others have its very shape, and none has another', () => {
    const uniform = Array.from({ length: 8 }, (_, i) => scanned(`KR-J${i}-6${i}`))
    const first = scanned('XT-G1-97', ['XT-G1-97'], ['XT-G1-97', 'XT-GI-97'])
    expect(openIn(...uniform, first)).toBe(false)
    expect(openIn(...uniform.slice(1), first)).toBe(true)
    expect(openIn(...uniform, scanned('AB-44'), first)).toBe(true)
    expect(openIn(...uniform, { ...first, partReadings: ['XT-G1-97', 'XI-G1-97'] })).toBe(true)
  })

  test('is certain where the other reading has the form of none of the supplier’s', () => {
    expect(openIn(...sure, doubtful)).toBe(false)
  })

  test('stays open where too few numbers are certain', () => {
    expect(openIn(...sure.slice(1), doubtful)).toBe(true)
  })

  test('stays open where another number has the form of that reading', () => {
    expect(openIn(...sure, scanned('K7B22', ['K7B22', 'K7B22']), doubtful)).toBe(true)
    expect(openIn(...sure, scanned('H6137', ['H6137', 'H8137'], ['H6137', 'H8137']))).toBe(true)
  })

  test.each(['9166S', '5R9166'])('stays open where a letter at an end is in question: %s', rival => {
    const own = rival.replace('S', '5').replace('5R', 'SR')
    expect(openIn(...sure, scanned(own, [own, rival], [own, rival]))).toBe(true)
  })

  test('stays open where something about its print was unproven', () => {
    const [word] = doubtful.words.partNumber ?? []
    const words = { partNumber: [{ ...word, unproven: true }] } as PrintedLine['words']
    expect(openIn(...sure, { ...doubtful, words })).toBe(true)
  })

  test('stays open where the second reading differs, or the doubt is none of the readers’', () => {
    expect(openIn(...sure, scanned('R9166', ['R9I66', 'R9I66'], ['R9166', 'R9I66']))).toBe(true)
    expect(openIn(...sure, scanned('R9166', ['R9166', 'R9166'], ['R9166', 'WIDGET']))).toBe(true)
    expect(openIn(...sure, scanned('R9166', ['R9166', 'R9166'], ['R9166']))).toBe(true)
  })
})

test('a W where the other numbers have a letter more may be two Vs', () => {
  const scanned = (partNumber: string) =>
    ({ ...line(partNumber), words: { partNumber: [{ source: 'ocr' }] } }) as PrintedLine
  const known = ['KT230+', 'LW907+'].map(scanned)
  const last = (...lines: PrintedLine[]) => settleByShape(lines).at(-1)
  expect(last(...known, scanned('W231+'))).toMatchObject({
    partNumber: 'VV231+',
    partReadings: ['VV231+', 'W231+'],
  })
  // Where numbers of several kinds stand together it may as well be one of another.
  expect(last(...known, ...['K39', 'M41', 'W231+'].map(scanned))?.partReadings).toEqual(['W231+', 'VV231+'])
  expect(last(...known, ...['K391+', 'M416+', 'W231+'].map(scanned))?.partReadings).toEqual([])
  expect(last(...known, line('W231+'))?.partReadings).toEqual([])
})
