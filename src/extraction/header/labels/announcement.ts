import type { LabelRead } from '../../vocabulary/label-read.ts'

/** A label within a segment, and the text between it and the next label. */
export interface Announcement {
  label: LabelRead
  rest: string
  /** The label stands amid other words, behind no value and without a colon. */
  inSentence: boolean
  /** Words that are another label's value stand before it, and nothing behind it. */
  trails: boolean
  /** It is the other half of a label of two days (`Date / Pay by`), and its value stands behind or under that of the first. */
  isSecond?: boolean
  /** Its value may hold that of the other half as well (`Invoice No / Page`): a person should look at it. */
  toLookAt?: boolean
}
