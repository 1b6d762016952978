import type { Row, Segment } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { DAY_OF_WEEK, daysBetween, type FoundDate, monthsLater } from '../../values/dates.ts'
import { mayAsk } from '../../vocabulary/what-is-due.ts'

/** `Terms: 14 days (14 October 2026)`, also behind another label's value (`Date 30/09/2026 Terms 14 days (14/10/2026)`). */
const END_OF_TERMS =
  /(?:^|\d[,;|]? )(?:payment |trading |our )?terms[\s:.-]*(?:strictly |nett? )?\d+ days?(?: (?:nett?|eom))? ?\($/i
/** `30 days from invoice: 14/10/2026`, `Nett 30 days - 14/10/2026`. */
const DAYS =
  /^(?:(?:payment |trading |our )?terms\b|nett?\b|(?:please |all invoices |invoices? )?(?:pay(?:able|ments?)?(?: is| are)?(?: due)?|due)\b)?[\s:.-]*(?:strictly |nett? |within )?(\d{1,3}) days?\b(?: nett?)?(?: (?:from|after|of) (?:the )?(?:date of )?invoice(?: date)?)?(?: due date)?[\s:(–-]*$/i
/** Labels of what else lasts for days. */
const LASTS =
  /^(?:(?:parts?|labour|core|tool|equipment|goods|our|price) )?(?:warranty|guarantee|returns?|hire|loan|exchange|refunds?|claims?|lay-?by|quote|offer|cores?|deposits?|prices?|valid(?:ity)?)(?: (?:period|terms|policy|days|valid|refundable|by))*\W*$/i

const COUNTS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  seven: 7,
  ten: 10,
  fourteen: 14,
  'twenty-one': 21,
  thirty: 30,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
}
/** `payable one month from the above date, being`, before the day that a sentence says it is. */
const EXPLAINED = new RegExp(
  String.raw`\b(\d{1,3}|${Object.keys(COUNTS).join('|')})\)? (?:calendar )?(day|week|month)s?\b[^,.:;]*(,? (?:being|that is|which is|i\.?e\.?|namely)[,:]?(?: (?:on|by))?(?: (?:the|${DAY_OF_WEEK}))*\s*)$`,
  'i',
)

/**
 * The day in brackets that terms end on, which may as well be the one that they count from: that is the first of the paper. Behind days without
 * brackets it is that many days after another of the paper's.
 */
export function endsTerms(
  before: string,
  behind: string,
  { date }: FoundDate,
  printed: readonly string[],
): boolean {
  if (END_OF_TERMS.test(before) && /^\)\W*$/.test(behind)) return printed.some(other => other < date)
  const days = Number(DAYS.exec(before)?.[1])
  return /^\W*$/.test(behind) && printed.some(other => daysBetween(other, date) === days)
}

/**
 * Whether a sentence about the paper's own money explains its term by that day (`payable one month from the above date, being 6th April 2026`), which is as
 * long after another of the paper's: it may as well explain from when it counts.
 */
export function explainsTerm(before: string, { date }: FoundDate, printed: readonly string[]): boolean {
  const [, count = '', unit = '', end = ''] = EXPLAINED.exec(before) ?? []
  if (end === '' || !mayAsk(before.slice(0, -end.length))) return false
  const many = COUNTS[count.toLowerCase()] ?? Number(count)
  return printed.some(other =>
    unit.toLowerCase() === 'month'
      ? monthsLater(other, many) === date
      : daysBetween(other, date) === many * (unit.toLowerCase() === 'week' ? 7 : 1),
  )
}

/** Whether the piece before those days is a label of something else that lasts for days (`Warranty`   `31 days:`). */
export function isBehindOther(days: string, { segments }: Row, before: string): boolean {
  return segments.some(
    (one, i) => LASTS.test(one.text) && `${upTo(segments, i + 1)} ${days}` === before.trimEnd(),
  )
}

export function upTo(segments: readonly Segment[], end: number): string {
  return joinTexts(segments.slice(0, end).flatMap(({ words }) => words))
}
