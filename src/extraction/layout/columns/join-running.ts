import { nameOfHeading } from '../../vocabulary/column-names.ts'
import type { Row } from '../lay-out.ts'
import { beginAligned, type Column, wordsOf } from './column-borders.ts'

/** Points. */
const ALIGNED = 2
/** So many lines whose text runs across a border tell that it is none. */
const LEAST = 2

/**
 * Two headings are one (`Size / Description`, whose stroke a scan lost) where the text of every line of goods that has words under the second begins
 * under the first and runs on without a column's gap, and no edge shows where a second column would begin. Cut there, names would lose their first words.
 */
export function joinRunning(columns: readonly Column[], goods: readonly Row[]): Column[] {
  return columns.reduce<Column[]>((joined, column) => {
    const last = joined.at(-1)
    const isOne = last && areOfNames(last, column) && runsOn(last, column, goods)
    if (!isOne) return [...joined, column]
    return [...joined.slice(0, -1), { ...last, x1: column.x1, heading: `${last.heading} ${column.heading}` }]
  }, [])
}

/** One of them is of names, and so are both together; under neither stand numbers or figures. */
function areOfNames(left: Column, right: Column): boolean {
  const names = [left, right].map(({ heading }) => nameOfHeading(heading))
  const areWords = [left, right].every(({ heading }) => heading !== '')
  const isWhole = nameOfHeading(`${left.heading} ${right.heading}`) === 'description'
  return (
    areWords && isWhole && names.every(name => name === null || name === 'description' || name === 'other')
  )
}

function runsOn(left: Column, right: Column, goods: readonly Row[]): boolean {
  const pairs = goods
    .map(row => ({ row, before: wordsOf(row, left), behind: wordsOf(row, right) }))
    .filter(({ behind }) => behind.length > 0)
  const isRunning = ({ row, before, behind: [first] }: (typeof pairs)[number]) =>
    first !== undefined &&
    row.segments.some(({ words }) => words.includes(first) && before.some(word => words.includes(word)))
  const starts = pairs.map(({ behind }) => behind)
  return pairs.length >= LEAST && pairs.every(isRunning) && !beginAligned(starts, ALIGNED)
}
