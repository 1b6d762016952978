import { capitalOf, foldConfusable } from '../../../ocr/confusable.ts'
import { isOcr } from '../../../pdf/page.ts'
import type { PrintedLine } from '../../printed-line.ts'
import { shapeOf } from '../known-shape.ts'

/** So many other numbers of one shape make it the supplier's, and so many leave no doubt of its length. */
const LEAST = 2
const UNIFORM = 8

/**
 * A scan's number that has the shape of no other, and but for one character that looks like another that of several (`80845-05381` among
 * `14977-0M733` and `64993-0X971`): all readers may have taken a capital for a figure, or a figure for a capital, and a person should look.
 * So they should where but for a point or a stroke it has (`SP3762.9` among `CP.2643.5`s): a scan loses those, points above all, it adds none. And where but for
 * its last character it has that of very many: a hook at a column's edge is lost to all readers.
 */
export function doubtOddShape(lines: readonly PrintedLine[]): PrintedLine[] {
  const shapes = lines.map(line => shapeOf(line.partNumber)).filter(shape => shape !== '')
  const count = (shape: string) => shapes.filter(other => other === shape).length
  const usual = [...new Set(shapes)].filter(shape => count(shape) >= LEAST)
  return lines.map(line => {
    const { partNumber, partReadings, words } = line
    const isOpen = partReadings.length === 0 && isOcr(words.partNumber ?? [])
    if (!isOpen || count(shapeOf(partNumber)) > 1) return line
    const parted = usual.flatMap(shape => withSeparator(partNumber, shape) ?? [])
    const rivals = usual.flatMap(shape => inShape(partNumber, shape) ?? [])
    const own = shapeOf(partNumber)
    const isCut = usual.some(shape => shape.slice(0, -1) === own && count(shape) >= UNIFORM)
    const [likeliest = partNumber, ...others] = [
      partNumber,
      ...parted,
      ...rivals,
      ...(isCut ? [''] : []),
    ].toSorted((a, b) => pointsIn(b) - pointsIn(a))
    return others.length === 0
      ? line
      : { ...line, partNumber: likeliest, partReadings: [likeliest, ...others] }
  })
}

/** The number with one character changed for its look-alike, where that gives it the shape. */
function inShape(partNumber: string, shape: string): string | null {
  const own = shapeOf(partNumber)
  const odd = [...own].flatMap((kind, i) => (kind === shape[i] ? [] : [i]))
  const [at = -1] = odd
  // Many numbers have a letter more at their end.
  if (own.length !== shape.length || odd.length !== 1 || at === own.length - 1) return null
  const other = otherOf(partNumber[at] ?? '')
  return other === null ? null : `${partNumber.slice(0, at)}${other}${partNumber.slice(at + 1)}`
}

function pointsIn(text: string): number {
  return text.split('.').length
}

const SEPARATOR = /[./-]/

/** The number with one separator more, where that gives it the shape. */
function withSeparator(partNumber: string, shape: string): string | null {
  const own = shapeOf(partNumber)
  const at = [...shape].findIndex(
    (sign, i) => SEPARATOR.test(sign) && shape.slice(0, i) + shape.slice(i + 1) === own,
  )
  return at < 0 ? null : `${partNumber.slice(0, at)}${shape[at]}${partNumber.slice(at)}`
}

/** The capital that a figure may be, and the figure that a letter may be. */
function otherOf(character: string): string | null {
  if (/\d/.test(character)) return capitalOf(character) ?? (character === '3' ? 'J' : null)
  const figure = foldConfusable(character)
  return /\d/.test(figure) ? figure : null
}
