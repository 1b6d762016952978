import { expect, test } from 'vitest'
import { charactersBeside, settleCode } from './settle-code.ts'

test('a code that readers of both kinds saw alike is certain', () => {
  expect(settleCode('TB9116-R', ['TB9116-R', 'TB9116-R'])).toMatchObject({ value: 'TB9116-R', certain: true })
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

test('two readers outvote the first', () => {
  expect(settleCode('72-B', ['Z2-B', 'Z2-B'])).toMatchObject({ value: 'Z2-B', certain: false })
})

test('spaces and case are no difference', () => {
  expect(settleCode('8W0 998 281 B', ['8W0998281B', '8w0 998 281 B']).certain).toBe(true)
})

test('characters are laid beside each other with the fewest edits', () => {
  expect(charactersBeside('A-0B', 'A0B')).toEqual(['A', null, '0', 'B'])
})
