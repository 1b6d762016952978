import {
  boxesFirst,
  centredHead,
  compactPages,
  filledForm,
  fullGrid,
  unruled,
  wideByColumn,
} from './drawn.ts'
import {
  bandGrid,
  cloudBooks,
  footLetterhead,
  landscape,
  letterSerif,
  rightHead,
  stripTotals,
} from './html-classic.ts'
import {
  carriedForward,
  counterSlip,
  itemBlocks,
  oneTable,
  roundedBoxes,
  sideColumn,
  tillRoll,
} from './html-odd.ts'
import type { Layout } from './layout.ts'
import { asciiBoxes, terminal, widePrinter } from './typed.ts'

/** Every layout and how often it is met. */
export const LAYOUTS: readonly (readonly [weight: number, layout: Layout])[] = [
  [2, bandGrid],
  [2, letterSerif],
  [2, cloudBooks],
  [2, stripTotals],
  [2, rightHead],
  [1, landscape],
  [1, footLetterhead],
  [1, tillRoll],
  [1, counterSlip],
  [1, oneTable],
  [1, sideColumn],
  [1, roundedBoxes],
  [1, carriedForward],
  [1, itemBlocks],
  [2, unruled],
  [2, fullGrid],
  [1, filledForm],
  [2, centredHead],
  [1, wideByColumn],
  [2, compactPages],
  [1, boxesFirst],
  [2, terminal],
  [1, widePrinter],
  [1, asciiBoxes],
]
