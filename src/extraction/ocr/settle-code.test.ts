import { expect, test } from 'vitest'
import { mixesSizes, settleCode } from './settle-code.ts'

test('a code that readers of both kinds saw alike is certain', () => {
  expect(settleCode('TB9116-R', ['TB9116-R', 'TB9116-R'])).toMatchObject({ value: 'TB9116-R', certain: true })
})

test('a small l beside a figure may be a 1, whoever saw it', () => {
  expect(settleCode('ecl19-d', ['ecl19-d', 'ecl19-d'])).toEqual({
    value: 'ecl19-d',
    readings: ['ecl19-d', 'ec119-d'],
    certain: false,
  })
  expect(settleCode('lx290-r', ['lx290-r', 'lx290-r']).certain).toBe(true)
})

test('a letter at the end for which another reader saw a stroke may be the edge of a box', () => {
  const settled = settleCode('CLAMP-573A', ['CLAMP-573/', 'CLAMP-573A'])
  expect([settled.certain, settled.readings.at(-1)]).toEqual([false, 'CLAMP-573'])
  expect(settleCode('CLAMP-573A', ['CLAMP-573A', 'CLAMP-573A']).certain).toBe(true)
})

test('one figure that readers of one kind saw twice leaves a code uncertain', () => {
  expect(settleCode('TRA4108', ['TRA4108', 'TR4108'])).toMatchObject({
    readings: ['TRA4108', 'TR4108'],
    certain: false,
  })
  expect(settleCode('TRK4108', ['TRK4108', 'TR4108']).certain).toBe(true)
})

test('noise of the shapes beside characters that OCR does not confuse leaves a code certain', () => {
  expect(settleCode('IC-7093', ['IC-7093', 'ICf7093']).certain).toBe(true)
})

test('a confusable character that the shapes saw otherwise makes it uncertain, with both readings', () => {
  const settled = settleCode('ECU-555-0B1', ['ECU-555-0B1', 'ECU-SSS-OBI'])
  expect(settled).toEqual({
    value: 'ECU-555-0B1',
    readings: ['ECU-555-0B1', 'ECU-SSS-OBI'],
    certain: false,
  })
})

test('a code with confusable characters that only one reader saw is uncertain', () => {
  expect(settleCode('KF-2417', ['', '']).certain).toBe(false)
})

test('one further reader that disagrees is enough to doubt', () => {
  expect(settleCode('0010-520', ['0010-520', '0010-520', 'O01O-52O']).certain).toBe(false)
})

test('a further reader that saw nothing of a word does not contradict it', () => {
  const agreed = ['1K0 407 365 C', '1K0 407 365 C'] as const
  expect(settleCode(agreed[0], [...agreed, '407 365']).certain).toBe(true)
  expect(settleCode(agreed[0], [...agreed, '407 366']).certain).toBe(false)
  expect(settleCode('0010-520', ['0010-520', '0010-520', '']).certain).toBe(true)
})

test('of readings that differ in case only the one in capitals stands', () => {
  expect(settleCode('Wz9008P', ['Wz9008P', 'WZ9008P']).value).toBe('WZ9008P')
  expect(settleCode('8W0 998 281 b', ['8W0 998 281 b', '8W0998281B']).value).toBe('8W0 998 281 b')
})

test('an O or I among nothing but figures is one if one reader saw it so, and to be asked about', () => {
  const { value, readings, certain } = settleCode('34O8', ['34O8', '34O8', '3408', '3408'])
  expect([value, readings, certain]).toEqual(['3408', ['3408', '34O8'], false])
  expect(settleCode('A4O8', ['A4O8', 'A4O8', 'A408']).value).toBe('A4O8')
  expect(settleCode('04I7', ['04I7', '04I7', '0417', '0417'])).toMatchObject({
    value: '0417',
    certain: false,
  })
  expect(settleCode('04I7', ['04I7', '04I7']).value).toBe('04I7')
})

test('two readers outvote the first', () => {
  expect(settleCode('72-B', ['Z2-B', 'Z2-B'])).toMatchObject({ value: 'Z2-B', certain: false })
})

test('spaces and case are no difference', () => {
  expect(settleCode('8W0 998 281 B', ['8W0998281B', '8w0 998 281 B']).certain).toBe(true)
})

test('what the shapes and print both say outweighs two readers of one kind', () => {
  expect(settleCode('S100026051', ['S100026051', 'SI00026051', 'SI00026051'])).toMatchObject({
    value: 'SI00026051',
    certain: false,
  })
})

test('a code of which one reader saw a character more is uncertain', () => {
  expect(settleCode('21/1017', ['21/1017', '21/10/17'])).toMatchObject({ certain: false })
  expect(settleCode('JDW561-N', ['JDW561-N', 'jDW561-NJ'])).toMatchObject({ certain: false })
})

test('a closing bracket that nothing opened may be a J, and is certain only if a reader saw one', () => {
  expect(settleCode('06455-KYJ-405', ['06455-KY]-405', '06455-KYJ-405'])).toMatchObject({ certain: true })
  expect(settleCode('N6589)', ['N6589)', 'N6589,'])).toMatchObject({ value: 'N6589J', certain: false })
  expect(settleCode('AB(7)', ['AB(7)', 'AB(7)'])).toMatchObject({ value: 'AB(7)', certain: true })
})

test('a point behind a code is a speck, and an x between its figures no letter', () => {
  expect(settleCode('WBF-400.', ['WBF-400.', 'WBF-400']).value).toBe('WBF-400')
  expect(['UB-60x220', 'M10x1.25x30', 'Jve4', 'MxA-10'].map(mixesSizes)).toEqual([false, false, true, true])
})

test.each([
  ['KV-0817G', 'KV-08I7G', true],
  ['KV-7308G', 'KV-73O8G', true],
  ['KV-8173G', 'KV-8I73G', true],
  ['KVS1045', 'KVSI045', false],
  ['KV 209 14', 'KV 209 I4', false],
  ['Z211-520', 'Z2I1-520', false],
  ['KV-118', 'KV-l18', true],
  ['KV-118', 'KV-I18', false],
  ['KV-11', 'KV-ll', false],
  ['KV-14F1', 'KV-14Fl', false],
])('a letter where only figures can stand is the figure it looks like: %s, %s', (code, shapes, certain) => {
  expect(settleCode(code, [code, shapes])).toMatchObject({ value: code, certain })
  expect(settleCode(code, [code, shapes, shapes]).certain).toBe(false)
  expect(settleCode(code, ['', shapes]).certain).toBe(false)
})

test('a speck over a code is no character of it', () => {
  expect(settleCode('KVS-M6-RVN', ['KVS-M6-RVN', "KVS-M6-RV'N"]).certain).toBe(true)
  expect(settleCode('3/4"-16', ['3/4-16', '3/4"-16']).readings).toContain('3/4-16')
})
