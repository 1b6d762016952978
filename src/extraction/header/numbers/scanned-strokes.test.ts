import { expect, test } from 'vitest'
import { layOutPage, wordsOfRow } from '../../layout/lay-out.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { pageOfText } from '../../testing/page-of-text.ts'
import { readHeader } from '../read-header.ts'
import { besideRepeats, type Field, withPo, withStroke } from './scanned-numbers.ts'

/** A number that the readers of a scan saw so. */
function seenAs(value: string, ...readings: string[]): Field {
  const [word] = pageOfText([{ text: value, x: 0, y: 0 }]).words
  const words = word ? [{ ...word, source: 'ocr' as const, readings }] : []
  return { value, page: 1, words, doubtful: false, readings: [] }
}

test('a lone stroke before the figures of a repeated number is a part of it', () => {
  const number = { ...seenAs('I604471', '604471', 'I604471'), doubtful: true }
  const slip = layWords(row(700, [40, 'reference 1 604471']), 1, 'ocr')
  for (const word of slip.rows.flatMap(wordsOfRow)) word.readings = [word.text, word.text]
  expect(besideRepeats(number, [slip])).toMatchObject({ value: 'I 604471', doubtful: true })
})

test('a number’s own words are no second place of it', () => {
  const page = layWords(row(100, [40, '04I7903']), 1, 'ocr')
  const words = page.rows.flatMap(wordsOfRow)
  for (const word of words) word.readings = ['04I7903', '04I7903', '0417903']
  const number = { ...seenAs('0417903'), words, doubtful: true }
  expect(besideRepeats(number, [page])).toEqual(number)
})

test('a letter that one reader saw before a year is a letter, for a person to look at', () => {
  const number = seenAs('52026-0417', '52026-0417', 'S2026-0417')
  const read = (value: string) => withStroke({ ...number, value, readings: [value, value.replace('5', 'S')] })
  expect(read('52026-0417')).toMatchObject({ value: 'S2026-0417', doubtful: true })
  expect(read('52126-0417').value).toBe('52126-0417')
})

test('an O that one reader saw twice is one, for a person to look at', () => {
  expect(withPo(seenAs('P004471', 'P004471', 'P0O4471'))).toMatchObject({ value: 'PO4471', doubtful: true })
  expect(withPo(seenAs('P004471', 'P004471', 'P004471')).value).toBe('PO04471')
  expect(withPo(seenAs('$6208', '$6208'))).toMatchObject({ value: 'S6208', doubtful: true })
})

test('a number whose last figures most readers lost is whole; one more figure may be a border', () => {
  const seen = (text: string, reading: string) => {
    const page = pageOfText([
      { text: 'Invoice No:', x: 300, y: 100 },
      { text, x: 400, y: 100 },
    ])
    const words = page.words.map(word => ({
      ...word,
      source: 'ocr' as const,
      readings: word.text === text ? [reading, reading] : [word.text, word.text],
    }))
    return readHeader([layOutPage({ ...page, words })], 'tax-invoice', [])
  }
  expect(seen('30917', '309').invoiceNumber).toBe('30917')
  expect(seen('30917', '309').uncertain).toContain('invoiceNumber')
  expect(seen('30911', '3091').invoiceNumber).toBe('3091')
  // Figures that were glued to a whole number.
  expect(seen('3091709', '30917').invoiceNumber).toBe('30917')
})

test.each([
  ['5I00013773', 'SI00013773', 'SI00013773'],
  ['S$1-0449018', 'SI-0449018', 'SI-0449018'],
  ['S1-0449018', '51-0449018', 'SI-0449018'],
  // Figures alone are as likely what was printed.
  ['5100013773', 'SI00013773', '5100013773'],
  ['B1-0449018', '81-0449018', 'B1-0449018'],
])('what begins with the letters of invoices is likelier than %s', (value, reading, likelier) => {
  const [word] = pageOfText([{ text: value, x: 0, y: 0 }]).words
  const words = word ? [{ ...word, source: 'ocr' as const }] : []
  const number: Field = { value, page: 1, words, doubtful: true, readings: [value, reading] }
  const read = withStroke(number)
  expect([read.value, read.doubtful]).toEqual([likelier, true])
  expect(withStroke({ ...number, words: word ? [word] : [] }).value).toBe(value)
})

test('a number whose first figure a reader saw apart from the others is looked at by a person', () => {
  const [word] = pageOfText([{ text: '1269647', x: 0, y: 0 }]).words
  const seenAs = (reading: string): Field => ({
    value: '1269647',
    page: 1,
    words: word ? [{ ...word, source: 'ocr' as const, readings: ['1269647', reading] }] : [],
    doubtful: false,
  })
  expect(withStroke(seenAs('1 269647'))).toMatchObject({
    value: '1269647',
    doubtful: true,
    readings: ['1269647', 'I 269647'],
  })
  expect(withStroke(seenAs('I 269647'))).toMatchObject({
    value: 'I 269647',
    doubtful: true,
    readings: ['I 269647', '1269647'],
  })
  expect(withStroke(seenAs('1269647')).doubtful).toBe(false)
})

test.each([
  ['1604471', 'I 60447I', 'I 604471'],
  ['P1604471', 'Pl 604471', 'PI 604471'],
  ['P1604471', 'Pl604471', 'P1604471'],
  ['CRD1604', 'CRD1604', 'CRD1604'],
  ['CRDi604', '60401604', 'CRD1604'],
])('%s, which another reader saw as %s, is %s for a person to look at', (value, other, settled) => {
  expect(withStroke(seenAs(value, value, other))).toMatchObject({ value: settled, doubtful: true })
})
