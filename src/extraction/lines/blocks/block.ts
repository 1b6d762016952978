import type { Row, Segment } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
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

/** What a block's words are. */
export interface Parts {
  /** Words of the part number, or none. */
  code: Word[]
  /** Where it has none, figures that may be one where the other blocks have theirs (`17`). */
  short?: Word[]
  /** Where it has none, what may be one or say how many were ordered (`120.00`). */
  count?: Word[]
  readings: string[]
  /** Runs of words that may be the description, likeliest first. */
  rest: Segment[]
  /** Words stand before what announces the code, which may say whose it is (`Replaces part no KX-1`). */
  isAfterWords?: boolean
  /** The code is said to be the customer's own: it may only be asked about. */
  isCustomers?: boolean
  /** Whether the name is among these is open. */
  isNameOpen?: boolean
}
