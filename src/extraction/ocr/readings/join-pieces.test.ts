import { expect, test } from 'vitest'
import { joinPieces } from './join-pieces.ts'

const piece = (text: string, x0: number, x1: number, seen = text) => ({
  text,
  x0,
  x1,
  y0: 10,
  y1: 30,
  confidence: 90,
  readings: [text, seen],
  unproven: false,
})

test('capitals without a space between them are one word, whatever the order they were found in', () => {
  const words = joinPieces([piece('NOTE', 108, 160), piece('IT', 82, 102), piece('CRED', 10, 81, 'CREO')])
  expect(words.map(word => word.text)).toEqual(['CREDIT', 'NOTE'])
  expect(words[0]).toMatchObject({ x0: 10, x1: 102, readings: ['CREDIT', 'CREOIT'] })
})

test('figures cut in two are one number, and a doubt about either half is a doubt about it', () => {
  const half = { ...piece('9022', 74, 100), unproven: true }
  expect(joinPieces([piece('2595561', 20, 76), half])).toMatchObject([
    { text: '25955619022', unproven: true },
  ])
})

test.each([
  ['two words', piece('TAX', 10, 40), piece('NOTE', 46, 80)],
  ['small print set tight', piece('Tax', 10, 40), piece('Invoice', 41, 80)],
  ['a number behind a word', piece('ABN', 10, 40), piece('259', 41, 80)],
  ['a word that was seen twice', piece('TAX', 10, 40), piece('TAX', 12, 42)],
  ['words of two lines', piece('TAX', 10, 40), { ...piece('NOTE', 41, 80), y0: 24, y1: 44 }],
])('%s stay apart', (_, left, right) => {
  expect(joinPieces([left, right])).toHaveLength(2)
})

test('cents belong to the dollars before them', () => {
  expect(joinPieces([piece('1,623', 10, 40), piece('.82', 46, 60)]).map(word => word.text)).toEqual([
    '1,623.82',
  ])
})
