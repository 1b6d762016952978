import { middle, type PageLayout, type Row, type Segment } from '../../../layout/lay-out.ts'
import { holdsGoods } from '../../../layout/sums.ts'
import { isReckoned, nameOfHeading } from '../../../vocabulary/column-names.ts'

/** Of a row that heads goods. */
const LEAST_HEADINGS = 3

/** A name of two lines may stand over its amounts. */
const NEAR = 3

/** The headings of goods and all below them but the page's foot, where their columns, names and sums stand in print that could be a letterhead's. */
export function goodsBelow(page: PageLayout): (segment: Segment) => boolean {
  const heads = page.rows.find(
    (row, i) =>
      headsGoods(row) && page.rows.slice(i + 1, i + 1 + NEAR).some(({ segments }) => holdsGoods(segments)),
  )
  const top = heads ? Math.min(...heads.segments.map(({ y0 }) => y0)) : Number.POSITIVE_INFINITY
  return segment => middle(segment) > top
}

/** Names of columns alone, among them what is counted or paid for, and the goods. */
function headsGoods({ segments }: Row): boolean {
  if (segments.length < LEAST_HEADINGS) return false
  const names = segments.map(({ text }) => nameOfHeading(text))
  const areGoods = names.some(name => name === 'part' || name === 'description')
  return areGoods && names.some(isReckoned) && !names.includes(null)
}
