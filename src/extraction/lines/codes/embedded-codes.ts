import { settleWords } from '../../ocr/settle-words.ts'
import type { Word } from '../../pdf/page.ts'
import { bracketedCode, dashedCode, leadingCode } from '../../vocabulary/part-in-text.ts'
import { isCodeLike, isLikeDate, readPartNumber } from '../../vocabulary/part-number.ts'
import type { PrintedLine } from '../printed-line.ts'
import { codesBehindNames } from './codes-behind-names.ts'
import { codesInBrackets, type EmbeddedCode } from './codes-in-brackets.ts'
import { codesSetApart, codesSetBehind } from './set-apart.ts'

/** So many of the lines must hold a code at the start of their descriptions. */
const MOST_LEADING = 0.6
const MOST_BRACKETED = 0.5
/**
 * Capitals with a hyphen before a name with its own (`KLR-XL Tallow gloves`; `ANTI-FREEZE coolant` is a name): a code where other lines begin with
 * one.
 */
const IN_CAPITALS = /^([A-Z]{2,}(?:-[A-Z]{2,})+) (?=[A-Z\d].*[a-z]{3})(.+)$/
const SHORT = /^[A-Z]?\d{1,2} /

/**
 * In a table without a part column, codes inside most descriptions are the part numbers. One that a spaced dash, square brackets or a
 * column's gap set off on more than one line is certain; others are guesses.
 * @param heading of the descriptions' column, in which a code that nothing sets off may open one; null for what stands in no column.
 */
export function takeEmbeddedCodes(
  lines: readonly PrintedLine[],
  marks: ReadonlySet<string>,
  heading: string | null,
): PrintedLine[] {
  const codes = codesOf(lines, heading)
  const mayLead = !!heading && lines.some(({ description }) => leadingCode(description) !== null)
  return lines.map((line, i) => {
    const code = codes[i]
    if (line.partNumber !== '') return line
    if (!code) return withDoubt(line, codes, mayLead)
    if (code.isWord) return { ...line, partReadings: ['', code.partNumber] }
    const words = wordsOf(code, line.words.description ?? [])
    const settled = settleWords(words)
    const { partNumber, readings } = readPartNumber(bare(settled?.value ?? code.partNumber), marks)
    const doubted = settled?.certain === false ? settled.readings.map(bare) : []
    const isWhole = code.isSure && line.description.includes(`[${code.partNumber}]`)
    const open = isWhole ? [] : code.isSure ? readings : [partNumber, ...readings, ...(code.others ?? [''])]
    return {
      ...line,
      partNumber,
      partReadings: [...new Set([...open, ...doubted])],
      description: code.rest,
      words: { ...line.words, partNumber: words },
    }
  })
}

function bare(code: string): string {
  return code.replace(/^[[({]+|[\])},;:–-]+$/g, '')
}

/** The words of a description that spell its code, with the brackets or dash that set it off. */
function wordsOf({ partNumber }: EmbeddedCode, words: readonly Word[]): Word[] {
  const count = partNumber.split(' ').length
  const runs = words.map((_, start) => words.slice(start, start + count))
  return (
    runs.find(run =>
      run
        .map(word => word.text)
        .join(' ')
        .includes(partNumber),
    ) ?? []
  )
}

/** Where most lines begin with a code, or one does and this with capitals, a line that seems to have none is looked at by a person if its first word could be one. */
function withDoubt(
  line: PrintedLine,
  codes: readonly (EmbeddedCode | null)[],
  mayLead: boolean,
): PrintedLine {
  const [first = ''] = line.description.split(' ')
  const able = isCodeLike(first) && /[A-Z]/.test(first) && line.partReadings.length === 0
  const most = codes.filter(code => code !== null).length >= MOST_BRACKETED * codes.length
  return able && (most || (mayLead && IN_CAPITALS.test(line.description)))
    ? { ...line, partReadings: ['', first] }
    : line
}

function codesOf(lines: readonly PrintedLine[], heading: string | null): (EmbeddedCode | null)[] {
  const found = (codes: readonly unknown[]) => codes.filter(code => code !== null).length
  const names = lines.map(({ description }) => description)
  const told = codesInBrackets(names, heading ?? '') ?? codesBehindNames(names, heading ?? '')
  if (told && found(told) >= MOST_BRACKETED * lines.length) return told
  const bracketed = lines.map(line => bracketedCode(line.description))
  const repeated = found(bracketed) > 1 || (lines.length === 1 && bracketed[0]?.isSure === true)
  if (repeated && found(bracketed) >= MOST_BRACKETED * lines.length) return bracketed
  const dashed = lines.map(line => dashedCode(line.description))
  // One or two figures before a dash may count or measure; where most lines begin so, and several with longer ones, they may be a number too.
  const short = lines.map(line => (SHORT.test(line.description) ? dashedCode(line.description, 1) : null))
  const both = lines.map((_, i) => dashed[i] ?? short[i] ?? null)
  // What counts is no number of goods.
  const areNumbers = both.some((code, i) => code !== null && Number(code.partNumber) !== lines[i]?.quantity)
  const isMost =
    areNumbers &&
    ((found(dashed) > 1 && found(both) >= MOST_LEADING * lines.length) ||
      (lines.length > 1 && found(dashed) > 0 && found(both) === lines.length))
  const isDashed = (isMost ? both : dashed).some(code => /\d/.test(code?.partNumber ?? ''))
  const apart = heading === null ? [] : codesSetApart(lines, heading)
  const behind = codesSetBehind(lines)
  const leading = lines.map(line => (heading === null ? null : leadingCode(line.description)))
  const capitals = lines.map(line => (heading ? inCapitals(line.description) : null))
  const leads = lines.map((_, i) => leading[i] ?? capitals[i] ?? null)
  const allLead = found(leads) === lines.length
  const isLeading = found(leading) >= (allLead ? MOST_BRACKETED : MOST_LEADING) * lines.length
  return lines.map((_, i) => {
    const dash = isDashed ? ((isMost ? both : dashed)[i] ?? null) : null
    if (dash)
      return { ...dash, isSure: found(dashed) > 1 && dashed[i] !== null && !isLikeDate(dash.partNumber) }
    if (apart[i]) return apart[i]
    const lead = leads[i]
    if (isLeading) return lead ? { ...lead, isSure: false } : null
    return behind[i] ?? null
  })
}

function inCapitals(description: string): { partNumber: string; rest: string } | null {
  const [, partNumber = '', rest = ''] = IN_CAPITALS.exec(description) ?? []
  return partNumber === '' ? null : { partNumber, rest }
}
