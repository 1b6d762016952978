import type { Glyph } from '../ocr/print/glyphs.ts'
import type { MergedWord } from '../ocr/seen-words.ts'
import type { Picture } from '../pdf/pdfium/raw-page.ts'

/** Some print, where only what the page's examples say of it matters. */
export const GLYPH: Glyph = {
  left: 0,
  top: 0,
  width: 10,
  height: 20,
  tallest: 20,
  touched: false,
  patch: new Float32Array(),
}

/** A face of few characters, for tests of what compares print; one cell is three pixels. */
const FACE: Record<string, string[]> = {
  '0': ['.##.', '#..#', '#..#', '#..#', '#..#', '#..#', '.##.'],
  O: ['.####.', '#....#', '#....#', '#....#', '#....#', '#....#', '.####.'],
  '8': ['.###.', '#...#', '#...#', '.###.', '#...#', '#...#', '.###.'],
  B: ['####.', '#...#', '#...#', '####.', '#...#', '#...#', '####.'],
  '1': ['.#', '##', '.#', '.#', '.#', '.#', '.#'],
  I: ['##', '##', '##', '##', '##', '##', '##'],
  W: ['#.....#', '#.....#', '#..#..#', '#..#..#', '#.#.#.#', '##...##', '#.....#'],
  K: ['#..#.', '#.#..', '##...', '#.#..', '#..#.', '#...#', '#...#'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..', '..#..', '..#..'],
  '-': ['####'],
  '.': ['##', '##'],
  '^': ['.#.', '#.#'],
  '†': ['.#.', '###', '.#.', '.#.', '.#.', '.#.', '.#.'],
  '/': ['...#', '...#', '..#.', '..#.', '.#..', '.#..', '#...'],
}
const CELL = 3
/** Pixels that low print stands under the top of its word. */
const DROP: Record<string, number> = { '-': 10, '.': 15 }

export interface Print {
  /** What stands there, in the face above. */
  print: string
  text: string
  readings?: string[]
  /** The character, counted from 0, that touches the next one. */
  touches?: number
}

/** Prints words under each other, each pixel a little lighter or darker than it should be. */
export function printPage(prints: readonly Print[]): { picture: Picture; words: MergedWord[] } {
  const [width, line] = [400, 40]
  const pixels = new Uint8Array(width * line * prints.length).fill(250)
  let seed = 1
  const grain = () => {
    seed = (seed * 16807) % 2147483647
    return (seed % 60) - 30
  }
  const words = prints.map(({ print, text, readings = [text, text], touches }, row) => {
    let x = 10
    for (const [i, character] of [...print].entries()) {
      const cells = FACE[character] ?? []
      for (const [down, cell] of [...cells].entries())
        for (const [across, ink] of [...cell].entries())
          if (ink === '#')
            for (let k = 0; k < CELL * CELL; k++)
              pixels[
                (row * line + 8 + (DROP[character] ?? 0) + down * CELL + Math.floor(k / CELL)) * width +
                  x +
                  across * CELL +
                  (k % CELL)
              ] = 45 + grain()
      x += (cells[0]?.length ?? 0) * CELL + 4
      if (i === touches) pixels.fill(45, (row * line + 18) * width + x - 5, (row * line + 18) * width + x + 1)
    }
    return { text, readings, confidence: 90, x0: 10, x1: x - 4, y0: row * line + 8, y1: row * line + 29 }
  })
  return { picture: { width, height: line * prints.length, pixels }, words }
}
