import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { settleWords } from '../settle-words.ts'
import { takeWitness } from './take-witness.ts'

const BOX = { x0: 0, y0: 0, x1: 40, y1: 10 }

/** A word of which the page's readers saw these texts, after a witness saw another. */
function witnessed(
  seen: readonly string[],
  witness: string,
  { sure = 0.95, told = false, denied = false, printed = '' } = {},
): MergedWord {
  const [text = '', ...readings] = seen
  return takeWitness(
    { ...BOX, text, readings, confidence: 90 },
    { text: witness, confidence: sure },
    { isTold: () => told, isDenied: () => denied, asPrinted: reading => printed || reading },
  )
}

/** What becomes of it: the code, and whether it is certain. */
function settled(...of: Parameters<typeof witnessed>): [string, boolean] {
  const { text, readings, unproven } = witnessed(...of)
  const word = { ...BOX, text, readings, colour: 0, bold: false, source: 'ocr' as const, hidden: null }
  const code = settleWords([{ ...word, ...(unproven ? { unproven } : {}) }])
  return [code?.value ?? '', code?.certain === true]
}

test('what the witness and the page say alike is certain, whatever another reader made of it', () => {
  expect(settled(['KB-2288S', 'KB-2288S', 'KB-22885'], 'KB-2288S')).toEqual(['KB-2288S', true])
  expect(settled(['KB-2288S', 'K8-2288S', 'x-ms'], 'KB-2288S')).toEqual(['KB-2288S', true])
})

test('what the print clearly is comes first where all saw something else, and both stay in doubt', () => {
  expect(settled(['BB-5024', 'BB-5024', 'B8-5024'], 'BB-5024', { printed: 'B8-5024' })).toEqual([
    'B8-5024',
    false,
  ])
})

test('a figure that the print denies stays in doubt, though all networks see it', () => {
  const seen = ['SB12-1', 'SB12-1', 'SB12-1', 'SB12-I']
  expect(settled(seen, 'SB12-1')).toEqual(['SB12-1', true])
  expect(settled(seen, 'SB12-1', { denied: true })).toEqual(['SB12-1', false])
})

test('the spaces, double dashes and end of a piece are not part of its code', () => {
  expect(settled(['KB-22/8', 'KB-22/8', 'x'], 'KB -- 22/8 :')).toEqual(['KB-22/8', true])
})

test('where each reader of the page saw something else, the one that the witness confirms is it', () => {
  expect(settled(['63-27', '63-Z2Z', '63-ZZ'], '63-ZZ')).toEqual(['63-ZZ', true])
})

test('against two readers of the page the witness is a doubt, and likelier', () => {
  expect(settled(['KT-LUBSL', 'KT-LUBSL', 'KT-LUBSL'], 'KT-LUB5L')).toEqual(['KT-LUB5L', false])
  expect(settled(['KT-LUBS', 'KT-LUBS', 'KT-LUB5'], 'KT-LUB5')).toEqual(['KT-LUB5', false])
})

test('where two readers of the page saw another, what the witness and one of them saw is a doubt', () => {
  expect(settled(['KT-88S', 'KT-885', 'KT-885'], 'KT-88S')).toEqual(['KT-88S', false])
})

test('a word that the reader of its kind did not see, or saw in parts, is not certain by its witness', () => {
  expect(settled(['LED', '', 'xx'], 'LED')).toEqual(['LED', false])
  expect(witnessed(['1276118', '1276118', 'I 2761 18'], '1276118').readings).toContain('I 2761 18')
})

test('an unsure witness is a doubt and no more, and one that guesses none at all', () => {
  expect(settled(['KT-88S', 'KT-88S', 'KT-88S'], 'KT-885', { sure: 0.6 })).toEqual(['KT-88S', false])
  const seen = ['KT-88', 'KT-88', 'KT-88']
  expect(witnessed(seen, 'K--', { sure: 0.3 })).toMatchObject({ text: 'KT-88', readings: ['KT-88', 'KT-88'] })
  expect(settled(seen, '')).toEqual(['KT-88', true])
})

test('noughts and strokes are the page’s own, and its witness a doubt', () => {
  expect(settled(['TR-O5-I', 'TR-O5-I', 'TR-O5-I'], 'TR-05-1')).toEqual(['TR-O5-I', false])
  expect(settled(['TR-O5', 'TR-O5', 'TR-O5'], 'TR-0S')).toEqual(['TR-OS', false])
})

test('networks agree on a 1 that is an I: the shapes or the print must show it', () => {
  expect(settled(['TB-40I', 'TB-40I', 'TB-4l'], 'TB-40I')).toEqual(['TB-40I', false])
  expect(settled(['TB-401', 'TB-401', 'n'], 'TB-401')).toEqual(['TB-401', false])
  expect(settled(['TB-401', 'TB-401', 'TB-401'], 'TB-401')).toEqual(['TB-401', true])
  expect(settled(['TB-401', 'TB-401', 'n'], 'TB-401', { told: true })).toEqual(['TB-401', true])
})

test('the reading that the witness confirms comes first even where a stroke stays open', () => {
  expect(settled(['TISN-6', 'T1SN-6', 'TlSN-o'], 'T1SN-6')).toEqual(['T1SN-6', false])
})

test('small letters between capitals must have been seen so', () => {
  expect(settled(['Jve64', 'Jve64', 'x'], 'JVE64')).toEqual(['JVE64', false])
  expect(settled(['kt-88', 'KT-88', 'x'], 'KT-88')).toEqual(['KT-88', true])
})

test('brackets and marks around a code are the page’s, and no part of what is compared', () => {
  expect(settled(['[KT-88S]', '[KT-88S]', '[KT-885]'], 'KT-88S')).toEqual(['[KT-88S]', true])
  expect(settled(['[KT-885]', '[KT-88S]', 'x'], '(KT-88S')).toEqual(['[KT-88S]', true])
  expect(settled(['88-22/)', '88-22/)', 'x'], '88-22/J')).toEqual(['88-22/J', true])
})

test('a slash that the witness alone overlooked stays, and is a doubt', () => {
  expect(settled(['NX/8822', 'NX/8822', 'NX/8822'], 'NX8822')).toEqual(['NX/8822', false])
  expect(settled(['NX8822', 'NX8822', 'NX8822'], 'NX/8822')).toEqual(['NX/8822', false])
})
