/** What may be a line's own number before its part number (`01 AB-12`, `3. CD-34`). */
export const BEFORE_PART = /^(\d{1,6})[.)]? (?=\S)/

/** From line to line. */
export const STEPS = [1, 10, 100]
/** What makers number the sizes of a kind in as well (`100 SLV`, `200 SLW`): on few lines it counts nothing for sure. */
export const HUNDREDS = 100
/** What few papers count their lines in, and sizes rise by (`5 AMP`): it counts nothing for sure. */
export const FIVES = 5

/** A number that stands alone in its cell: a charge's, which has no number of its own, or one from a column of such. */
export const ALONE = /^(\d{1,6})[.)]?$/

/** Groups of figures, which a maker's numbers may be sorted by (`3 397 118 979`). */
export const IN_GROUPS = /^\d{1,6}(?: \d{2,4}){2,}$/

/** Sizes tell goods of one number apart (`8 NUT`, `9 NUT`); what counts lines stands before different ones. */
export function areSizes(bare: readonly string[]): boolean {
  return new Set(bare).size < bare.length
}
