import type { TableRow } from '../../layout/columns/find-tables.ts'
import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { announcesCodes, nameOfHeading } from '../../vocabulary/column-names.ts'
import { dashedCode, labelledPart, leadingCode } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { isLoneCode } from '../codes/lone-code.ts'
import { spaceIn, wordsApart } from '../codes/words-apart.ts'
import { isRemark } from '../remarks.ts'
import { codesAnnounced } from './codes-announced.ts'
import type { Roles } from './column-roles.ts'
import { wholeRest } from './read-description.ts'
import { goesOnBelow } from './read-labelled.ts'
import type { RowGroup } from './row-group.ts'

/** Share of the lines that must have a code in the same place. */
const MOST = 0.6

/**
 * In a table without a part column, a code that stands alone right over or beneath most names is the part number there; beneath fewer
 * (labour and fees have none) it is a guess. Codes of letters and dashes are taken where the heading announces them.
 */
export function withCodesApart(
  groups: readonly RowGroup[],
  { part, description }: Roles,
  columns: readonly { heading: string }[],
): RowGroup[] {
  if (part !== null || description === null) return [...groups]
  const heading = columns[description]?.heading ?? ''
  const isAnnounced = announcesCodes(heading)
  const space = spaceIn(groups.flatMap(({ item }) => item.cells[description] ?? []))
  const announced = codesAnnounced(groups, description, heading)
  const under = groups.map((group, i) => announced[i] ?? beneath(group, description, space))
  const above = groups.map(group => over(group, description))
  const areParted = (found: readonly (RowGroup | null)[]) =>
    areCodes(
      found.flatMap(group => group?.code ?? []),
      groups.length,
      isAnnounced,
    )
  if (areParted(under)) return groups.map((group, i) => endedByCode(under[i] ?? group, description))
  const atTop = groups.map(group => firstOver(group, description))
  // Dockets and machines stand over what was done as well.
  if (areParted(atTop))
    return groups.map((group, i) => ({
      ...(atTop[i] ?? group),
      isGuess: group.isGuess || (!isAnnounced && atTop[i] !== null),
    }))
  if (areParted(above)) return groups.map((group, i) => above[i] ?? wordOver(group, description) ?? group)
  return groups.map((group, i) => {
    const found = under[i]
    const name = group.item.cells[description]?.text ?? ''
    const isOpen = labelledPart(name) === null && !/[A-Z]-?\d{2}|\d{3}/.test(name)
    return found?.code && isOpen && isUnmistaken(found.code.text) ? { ...found, isGuess: true } : group
  })
}

/** A name ends over its number: what stands beneath that is told of the goods, unless it is in the middle of a sentence. */
function endedByCode(group: RowGroup, description: number): RowGroup {
  const { code, below } = group
  const isBeneath = (row: TableRow) => code !== undefined && row.y0 > code.y0
  const next = below.find(isBeneath)?.cells[description]?.text ?? ''
  return /^[a-z]/.test(next) ? group : { ...group, below: below.filter(row => !isBeneath(row)) }
}

/** Letters, a dash and figures: no size, year, side or batch looks like it. */
function isUnmistaken(text: string): boolean {
  return /^[A-Z]{2,5}\d*-(?=\S*\d)[A-Z\d-]{3,}$/.test(text)
}

/**
 * Where names stand beneath most part numbers, in their column, they are the descriptions, and a column that is not headed as such holds
 * something else (colours, options).
 */
export function withNamesBeneath(
  groups: readonly RowGroup[],
  roles: Roles,
  columns: readonly { heading: string }[],
): Roles {
  const { part, description } = roles
  if (part === null || description === null) return roles
  if (nameOfHeading(columns[description]?.heading ?? '') === 'description') return roles
  const named = groups.filter(({ below: [first] }) => {
    const name = first?.cells[part]
    return name && !isCodeLike(name.text) && /[a-z]{3}/i.test(name.text)
  })
  const described = groups.filter(({ item }) => isName(item.cells[description]?.text ?? ''))
  const isBeneath = named.length > 1 && named.length >= MOST * groups.length
  return isBeneath && described.length <= 0.5 * groups.length ? { ...roles, description: null } : roles
}

/** Two words at least. */
function isName(text: string): boolean {
  return (text.match(/[a-z]{3,}/gi) ?? []).length > 1
}

function beneath(group: RowGroup, description: number, space: number | undefined): RowGroup | null {
  const [first, ...below] = group.below
  // What stands further right on its row is told of the goods (`Serial 3N-228817`, `1 Oct - 31 Oct`).
  const [only] = first?.row.segments ?? []
  // A number announced further down may be the maker's or an old one, unless what stands between goes on with the name.
  const isAnnounced = group.below.some(
    ({ row }, i) =>
      (i === 0 || isWords(only?.text ?? '')) && row.segments.some(({ text }) => labelledPart(text) !== null),
  )
  const isInName = goesOnBelow(group.item.cells[description]?.text ?? '', only?.text ?? '')
  if (!only || !first?.cells[description] || isAnnounced || isInName) return null
  const code = withoutMake(only, space)
  // A number over the first line is of something else.
  const above = group.above.filter(
    ({ row: { segments } }) => !(segments[0] && segments.length === 1 && isLoneCode(segments[0])),
  )
  return isLoneCode(code) ? { ...group, code, above, below } : underRest(group, description)
}

/** A number without the words that its print or a wide gap sets apart from it: the make (`AB-2265   Makers`). */
function withoutMake(text: Segment, space: number | undefined): Segment {
  const cut = wordsApart(text.words, space)
  const isMake = text.words.slice(cut).every(word => !/\d/.test(word.text))
  return cut > 0 && isMake ? segmentOf(text.words.slice(0, cut), text.page) : text
}

/** `2015-2020`. */
const YEARS = /^(?:19|20)\d\d ?-/

/** The code stands under the last row of a name that takes several. */
function underRest(group: RowGroup, description: number): RowGroup | null {
  const rest = group.below.slice(0, -1)
  const last = group.below.at(-1)
  const [only] = last?.row.segments ?? []
  const isName = ({ row: { segments } }: TableRow) =>
    segments.length === 1 &&
    segments.every(one => !isLoneCode(one) && !isRemark(one.text) && /[a-z]{2}/i.test(one.text))
  const name = group.item.cells[description]?.text ?? ''
  const isUnder = only && last?.cells[description] && rest.length > 0 && rest.every(isName)
  // A vehicle's model, engine or years may end a note.
  const mayBe = leadingCode(name) === null && !YEARS.test(only?.text ?? '')
  return isUnder && mayBe && isLoneCode(only) ? { ...group, code: only, below: rest, isGuess: true } : null
}

/** `72 L/min`, `Pack of 10`, `DUTY 12V 9T`, `EXCHANGE`: words, with figures or alone. */
function isWords(text: string): boolean {
  return /^[A-Z]{4,}$/.test(text) || (/\s/.test(text) && /[a-z]|\b[A-Z]{4,}\b/.test(text))
}

/** The code stands alone over its name, which ends on the row of the figures. */
function firstOver(group: RowGroup, description: number): RowGroup | null {
  const [first, ...above] = group.above
  const [only, ...more] = first?.row.segments ?? []
  const isAlone = only && more.length === 0 && first?.cells[description] && isCodeOver(only)
  return isAlone ? { ...group, code: only, above } : null
}

/** The code stands on the row of the figures, and the name under it. */
function over(group: RowGroup, description: number): RowGroup | null {
  const code = group.item.cells[description]
  const named = code && isCodeOver(code) ? namedBeneath(group, description) : null
  return named && code ? { ...named, code } : null
}

/** A code alone, behind which no name begins that goes on beneath (`4417205 - Bracket`). */
function isCodeOver(text: Segment): boolean {
  return isLoneCode(text) && !/^[A-Za-z]{3}/.test(dashedCode(text.text)?.rest ?? '')
}

/** By the first row under its figures. */
function namedBeneath(group: RowGroup, description: number): RowGroup | null {
  const [first, ...below] = group.below
  const cut = first?.cells[description]
  const name = first && cut ? wholeRest(first, cut, description) : null
  if (!name || labelledPart(name.text) !== null) return null
  const cells = group.item.cells.map((cell, i) => (i === description ? name : cell))
  return { ...group, item: { ...group.item, cells }, below }
}

/** A word in place of a code (`Freight`), and under it what it is, as under the codes (`Freight - overnight road`). */
function wordOver(group: RowGroup, description: number): RowGroup | null {
  const named = namedBeneath(group, description)
  const name = named?.item.cells[description]?.text ?? ''
  return isRemark(name) ? null : named
}

function areCodes(codes: readonly Segment[], lines: number, isAnnounced: boolean): boolean {
  // A brand alone in capitals is no code; capitals that a sign joins are one among others with figures.
  const withFigures = codes.filter(({ text }) => /\d/.test(text)).length
  const numbered = codes.filter(
    ({ text }) => /\d/.test(text) || ((isAnnounced || withFigures > 1) && /[A-Z][./-][A-Z]/.test(text)),
  )
  return codes.length > 1 && codes.length >= MOST * lines && numbered.length >= MOST * codes.length
}
