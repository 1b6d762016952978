import { capitalOf, foldConfusable } from '../../../ocr/confusable.ts'
import { isOcr } from '../../../pdf/page.ts'
import type { PrintedLine } from '../../printed-line.ts'

/** Share of the table's numbers with letters, from which on the supplier is one who makes them so. */
const MOSTLY = 0.5

/** What stands before a supplier's own number (`TAE-`). */
const PREFIX = /^[A-Z]{2,}[-/. ]/
const GROUPS = /[\s./'-]+/
/** Figures, and capitals that look like figures. */
const ALIKE = /^[\dOISBZGL]+$/i

/** A letter here and there stands in numbers of every kind. */
const MANY = /[A-Z].*[A-Z]/i

/**
 * Where several of a scan's numbers are made of figures and of nothing but such capitals as look like figures (`SOB8-25B`), every figure of
 * another may be a capital (`0010-690` is `O01O-69O`): all readers see the same then, and a person should look.
 */
export function doubtAlikes(lines: readonly PrintedLine[]): PrintedLine[] {
  return doubtNoughts(doubtBeginnings(doubtMixed(lines).map(doubtO).map(doubtShields)))
}

/** A nought before letters, where all other numbers begin with letters (`0F-2604` among `AB-4415` and `SP-11`); belts begin with their ribs (`5PK-1130`). */
function doubtNoughts(lines: readonly PrintedLine[]): PrintedLine[] {
  const numbers = lines.map(line => line.partNumber).filter(number => number !== '')
  const odd = new Set(numbers.filter(number => !/^[A-Z]{2}/.test(number)))
  return lines.map(line => {
    const { partNumber, partReadings, words } = line
    const isOdd = odd.size === 1 && odd.has(partNumber) && numbers.length > LEAST
    const rival = partNumber.replace(/^0(?=[A-Z]+(?:$|[^A-Z\d]))/, 'O')
    const isOpen = partReadings.length === 0 && isOcr(words.partNumber ?? []) && rival !== partNumber
    return isOdd && isOpen ? { ...line, partReadings: [partNumber, rival] } : line
  })
}

/** Letters that several other numbers begin with, one of which was read as a figure here (`1B-80W90` among `IBF-850` and `IBG-450`). */
function doubtBeginnings(lines: readonly PrintedLine[]): PrintedLine[] {
  const beginnings = lines.map(line => line.partNumber.slice(0, BEGINNING).toUpperCase())
  const usual = beginnings.filter(
    (one, i) => /^[A-Z]{2}$/.test(one) && beginnings.indexOf(one) === i && count(beginnings, one) >= LEAST,
  )
  return lines.map((line, i) => {
    const { partNumber, partReadings, words } = line
    const own = beginnings[i] ?? ''
    const likely = usual.find(one => one !== own && foldConfusable(one) === foldConfusable(own))
    const isOpen = partReadings.length === 0 && isOcr(words.partNumber ?? [])
    if (!likely || !isOpen || /^[A-Z]+$/.test(own)) return line
    return { ...line, partReadings: [partNumber, likely + partNumber.slice(BEGINNING)] }
  })
}

/** Characters. */
const BEGINNING = 2
/** So many other numbers. */
const LEAST = 2

function count(texts: readonly string[], text: string): number {
  return texts.filter(one => one === text).length
}

/** Hardly a supplier sets an O before a figure; readers see one for a nought, a J, a D or a Q. */
function doubtO(line: PrintedLine): PrintedLine {
  const { partNumber, partReadings, words } = line
  const rival = partNumber.replace(/(?<=[A-Z\d])O(?=\d)/g, '0')
  const isOpen = partReadings.length === 0 && isOcr(words.partNumber ?? []) && rival !== partNumber
  return isOpen ? { ...line, partReadings: [partNumber, rival] } : line
}

/** A ball bearing, of whose clearance more may be said behind it. */
const SHIELDED = /^(6\d{2,3}[-/ ])22(?=$|[-/ ]?C\d$)/

/** Shields on both sides of a bearing are ZZ or 2Z, which all readers may take for figures (`6304-22`); no ending is 22. */
function doubtShields(line: PrintedLine): PrintedLine {
  const { partNumber, partReadings, words, description } = line
  if (!/\bbearing/i.test(description)) return line
  if (!isOcr(words.partNumber ?? []) || !SHIELDED.test(partNumber)) return line
  const [likeliest = '', other = ''] = ['ZZ', '2Z'].map(end => partNumber.replace(SHIELDED, `$1${end}`))
  const readings = [likeliest, other, partNumber, ...partReadings]
  return { ...line, partNumber: likeliest, partReadings: [...new Set(readings)] }
}

function doubtMixed(lines: readonly PrintedLine[]): PrintedLine[] {
  const lettered = lines.filter(line => groupsOf(line).some(group => /[A-Z]/i.test(group)))
  const mixed = lettered.filter(line => groupsOf(line).every(group => ALIKE.test(group) && /\d/.test(group)))
  const isOpen = (lengths: string) => {
    const [some, all] = [mixed, lettered].map(one => one.filter(line => lengthsOf(line) === lengths))
    const isOf = some?.some(({ partNumber }) => MANY.test(partNumber.replace(PREFIX, '')))
    return (
      isOf && some?.some(line => line.partReadings.length > 0) && some.length >= MOSTLY * (all?.length ?? 0)
    )
  }
  return lines.map(line => {
    const { partNumber, partReadings, words } = line
    const mayBe = partReadings.length === 0 && isOcr(words.partNumber ?? []) && isOpen(lengthsOf(line))
    if (!mayBe || !groupsOf(line).every(group => ALIKE.test(group))) return line
    const rival = [...partNumber].map(character => capitalOf(character) ?? character).join('')
    return rival === partNumber ? line : { ...line, partReadings: [partNumber, rival] }
  })
}

function groupsOf({ partNumber }: PrintedLine): string[] {
  return partNumber.replace(PREFIX, '').split(GROUPS)
}

function lengthsOf(line: PrintedLine): string {
  return groupsOf(line)
    .map(group => group.length)
    .join()
}
