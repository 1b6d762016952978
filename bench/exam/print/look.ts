import type { Random } from '../random.ts'

/** How one supplier's papers look; measures in points. */
export interface Look {
  sans: string
  serif: string
  accent: string
  size: number
  rules: 'grid' | 'rows' | 'columns' | 'none' | 'zebra'
  padding: number
  headAlign: 'left' | 'right' | 'center'
  /** Rows that a page holds where the layout cuts pages itself. */
  rowsPerPage: number
  bare: boolean
}

export function pickLook(random: Random): Look {
  return {
    sans: random.pick([
      "'Liberation Sans'",
      "'DejaVu Sans'",
      "'Liberation Sans Narrow'",
      "'Nimbus Sans'",
      "'DejaVu Sans Condensed'",
    ]),
    serif: random.pick(["'Liberation Serif'", "'DejaVu Serif'", "'C059'", "'P052'"]),
    accent: random.pick([
      '#12456b',
      '#7a1f1f',
      '#1f5f3a',
      '#444444',
      '#d9822b',
      '#3b2f6b',
      '#000000',
      '#0a7d8c',
    ]),
    size: random.pick([7.5, 8, 8.5, 9, 9, 9.5, 10, 10.5]),
    rules: random.pick(['grid', 'rows', 'columns', 'none', 'zebra']),
    padding: random.pick([1.5, 2.5, 3.5, 5]),
    headAlign: random.pick(['left', 'right', 'center']),
    rowsPerPage: random.int(16, 26),
    bare: random.chance(0.3),
  }
}
