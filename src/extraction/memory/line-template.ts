import type { LineField } from '#domain/invoice.ts'
import type { Segment } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'

/** What the columns of one layout's lines hold, learned from lines that a person confirmed. Measures are points. */
export interface LineTemplate {
  /** Columns by what they hold. */
  columns: ({ field: LineField } & ColumnPlace)[]
  /** Columns from which values were read that a person overruled. */
  was: ({ field: LineField } & ColumnPlace)[]
  /** Prices as printed hold GST. */
  inclusive: boolean
  /** The part number among other words; null when it has its own column. */
  partInText: PartInText | null
}

export interface ColumnPlace {
  /** Letters and digits only; null where nothing stands over the column. */
  heading: string | null
  x0: number
  x1: number
}

export interface PartInText {
  /** The words right before it (`P/N`), letters and digits only; empty when they differ. */
  prefix: string
  /** Shapes of the part numbers (`AA-9999`). */
  shapes: string[]
}

/** Points by which a heading may stand beside what it is over. */
const BESIDE = 4

/** The heading over a word. */
export function headingOver(
  headings: readonly Segment[],
  word: Pick<Word, 'x0' | 'x1'>,
): Segment | undefined {
  const shared = (one: Segment) => Math.min(one.x1, word.x1 + BESIDE) - Math.max(one.x0, word.x0 - BESIDE)
  const [best] = headings.filter(one => shared(one) > 0).sort((a, b) => shared(b) - shared(a))
  return best
}
