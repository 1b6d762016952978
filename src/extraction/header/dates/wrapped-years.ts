import { middle, type PageLayout, type Row, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { MONTH } from '../../values/dates.ts'

/** A day and its month, behind which the year is missing (`Date 10th May`). */
const WITHOUT_YEAR = new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?[ -]${MONTH},?$`, 'i')
const YEAR = /^20\d\d$/
/** Points off the edge of the text above, and line heights beneath it. */
const ALIGNED = 2
const NEXT_LINE = 2

/** The pages with each date whole whose column was too narrow for its year: that stands alone right under it, on the edge of its text. */
export function withWrappedYears(pages: readonly PageLayout[]): PageLayout[] {
  return pages.map(page => {
    const years = new Map(
      page.rows.flatMap((row, i) => {
        const beneath = (page.rows[i + 1]?.segments ?? []).filter(({ text }) => YEAR.test(text))
        return row.segments
          .filter(({ text }) => WITHOUT_YEAR.test(text))
          .flatMap(date => {
            const year = beneath.find(one => isUnder(date, one))
            return year ? [[date, year] as const] : []
          })
      }),
    )
    if (years.size === 0) return page
    const taken = new Set(years.values())
    const whole = (one: Segment) => {
      const year = years.get(one)
      return year ? segmentOf([...one.words, ...year.words], one.page) : one
    }
    const rows = page.rows.flatMap((row): Row[] => {
      const segments = row.segments.filter(one => !taken.has(one)).map(whole)
      return segments.length > 0 ? [{ ...row, segments }] : []
    })
    return { ...page, rows }
  })
}

function isUnder(date: Segment, year: Segment): boolean {
  const height = date.y1 - date.y0
  return Math.abs(year.x0 - date.x0) < ALIGNED && middle(year) - middle(date) < NEXT_LINE * height
}
