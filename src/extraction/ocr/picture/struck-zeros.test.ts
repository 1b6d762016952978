import { expect, test } from 'vitest'
import { openStruckZeros } from './struck-zeros.ts'

/** A glyph in 14 columns with paper around it, four times as large, `#` ink: at 600 dots an inch it is 9 points high. */
function drawn(...rows: string[]) {
  const bare = ['', '', ...rows, '', ''].map(row => `  ${row.padEnd(14)}  `)
  const large = bare.flatMap(row => Array.from({ length: 4 }, () => [...row].flatMap(sign => sign.repeat(4))))
  const pixels = Uint8Array.from(
    large.flatMap(row => [...row.join('')].map(sign => (sign === '#' ? 20 : 255))),
  )
  return { width: (bare[0]?.length ?? 0) * 4, height: large.length, pixels }
}

const inkIn = ({ pixels }: { pixels: Uint8Array }) => pixels.filter(grey => grey < 128).length
const left = (...rows: string[]) => {
  const picture = drawn(...rows)
  return inkIn(openStruckZeros(picture, 600).picture) / inkIn(picture)
}

test('the stroke through a zero is taken out', () => {
  const zero = [
    '   ########   ',
    ' ###      ### ',
    '##          ##',
    '##          ##',
    '##        ####',
    '##      ######',
    '##    ####  ##',
    '##  ####    ##',
    '######      ##',
    '####        ##',
    '##          ##',
    '##          ##',
    ' ###      ### ',
    '   ########   ',
  ]
  const { picture: opened, struck } = openStruckZeros(drawn(...zero), 600)
  expect(struck).toBe(1)
  const middle = opened.pixels[Math.floor(opened.height / 2) * opened.width + opened.width / 2]
  expect(middle).toBe(255)
  expect(left(...zero)).toBeLessThan(0.9)
})

test.each([
  [
    'an 8',
    [
      '   ########   ',
      ' ###      ### ',
      '##          ##',
      '##          ##',
      '##          ##',
      ' ###      ### ',
      '   ########   ',
      ' ###      ### ',
      '##          ##',
      '##          ##',
      '##          ##',
      '##          ##',
      ' ###      ### ',
      '   ########   ',
    ],
  ],
  [
    'a $',
    [
      '      ##      ',
      '  ##########  ',
      '##    ##    ##',
      '##    ##    ##',
      '##    ##      ',
      '##    ##      ',
      ' ############ ',
      '  ############',
      '      ##    ##',
      '      ##    ##',
      '##    ##    ##',
      '##    ##    ##',
      '  ##########  ',
      '      ##      ',
    ],
  ],
  [
    'an @',
    [
      '   ########   ',
      ' ##        ## ',
      '##    ######## ',
      '##   ##    ##',
      '##  ##     ##',
      '##  ##     ##',
      '##  ##     ##',
      '##  ##     ##',
      '##   ##   ###',
      '##    ########',
      '##            ',
      ' ##           ',
      '  ##      ### ',
      '    #######   ',
    ],
  ],
])('%s stays as it is', (_, rows) => {
  expect(left(...rows)).toBe(1)
})
