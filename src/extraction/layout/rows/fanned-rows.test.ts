import { expect, test } from 'vitest'
import { pageOfPrint, type TextAt } from '../../testing/page-of-text.ts'
import { layOutPage, textOfRow } from '../lay-out.ts'

/** A page photographed aslant: level at the top, and the lower a row the more it sinks to the right. */
function rowsOf(change: number): string[] {
  const level = Array.from({ length: 22 }, (_, i) => 80 + 24 * i)
  const texts = level.flatMap((y, i): TextAt[] => {
    const places = [60, 130, 190, 340, 500]
    const words = [`AB-${100 + i}`, 'Rocker', 'shaft', '1', '612.00']
    return words.map((text, k): TextAt => {
      const x = places[k] as number
      return [x, y + change * ((y - 80) / 842) * (x - 60), text]
    })
  })
  const page = pageOfPrint(...texts)
  const scanned = { ...page, words: page.words.map(word => ({ ...word, source: 'ocr' as const })) }
  return layOutPage(scanned).rows.map(textOfRow)
}

test('rows that sink to the right the more the lower they stand are whole', () => {
  const whole = Array.from({ length: 22 }, (_, i) => `AB-${100 + i} Rocker shaft 1 612.00`)
  expect(rowsOf(0)).toEqual(whole)
  expect(rowsOf(0.05)).toEqual(whole)
})
