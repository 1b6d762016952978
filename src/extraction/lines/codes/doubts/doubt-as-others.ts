import { foldConfusable } from '../../../ocr/confusable.ts'
import { isOcr } from '../../../pdf/page.ts'
import type { PrintedLine } from '../../printed-line.ts'

/** Letters that a supplier's numbers begin with. */
const BEGINNING = 2
/** Letters alone, some of which look like figures. */
const LETTERS = /^[A-Z]{5,}$/
/** Numbers with figures beside which one without any is odd. */
const LEAST = 3

/** A letter beside a figure that most suppliers leave out, since it looks like one. */
const RARE = /\d[IO]|[IO]\d|\d-[IO]$/
/** A nought that was read for a letter in a word (`0il seal`). */
const MISREAD = /\b0[a-z]{2}|[a-z]0[a-z]/
/** A figure beside a letter that it may be itself. */
const BESIDE_LETTER = /(?<=[A-Z])[01]|[01](?=[A-Z])/g

/**
 * A scan's numbers of one beginning are made alike: where a reader sees a letter or a figure behind it in one (`GWO805`, `GW0805`), the others with
 * either there are open too, and one of letters alone (`YHPHOIN` among `YH/20/10` and others with figures) may have had figures. Beside one that has
 * an O or an I next to its figures (`SL55-I1`), or where a nought was read for a letter in a word, a nought or a one next to a letter is open as well
 * (`UJ-150Z`).
 */
export function doubtAsOthers(lines: readonly PrintedLine[]): PrintedLine[] {
  const doubts = lines.flatMap(({ partReadings }) => partReadings.flatMap(one => doubtsOf(one, partReadings)))
  const figured = lines.filter(({ partNumber }) => /\d/.test(partNumber)).map(({ partNumber }) => partNumber)
  const hasMisread = lines.some(({ description }) => MISREAD.test(description))
  return lines.map(line => {
    const { partNumber, partReadings, words } = line
    if (partReadings.length > 0 || !isOcr(words.partNumber ?? [])) return line
    const likely = doubts.find(({ before, of }) => partNumber.startsWith(before + of))
    const isOdd =
      LETTERS.test(partNumber) &&
      figured.length >= LEAST &&
      figured.some(other => beginningOf(other) === beginningOf(partNumber))
    const rival = likely
      ? likely.before + likely.other + partNumber.slice(likely.before.length + 1)
      : isOdd
        ? beginningOf(partNumber) + foldConfusable(partNumber.slice(BEGINNING))
        : lines.some(other => other !== line && RARE.test(other.partNumber)) || hasMisread
          ? partNumber.replace(BESIDE_LETTER, figure => (figure === '0' ? 'O' : 'I'))
          : partNumber
    return rival === partNumber ? line : { ...line, partReadings: [partNumber, rival] }
  })
}

interface Doubt {
  before: string
  of: string
  other: string
}

/** Where a reading and another part right behind the letters that both begin with, in a letter and the figure that it looks like. */
function doubtsOf(one: string, readings: readonly string[]): Doubt[] {
  return readings.flatMap(other => {
    const at = [...one].findIndex((character, i) => character !== other[i])
    const [before, mine = '', theirs = ''] = [one.slice(0, at), one[at], other[at]]
    const areAlike = mine !== theirs && foldConfusable(mine) === foldConfusable(theirs)
    const isFigure = /\d/.test(mine) !== /\d/.test(theirs)
    return at >= BEGINNING && areAlike && isFigure && /^[A-Z]+$/.test(before)
      ? [{ before, of: mine, other: theirs }]
      : []
  })
}

function beginningOf(partNumber: string): string {
  return partNumber.slice(0, BEGINNING)
}
