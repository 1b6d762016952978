import type { PageLayout } from '../layout/lay-out.ts'
import { isAddress } from './addresses.ts'

/** What stands behind a suburb in an address. */
const STATE = /[\s,]+[A-Z]{2,3}[\s,]+\d{4}\b/

/** Whether a text is the suburb of an address of the page (`12 Wharf Road, Tarnook VIC 3999`); a street may be called as a business is (`8 Service Road`). */
export function isSuburb(text: string, page: PageLayout): boolean {
  return page.rows.some(row =>
    row.segments.some(other => {
      const end = isAddress(other.text) ? other.text.search(STATE) : -1
      return end > 0 && ` ${other.text.slice(0, end)}`.toLowerCase().endsWith(` ${text.toLowerCase()}`)
    }),
  )
}
