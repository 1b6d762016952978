import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coreNumbers, isPrefixOf, normalisePartNumber, ocrKey, sameCore } from './part-number.ts'

/** fast-check prints the seed again when a property fails. */
const RUNS = { numRuns: 10_000, seed: 20_261_101, verbose: 1 }

test('case, punctuation, spaces and trailing symbols say nothing', () => {
  expect(normalisePartNumber(' bp-100 / a* ')).toBe('BP100A')
})

test(`normalising twice changes nothing (${RUNS.numRuns} runs, seed ${RUNS.seed})`, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const once = normalisePartNumber(text)
      expect(normalisePartNumber(once)).toBe(once)
      expect(ocrKey(ocrKey(text))).toBe(ocrKey(text))
    }),
    RUNS,
  )
})

test('numbers that a scanner confuses share a key, others do not', () => {
  expect(ocrKey('B0-1l0S')).toBe(ocrKey('8O-I1O5'))
  expect(ocrKey('Z6')).toBe(ocrKey('2G'))
  expect(ocrKey('BP-100')).not.toBe(ocrKey('BP-101'))
})

test('a core number is the number without a supplier prefix or suffix', () => {
  expect(coreNumbers('RYC-Z411')).toEqual(['Z411'])
  expect(coreNumbers('BOS 0986452041')).toEqual(['0986452041'])
  expect(coreNumbers('BOS0986452041')).toEqual(['0986452041'])
  expect(coreNumbers('GEN-44710-AU')).toEqual(['44710AU', 'GEN44710', '44710'])
  expect(coreNumbers('BP-100')).toEqual([])
})

test('two different prefixes on one core are two parts', () => {
  expect(sameCore('FRONT-1234', '1234')).toBe(true)
  expect(sameCore('FRONT-1234', 'REAR-1234')).toBe(false)
})

test('a number cut short needs five characters', () => {
  expect(isPrefixOf('DB120', 'DB1200-GCT')).toBe(true)
  expect(isPrefixOf('DB12', 'DB1200-GCT')).toBe(false)
  expect(isPrefixOf('DB1200', 'DB-1200')).toBe(false)
})
