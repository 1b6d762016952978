import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { withoutTicks } from './without-ticks.ts'

const word = (text: string, x0: number, y0 = 0, [width, height] = [10 * text.length, 18]): MergedWord => ({
  text,
  readings: [text],
  confidence: 90,
  x0,
  x1: x0 + width,
  y0,
  y1: y0 + height,
})
const textsOf = (words: readonly MergedWord[]) => withoutTicks(words).map(one => one.text)
const PRINT = [word('Northgate', 60), word('Pty', 160), word('Part', 60, 40), word('Price', 310, 40)]

test.each<[string, [number, number]]>([
  ['/', [20, 18]],
  ['v', [20, 34]],
  ['V4', [26, 38]],
  ['Vv,', [26, 38]],
  ['√', [20, 34]],
])('a tick of a pen read as %s left of all print is no word', (tick, size) => {
  const line = [word(tick, 25, 80, size), word('QX-4410', 60, 80), word('12.50', 310, 80)]
  expect(textsOf([...PRINT, ...line])).toEqual([...PRINT, ...line.slice(1)].map(one => one.text))
})

test.each<[string, [number, number]]>([
  ['4', [10, 34]],
  ['V', [10, 18]],
  ['/', [8, 18]],
])('what is printed left of all long words stays, as %s', (text, size) => {
  const line = [word(text, 25, 80, size), word('QX-4410', 60, 80)]
  expect(textsOf([...PRINT, ...line])).toContain(text)
})

test('among the print even a tall stroke may be of it', () => {
  const line = [word('QX-4410', 60, 80), word('/', 140, 80, [20, 34]), word('V', 180, 80, [20, 34])]
  expect(textsOf([...PRINT, ...line])).toEqual([...PRINT, ...line].map(one => one.text))
})

test('a stroke as wide as tall that begins a line is a tick, further in than other print too', () => {
  const line = [word('/', 70, 80, [18, 18]), word('QX-4410', 92, 80)]
  expect(textsOf([...PRINT, ...line])).toEqual([...PRINT, ...line.slice(1)].map(one => one.text))
})

test('a column beside the table does not hide that a wide stroke begins a line of it', () => {
  const line = (x: number) => [word('Mulga', 60, 80), word('/', x, 80, [18, 18]), word('QX-4410', x + 22, 80)]
  expect(textsOf([...PRINT, ...line(250)])).not.toContain('/')
  expect(textsOf([...PRINT, ...line(130)])).toContain('/')
})

test('of a tick that touches a number another reader saw the number alone', () => {
  const glued = (...readings: string[]) => ({ ...word('/QX-4410', 60, 80), readings })
  expect(withoutTicks([...PRINT, glued('QX-4410', '/ QX-4410')]).at(-1)).toMatchObject({
    text: 'QX-4410',
    readings: ['QX-4410', 'QX-4410'],
  })
  expect(textsOf([...PRINT, glued('/QX-4410')])).toContain('/QX-4410')
})
