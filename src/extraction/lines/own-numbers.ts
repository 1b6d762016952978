/** What may be a line's own number before its part number (`01 AB-12`, `3. CD-34`). */
export const BEFORE_PART = /^(\d{1,6})[.)]? (?=\S)/

/** From line to line; sizes rise by five as well. */
export const STEPS = [1, 10, 100]
/** A number that stands alone in its cell: a charge's, which has no number of its own. */
export const ALONE = /^(\d{1,6})[.)]?$/

/** Groups of figures, which a maker's numbers may be sorted by (`3 397 118 979`). */
export const IN_GROUPS = /^\d{1,6}(?: \d{2,4}){2,}$/

/** Sizes tell goods of one number apart (`8 NUT`, `9 NUT`); what counts lines stands before different ones. */
export function areSizes(bare: readonly string[]): boolean {
  return new Set(bare).size < bare.length
}
