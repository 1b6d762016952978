import type { Segment } from '../../layout/lay-out.ts'
import { isCodeLike, labelledPart } from '../codes/part-number.ts'
import type { Roles } from './column-roles.ts'
import type { RowGroup } from './group-rows.ts'

/** Share of the lines that must have a code in the same place. */
const MOST = 0.6

/** In a table without a part column, a code that stands alone right over or beneath most names is the part number there. */
export function withCodesApart(groups: readonly RowGroup[], { part, description }: Roles): RowGroup[] {
  if (part !== null || description === null) return [...groups]
  const places = [beneath, over].map(place => groups.map(group => place(group, description)))
  const parted = places.find(found =>
    areCodes(
      found.flatMap(group => group?.code ?? []),
      groups.length,
    ),
  )
  return groups.map((group, i) => parted?.[i] ?? group)
}

function beneath(group: RowGroup, description: number): RowGroup | null {
  const [first, ...below] = group.below
  const [only, ...more] = first?.row.segments ?? []
  const isApart = only && more.length === 0 && first?.cells[description] && isLoneCode(only)
  return isApart ? { ...group, code: only, below } : null
}

/** The code stands on the row of the figures, and the name under it. */
function over(group: RowGroup, description: number): RowGroup | null {
  const [first, ...below] = group.below
  const [code, name] = [group.item.cells[description], first?.cells[description]]
  if (!code || !name || !isLoneCode(code) || labelledPart(name.text) !== null) return null
  const cells = group.item.cells.map((cell, i) => (i === description ? name : cell))
  return { ...group, code, item: { ...group.item, cells }, below }
}

function areCodes(codes: readonly Segment[], lines: number): boolean {
  const numbered = codes.filter(code => /\d/.test(code.text))
  return codes.length > 1 && codes.length >= MOST * lines && numbered.length >= MOST * codes.length
}

/** One code and nothing else; letters alone must be capitals. */
function isLoneCode({ text }: Segment): boolean {
  const able = isCodeLike(text) && !text.includes(':') && labelledPart(text) === null
  return able && (/\d.*\S{2}|\S{2}.*\d/.test(text) || /^[A-Z][A-Z./-]{3,}$/.test(text))
}
