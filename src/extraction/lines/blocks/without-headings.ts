import type { Row, Segment } from '../../layout/lay-out.ts'
import { isReckoned, nameOfHeading } from '../../vocabulary/column-names.ts'
import type { Block } from './block.ts'

/** One alone may be a word of the goods (`EXT`). */
const LEAST_HEADINGS = 2

/** A block without the headings that stand on its card right over its own figures (`Qty`, `Price ex` beside the name): they name no goods. */
export function withoutHeadings(block: Block): Block {
  const { quantity, unit, total } = block.band
  const figures = [quantity, unit, total].flatMap(figure => figure?.word ?? [])
  const isHeading = (segment: Segment) =>
    isReckoned(nameOfHeading(segment.text)) &&
    figures.some(({ x0, x1 }) => Math.min(x1, segment.x1) > Math.max(x0, segment.x0))
  const bare = (row: Row): Row => {
    const [name, ...others] = row.segments
    const left = others.filter(one => !isHeading(one))
    return name && others.length - left.length >= LEAST_HEADINGS ? { ...row, segments: [name, ...left] } : row
  }
  return { ...block, above: block.above.map(bare) }
}
