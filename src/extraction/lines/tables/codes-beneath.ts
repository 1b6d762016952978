import type { Segment } from '../../layout/lay-out.ts'
import { isCodeLike, labelledPart } from '../codes/part-number.ts'
import type { Roles } from './column-roles.ts'
import type { RowGroup } from './group-rows.ts'

/** Share of the lines that must have a code beneath their names. */
const MOST = 0.6

/** In a table without a part column, a code that stands alone right beneath most names is the part number there. */
export function withCodesBeneath(groups: readonly RowGroup[], roles: Roles): RowGroup[] {
  const { part, description } = roles
  if (part !== null || description === null) return [...groups]
  const codes = groups.map(({ below: [first] }) => {
    const [only, ...more] = first?.row.segments ?? []
    return only && more.length === 0 && first?.cells[description] && isLoneCode(only) ? only : undefined
  })
  const found = codes.filter(code => code !== undefined)
  const numbered = found.filter(code => /\d/.test(code.text))
  if (found.length < 2 || found.length < MOST * groups.length || numbered.length < MOST * found.length)
    return [...groups]
  return groups.map((group, i) => {
    const code = codes[i]
    return code ? { ...group, code, below: group.below.slice(1) } : group
  })
}

/** One code and nothing else; letters alone must be capitals. */
function isLoneCode({ text }: Segment): boolean {
  const able = isCodeLike(text) && !text.includes(':') && labelledPart(text) === null
  return able && (/\d.*\S{2}|\S{2}.*\d/.test(text) || /^[A-Z][A-Z./-]{3,}$/.test(text))
}
