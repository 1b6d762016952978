import { expect, test } from 'vitest'
import { joinScattered } from './join-scattered.ts'
import type { Word } from './page.ts'

/** Texts, on one line where none is said, in the order in which they are drawn, whose letters are 5 points wide. */
function joined(...drawn: [x0: number, text: string, line?: number][]): string[] {
  const words = drawn.map(([x0, text, line = 0]) => {
    const box = { x0, x1: x0 + 5 * text.length, y0: 60 + 14 * line, y1: 70 + 14 * line }
    return { ...box, text, colour: 0, bold: false, source: 'pdf', hidden: null } satisfies Word
  })
  const asOne = (left: Word, right: Word) => ({ ...left, text: left.text + right.text, x1: right.x1 })
  return joinScattered(words, asOne).map(({ text }) => text)
}

test('words drawn in parts with others between them are whole, and so are the amounts beside them', () => {
  const words = joined([40, 'Remo'], [160, 'gre'], [300, '3'], [60, 've'], [175, 'y,'], [305, '85.00'])
  expect(words).toEqual(['Remove', 'grey,', '385.00'])
})

test('a word may be drawn in more than two parts', () => {
  expect(joined([40, 'Re'], [80, 'o'], [60, 've'], [50, 'mo'], [85, 'r'])).toEqual(['Remove', 'or'])
})

test('cells that touch are apart where no torn words show that a page is drawn in parts', () => {
  const cells: [number, string][] = [
    [40, 'Remo'],
    [300, 'AB-3'],
    [60, 've'],
    [320, '85.00'],
  ]
  expect(joined(...cells)).toEqual(['Remo', 'AB-3', 've', '85.00'])
})

test('cells that touch are apart on lines without a torn word', () => {
  const torn: [number, string][] = [
    [40, 'Remo'],
    [160, 'gre'],
    [60, 've'],
    [175, 'y,'],
  ]
  expect(joined(...torn, [40, 'QR-55', 1], [300, '1', 1], [65, 'Hose', 1])).toEqual([
    'Remove',
    'grey,',
    'QR-55',
    '1',
    'Hose',
  ])
})

test('names that a column cuts off are no parts of what touches them in a table drawn column by column', () => {
  const cells: [number, string, number][] = [
    [40, 'kit wit', 0],
    [40, 'front wi', 1],
    [75, 'each', 0],
    [80, 'each', 1],
  ]
  expect(joined(...cells)).toEqual(['kit wit', 'front wi', 'each', 'each'])
})
