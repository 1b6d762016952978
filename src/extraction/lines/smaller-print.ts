import type { Segment } from '../layout/lay-out.ts'
import { isOcr } from '../pdf/page.ts'
import { SIZE } from '../values/measures.ts'

/** In smaller print than a name, as notes beneath it are. */
export function isSmaller(text: Segment, name: Segment): boolean {
  return text.y1 - text.y0 < 0.85 * (name.y1 - name.y0) && !isSizeOf(text, name)
}

/** A scan's figures without a letter are no measure of their print; letters as wide as the name's are no smaller. */
function isSizeOf(text: Segment, name: Segment): boolean {
  const letter = (one: Segment) => (one.x1 - one.x0) / one.text.length
  return isOcr(text.words) && SIZE.test(text.text) && letter(text) >= letter(name)
}
