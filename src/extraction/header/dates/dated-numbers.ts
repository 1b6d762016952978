import type { PageLayout, Segment } from '../../layout/lay-out.ts'
import { wordsIn } from '../../layout/neighbours.ts'
import { DAY_OF_WEEK, type FoundDate, findDates } from '../../values/dates.ts'
import type { Candidate } from '../labels/labels.ts'
import type { Field } from '../numbers/scanned-numbers.ts'

/** Where a document's own number stands, and what it is. */
export type Numbered = Pick<Field, 'value' | 'words'>

const DATED = new RegExp(`\\bdated\\b[\\s:]*(?:(?:on|the)\\s+)*(?:${DAY_OF_WEEK}\\s*)?$`, 'i')
/** Less than a plain `Date`. */
const DATED_WEIGHT = 0.78
/** Papers that go before an invoice or name one, by words before its number: its day is another. */
const OF_ANOTHER_DAY =
  /\b(?:order|po|quot\w*|job|docket|pro-?forma|deposit|payment|refer\w*|relat\w*|against|credits|credit(?:ed|ing)|adjust\w*|replac\w*|revers\w*|cancel\w*|amend\w*|correct\w*|reissue\w*|supersede\w*|original)\b/i

/** `Re: our invoice 20417 dated 14 September 2026`: of what is named before it, the paper's own number. */
export function numberedDates(pages: readonly PageLayout[], number: Numbered): Candidate<FoundDate>[] {
  const { value } = number
  if (value === null) return []
  const isDated = ({ text }: Segment, date: FoundDate) => {
    const before = text.slice(0, date.index)
    const dated = DATED.exec(before)
    const named = before.slice(0, dated?.index)
    const at = wholeAt(named, value)
    if (!dated || at < 0 || OF_ANOTHER_DAY.test(named.slice(0, at))) return false
    // Among labels with their values, or in a sentence that names nothing else.
    return dated[0].startsWith('D') || !/[a-z]{3}/i.test(named.slice(at + value.length))
  }
  return pages.flatMap(page =>
    page.rows
      .flatMap(({ segments }) => segments)
      .flatMap(segment =>
        findDates(segment.text)
          .filter(date => isDated(segment, date))
          .map(date => ({
            value: date,
            weight: DATED_WEIGHT,
            page: page.number,
            words: wordsIn(segment, date.text),
          })),
      ),
  )
}

/** Where a number stands in a text as no part of another; -1 where it does not. */
function wholeAt(text: string, number: string): number {
  const at = text.indexOf(number)
  const around = `${text[at - 1] ?? ''}${text[at + number.length] ?? ''}`
  return /[\w/-]/.test(around) ? -1 : at
}
