import { expect, test } from 'vitest'
import { openZeros } from './open-zeros.ts'

/** A picture of rows, `#` ink and `.` its soft edge. */
function drawn(...rows: string[]) {
  const greys: Record<string, number> = { '#': 20, '.': 180 }
  const pixels = Uint8Array.from(rows.flatMap(row => [...row].map(sign => greys[sign] ?? 255)))
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels }
}

const RING = ['          ', '   ####   ', '  #    #  ', ' #      # ', ' #      # ', ' #      # ']
const around = (...middle: string[]) => drawn(...RING, ...middle, ...RING.toReversed())

test('the dot in the middle of a zero is taken out with its soft edge', () => {
  const dotted = around(' #  ..  # ', ' # .##. # ', ' # .##. # ', ' #  ..  # ')
  const empty = around(...Array.from({ length: 4 }, () => ' #      # '))
  expect(openZeros(dotted, 200)).toEqual(empty)
})

test.each([
  ['a bar that parts two holes', around(' #      # ', ' ######## ', ' ######## ', ' #      # ')],
  [
    'a speck high in a hole',
    around(' #  ##  # ', ' #  ##  # ', ...Array.from({ length: 8 }, () => ' #      # ')),
  ],
  ['a point on open paper', drawn('          ', '    ##    ', '    ##    ', '          ')],
])('%s stays', (_, picture) => {
  expect(openZeros(picture, 200)).toEqual(picture)
})
