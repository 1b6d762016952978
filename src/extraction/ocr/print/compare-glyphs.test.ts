import { expect, test } from 'vitest'
import { type Print, printPage } from '../../testing/print-page.ts'
import { compareGlyphs } from './compare-glyphs.ts'
import { collectExamples } from './glyph-examples.ts'

const plain = (text: string): Print => ({ print: text, text })
/** What all readers read alike: examples of everything. */
const EXAMPLES = ['80018', '808', '1018', 'BOOT', 'TOT', 'BIT', 'BTB', 'TIT', 'T-T', 'B-B'].map(text =>
  plain(text),
)
const compared = (last: Print, examples = EXAMPLES) => {
  const { picture, words } = printPage([...examples, last])
  const word = compareGlyphs(words, collectExamples(words, picture, 1), picture, 1).at(-1)
  return [word?.text, ...(word?.readings ?? [])]
}

test('a character that readers dispute is what its print looks like', () => {
  expect(compared({ print: 'TB801', text: 'TB801', readings: ['TB801', 'T8B01'] })).toEqual([
    'TB801',
    'TB801',
    'TB801',
  ])
})

test('print that no reader saw so is one reading more, against theirs', () => {
  expect(compared({ print: 'TB8B', text: 'T88B' })).toEqual(['T88B', 'T88B', 'T88B', 'TB8B'])
})

test('print that no reader saw so is likelier than what they saw where it is as wide as the letter too', () => {
  expect(compared({ print: 'TO8B', text: 'T08B' })).toEqual(['TO8B', 'TO8B', 'TO8B', 'TO8B', 'T08B'])
})

test('of two readings of different length the printed one stands', () => {
  expect(compared({ print: 'T8-B', text: 'T8T-B', readings: ['T8-B', '8-B'] })).toEqual([
    'T8-B',
    'T8-B',
    'T8-B',
  ])
})

test('a character that looks like none of its readings stays open', () => {
  const odd = { print: 'T-T8', text: 'TOT8', readings: ['T0T8', 'TOT8'] }
  expect(compared(odd)).toEqual(['TOT8', 'T0T8', 'TOT8'])
})

test('a letter that stands nowhere else is what nothing else looks like', () => {
  expect(compared({ print: 'K8B', text: 'K88B', readings: ['K8B', 'KB'] })).toEqual(['K8B', 'K8B', 'K8B'])
  const rivals = { print: 'K8B', text: 'X8B', readings: ['K8B', 'X8B'] }
  expect(compared(rivals)).toEqual(['X8B', 'K8B', 'X8B'])
  expect(compared({ print: '-8B', text: 'K8B', readings: ['8B', 'K8B'] })).toEqual(['K8B', '8B', 'K8B'])
})

test('characters that touch their neighbours are compared as well, but for their width', () => {
  const touching = { print: 'T8B1', text: 'T8B1', readings: ['TBB1', 'T881'], touches: 1 }
  expect(compared(touching)).toEqual(['T8B1', 'T8B1', 'T8B1'])
  expect(compared({ print: 'TO8B', text: 'T08B', touches: 0 })).toEqual(['T08B', 'T08B', 'T08B', 'TO8B'])
})

test('print parted within a wide letter instead of where two touch proves nothing', () => {
  const shifted = { print: 'W8B11', text: 'W8B11', readings: ['W8811', 'W8B11'], touches: 3 }
  expect(compared(shifted, [...EXAMPLES, plain('8811'), plain('BB18')])).toEqual(['W8B11', 'W8811', 'W8B11'])
})

test('beside print that touches one character that clear paper parts may have been misread', () => {
  const examples = EXAMPLES.filter(({ text }) => !text.includes('O'))
  expect(compared({ print: 'T8B8O', text: 'T8B80', touches: 0 }, examples)).toContain('T8B8O')
  expect(compared({ print: 'T8BOO', text: 'T8B00', touches: 0 }, examples)).not.toContain('T8BOO')
})

test('a dash that one reader of its kind saw, and that stands there, is part of the code', () => {
  expect(compared({ print: 'T8-B1', text: 'T8B1', readings: ['T8-B1', 'TB81'] })[0]).toBe('T8-B1')
  expect(compared({ print: 'T8B1', text: 'T8B1', readings: ['T8-B1', 'TB81'] })[0]).toBe('T8B1')
})

test('a page with hardly any examples settles nothing', () => {
  const word = { print: 'TB801', text: 'TB801', readings: ['T8801', 'TB801'] }
  expect(compared(word, [plain('T')])).toEqual(['TB801', 'T8801', 'TB801'])
  expect(compared(word, [plain('8B'), plain('8B')])).toEqual(['TB801', 'T8801', 'TB801'])
})

test('without an example of an I, a 1 is not settled', () => {
  const examples = EXAMPLES.filter(({ text }) => !text.includes('I'))
  expect(compared({ print: 'T1B8', text: 'T1B8', readings: ['TIB8', 'T1B8'] }, examples)).toEqual([
    'T1B8',
    'TIB8',
    'T1B8',
  ])
})

test('what the shapes misread all over a page is known by what the other readers saw, where it is unlike that', () => {
  const examples = EXAMPLES.filter(({ text }) => !/[08]/.test(text))
  const noughts = ['101', '001T'].map(plain)
  const misread = ['8TT', 'T8T', 'T8', '8T'].map(
    (print): Print => ({ print, text: print, readings: [print, print.replace('8', '0')] }),
  )
  const disputed = { print: 'T8O1', text: 'T8O1', readings: ['T8O1', 'T0O1'] }
  expect(compared(disputed, [...examples, ...noughts, ...misread])).toEqual(['T8O1', 'T8O1', 'T8O1'])
  expect(compared(disputed, [...examples, ...noughts, ...misread.slice(2)])).toEqual(['T8O1', 'T8O1', 'T0O1'])
  expect(compared(disputed, [...examples, ...misread])).toEqual(['T8O1', 'T8O1', 'T0O1'])
})

test('what a reader saw twice in one character is noise, unless clear paper parts it', () => {
  const examples = EXAMPLES.filter(({ text }) => !text.includes('B'))
  const heard = (print: string, reading: string) =>
    compared({ print, text: 'B80T', readings: [reading, 'B80T'] }, examples)
  expect(heard('B80T', 'B8O0T')).toEqual(['B80T', 'B80T', 'B80T'])
  expect(heard('B8O0T', 'B8O0T')).toContain('B8O0T')
  const first = { print: 'B80T', text: 'B8O0T', readings: ['B80T', 'B80T'] }
  expect(compared(first, examples)).toEqual(['B80T', 'B80T', 'B80T'])
  expect(heard('B80T', 'B801T')).toContain('B801T')
})

test('of a letter and a stroke print decides', () => {
  const slashes = ['T/T', 'B/B', '8/0'].map(plain)
  const read = { print: 'T8/B', text: 'T8/B', readings: ['T8/B', 'T8IB'] }
  expect(compared(read, [...EXAMPLES, ...slashes])).toEqual(['T8/B', 'T8/B', 'T8/B'])
})

test('words that are no codes are left to the readers of text', () => {
  const word = { print: 'BOOTTOT', text: 'BOOTTOT', readings: ['BOUTTOT', 'BOOTTOT'] }
  expect(compared(word)).toEqual(['BOOTTOT', 'BOUTTOT', 'BOOTTOT'])
})

test('a dash is proven by its shape, though few stand on the page', () => {
  const examples = EXAMPLES.filter(({ text }) => !text.includes('-'))
  const read = { print: 'T8-B', text: 'T8-B', readings: ['T8-8', 'T8B'] }
  expect(compared(read, examples)).toEqual(['T8-B', 'T8-B', 'T8-B'])
})

test('what one reader did not see stands by its print', () => {
  expect(compared({ print: 'B80B', text: 'B80B', readings: ['', 'B80B'] })).toEqual(['B80B', 'B80B', 'B80B'])
})

test('a figure that is wider than any other is likelier the letter, and in doubt', () => {
  const examples = EXAMPLES.filter(({ text }) => !text.includes('O'))
  expect(compared({ print: 'T8OB', text: 'T80B' }, examples)).toEqual([
    'T8OB',
    'T8OB',
    'T8OB',
    'T8OB',
    'T80B',
  ])
  expect(compared({ print: '18O8', text: '1808' }, examples).slice(0, 1)).toEqual(['18O8'])
  expect(compared({ print: 'T80B', text: 'T80B' }, examples)).toEqual(['T80B', 'T80B', 'T80B'])
})

test.each([
  ['a count', { print: '8O', text: '80' }],
  ['a date', { print: '18/O8/18', text: '18/08/18' }],
  ['an amount', { print: '8O.18', text: '80.18' }],
  ['an amount paid back', { print: '8O.18-', text: '80.18-' }],
  ['a word', { print: 'B0OT', text: 'BOOT' }],
])('%s is left as it was read, however wide its characters are', (_, print) => {
  const examples = EXAMPLES.filter(({ text }) => !text.includes('O'))
  expect(compared(print, examples)[0]).toBe(print.text)
})

test('letters that all readers took for a figure are no examples of it', () => {
  const taken = ['8O18', '1O8', '81O'].map((print): Print => ({ print, text: print.replace('O', '0') }))
  const noughts = ['1001', '8001', '1080', '0080'].map(plain)
  const disputed = { print: 'T8O1', text: 'T801', readings: ['T8O1', 'T801'] }
  expect(compared(disputed, [...EXAMPLES, ...taken, ...noughts])).toEqual(['T8O1', 'T8O1', 'T8O1'])
})
