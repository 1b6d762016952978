/** One column's heading. */
export interface Heading {
  text: string
  x0: number
  x1: number
  words: { text: string; x0: number; x1: number }[]
}
