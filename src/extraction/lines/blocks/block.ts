import type { Row } from '../../layout/lay-out.ts'
import type { Band } from './find-bands.ts'

/** A line of goods printed as a small paragraph: the rows that multiply, and the rows of words that name it. */
export interface Block {
  band: Band
  /** Rows of words above and below the band, top to bottom. */
  above: Row[]
  below: Row[]
  /** The band's own rows name it; else what stands in them beside the figures is a code or a remark. */
  named: boolean
  /** Whether its name stands above or below is open. */
  isSideOpen?: boolean
}
