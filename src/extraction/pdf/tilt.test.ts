import { expect, test } from 'vitest'
import { onLevelPage, onSeenPage } from './tilt.ts'

test('a point goes to the level page and back', () => {
  const page = { width: 600, height: 800, slope: 0.03 }
  const back = onSeenPage(onLevelPage({ x: 40, y: 700 }, page), page)
  expect(back.x).toBeCloseTo(40, 6)
  expect(back.y).toBeCloseTo(700, 6)
})

test('on a page that slopes down to the right, the right end of a level line is seen lower', () => {
  const page = { width: 600, height: 800, slope: 0.02 }
  expect(onSeenPage({ x: 600, y: 400 }, page).y).toBeCloseTo(406, 0)
})
