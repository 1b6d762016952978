/** One column's heading. */
export interface Heading {
  text: string
  x0: number
  x1: number
  /** Whether all that stands under it is a number's is open: words before some may be names. */
  isGuess?: boolean
  words: { text: string; x0: number; x1: number }[]
}
