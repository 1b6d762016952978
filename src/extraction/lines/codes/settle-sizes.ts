import { mixesSizes } from '../../ocr/settle-code.ts'
import { isOcr } from '../../pdf/page.ts'
import type { PrintedLine } from '../printed-line.ts'

/**
 * A scanned number with capitals and small letters (`Jve4`) is asked about, unless most of the supplier's numbers have theirs in the
 * same places; so is one that differs from most by them alone. An I where those have a small letter is an l.
 */
export function settleSizes(lines: readonly PrintedLine[]): PrintedLine[] {
  const common = commonest(lines.map(line => sizesOf(line.partNumber)).filter(sizes => sizes !== ''))
  return lines.map(line => {
    const { partNumber, partReadings } = line
    const sizes = sizesOf(partNumber)
    const isOdd = mixesSizes(partNumber) || sizes.toUpperCase() === common?.toUpperCase()
    const isCustom = sizes === common && (!mixesSizes(partNumber) || OWN_SHAPE.test(partNumber))
    if (!isOdd || isCustom || !isOcr(line.words.partNumber ?? [])) return line
    const small = [...partNumber]
      .map((letter, i) => (letter === 'I' && common?.[i] === 'a' ? 'l' : letter))
      .join('')
    const settled = sizesOf(small) === common ? small : partNumber
    return {
      ...line,
      partNumber: settled,
      partReadings: [...new Set([settled, partNumber, ...partReadings])],
    }
  })
}

/** Small letters that are more than their capitals made small. */
const OWN_SHAPE = /[abd-jl-np-rty]/

/** A number with its figures, capitals and small letters made alike: `YTP-lx290-r` is `AAA-aa999-a`. */
function sizesOf(partNumber: string): string {
  return partNumber.replace(/\d/g, '9').replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a')
}

/** What more than half of them are, and more than one; null when nothing is. */
function commonest(all: readonly string[]): string | null {
  const count = (one: string) => all.filter(other => other === one).length
  return all.find(one => count(one) > 1 && 2 * count(one) > all.length) ?? null
}
