import { expect, test } from 'vitest'
import { soften } from './soften.ts'

const SIDE = 40

function picture(greyAt: (x: number, y: number) => number) {
  const pixels = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => greyAt(i % SIDE, Math.floor(i / SIDE)))
  return { width: SIDE, height: SIDE, pixels }
}

/** The lightest and the darkest grey away from the edges. */
function spanOf({ pixels }: { pixels: Uint8Array }) {
  const inner = [...pixels].filter((_, i) => [i % SIDE, i / SIDE].every(at => at > 8 && at < SIDE - 8))
  return { darkest: Math.min(...inner), lightest: Math.max(...inner) }
}

test('needles’ dots run together', () => {
  const { darkest, lightest } = spanOf(
    soften(
      picture((x, y) => (x % 3 && y % 3 ? 0 : 255)),
      200,
    ),
  )
  expect(lightest - darkest).toBeLessThan(60)
  expect(lightest).toBeLessThan(200)
})

test('paper stays white, and a stroke the darker of the two', () => {
  expect(
    spanOf(
      soften(
        picture(() => 255),
        300,
      ),
    ),
  ).toEqual({ darkest: 255, lightest: 255 })
  const { darkest, lightest } = spanOf(
    soften(
      picture(x => (x > 17 && x < 23 ? 0 : 255)),
      200,
    ),
  )
  expect(darkest).toBeLessThan(30)
  expect(lightest).toBe(255)
})
