const LEFT_OUT =
  'given|supplied|advised|provided|quoted|stated|specified|known|applicable|available|required|received|recorded|entered|issued|shown|used'
const ORDER = '(?:p\\.?\\/?o\\.?|(?:(?:purchase|customer) )?order|number|ref(?:erence)?)'

/** Printed in the place of a value that there is none of (`N/A`, `NOT GIVEN`, `No order number supplied`, `To be advised`). */
const SAYS_NONE = new RegExp(
  `^\\W*(?:n/?a|n\\.a\\.?|nil|none|unknown|unspecified|tb[acds]|to be (?:${LEFT_OUT}|confirmed)|to follow|` +
    `(?:not|none|nothing|nil|no ${ORDER}(?: (?:no\\.?|number|ref(?:erence)?))?)(?: yet)? (?:${LEFT_OUT})(?: yet)?|` +
    `no ${ORDER}(?: (?:number|ref(?:erence)?))?)\\W*$`,
  'i',
)

export function saysNone(text: string): boolean {
  return SAYS_NONE.test(text)
}
