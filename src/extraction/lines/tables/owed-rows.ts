import type { TableRow } from '../../layout/columns/find-tables.ts'
import { isMoney } from '../../values/amounts.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { readFigure } from '../figure-columns.ts'
import type { Roles } from './column-roles.ts'

/** In place of what a line comes to: nothing of it was sent yet. */
const OWED =
  /^\W*(?:to (?:follow|come)|b ?\/ ?o(?:rd(?:er(?:ed)?)?)?|(?:on )?back[- ]?order(?:ed)?|(?:on order|out of stock|not (?:sent|supplied)))\W*$/i

/**
 * Goods with a number or a count of their own that say in place of money that they are to come (`1  0  1  RS-30652  Rear seal  TO FOLLOW`): a
 * line of its own of which nothing is charged, and no more of the name and the number over it.
 */
export function isOwed({ row, cells }: TableRow, roles: Roles): boolean {
  const textOf = (index: number | null) => (index === null ? '' : (cells[index]?.text ?? ''))
  const name = textOf(roles.description)
  const isNamed = /[a-z]{3}/i.test(name) && !OWED.test(name)
  const isCounted = [roles.quantity, roles.ordered].some(index => readFigure(textOf(index)) !== null)
  const isGoods = isCodeLike(textOf(roles.part)) || (isNamed && isCounted)
  const isCharged = isMoney(readFigure(textOf(roles.total)))
  return roles.total !== null && isGoods && !isCharged && row.segments.some(({ text }) => OWED.test(text))
}
