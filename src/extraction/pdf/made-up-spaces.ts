import { type PlacedChar, printOf } from './placed-char.ts'

/** Shares of the print's height. Real spaces are wider, or some of them are as narrow. */
const LEAST_SPACE = 0.14
/** Of less pdfium makes none where boxes are as wide as their letters. */
const BOXED = 0.08
/** Gaps behind one letter that is set to whole pixels differ by less. */
const SAME = 0.03
/** All spaces are so much wider than all narrow gaps: those are none. */
const CLEARLY = 0.09
/** A letter's own place is as wide behind each of them, give or take so much. */
const ALIKE = 0.005
/** Wide spaces for each narrow gap that pdfium made one of: with fewer, narrow ones are real; with many, no letter's own place is one. */
const FEW = 0.5
const MANY = 4

/** Two characters beside each other on a line. */
interface Seam {
  last: PlacedChar
  /** Share of the print's height between them. */
  gap: number
  /** Whether pdfium made a space of it. */
  isMade: boolean
}

/**
 * The characters behind which pdfium made a space where none is: a browser without finer places sets letters to whole pixels, some further from
 * the next than they are wide (`Headlig ht g lobe`). Such a letter stands as far from the next wherever it stands within a word, and real
 * spaces on the page are wider.
 */
export function madeUpSpaces(chars: readonly PlacedChar[]): Set<PlacedChar> {
  const prints = Map.groupBy(seamsOf(chars), ({ last }) => printOf(last))
  return new Set([...prints.values()].flatMap(madeUpIn))
}

/** Of the seams in print of one size. */
function madeUpIn(seams: readonly Seam[]): PlacedChar[] {
  const made = seams.filter(({ isMade }) => isMade)
  const wide = made.filter(({ gap }) => gap >= LEAST_SPACE)
  const narrow = made.filter(({ gap }) => gap < LEAST_SPACE)
  // The boxes of print made bold or slanted by machine say nothing of where its letters end.
  const areMachined = made.some(({ gap }) => gap < BOXED)
  if (areMachined || wide.length === 0 || wide.length < FEW * narrow.length) return []
  const [widest, leastWide] = [Math.max(...gapsOf(narrow)), Math.min(...gapsOf(wide))]
  const byLetter = Map.groupBy(seams, ({ last }) => last.text)
  const alike = ({ last }: Seam) => byLetter.get(last.text) ?? []
  const isItsPlace = (seam: Seam) => {
    const { last, gap } = seam
    const gaps = gapsOf(alike(seam))
    const place = Math.min(...gaps) + SAME
    return /\p{L}/u.test(last.text) && gap < place && gaps.filter(one => one < place).length > 1
  }
  const areMany = wide.length >= MANY * narrow.length
  // Of the same gap pdfium made no space within another word.
  const isSeenWithin = (seam: Seam) =>
    alike(seam).some(({ isMade, gap }) => !isMade && Math.abs(gap - seam.gap) < ALIKE)
  const none =
    leastWide - widest > CLEARLY
      ? narrow
      : narrow.filter(seam => isItsPlace(seam) && (areMany || isSeenWithin(seam)))
  return none.map(({ last }) => last)
}

function gapsOf(seams: readonly Seam[]): number[] {
  return seams.map(({ gap }) => gap)
}

function seamsOf(chars: readonly PlacedChar[]): Seam[] {
  const seams: Seam[] = []
  let last: PlacedChar | undefined
  let isMade = false
  for (const char of chars) {
    if (char.raw.generated) {
      isMade = true
      continue
    }
    const height = char.y1 - char.y0
    const isDrawn = char.text.trim() !== ''
    const isNext =
      last !== undefined &&
      isDrawn &&
      Math.abs(last.y0 - char.y0) < SAME * height &&
      Math.abs(last.y1 - char.y1) < SAME * height &&
      char.x0 > last.x0
    if (last && isNext) seams.push({ last, gap: (char.x0 - last.x1) / height, isMade })
    last = isDrawn ? char : undefined
    isMade = false
  }
  return seams
}
