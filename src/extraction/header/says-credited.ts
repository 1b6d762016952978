import type { PageLayout, Segment } from '../layout/lay-out.ts'
import { segmentBelow } from '../layout/neighbours.ts'

/** Begins with what is said, as no sentence of terms does (`No credit total will be given`), nor what else is left (`Unapplied credit amount`). */
const BEGINS = '^(?:(?:our|this|the|tax|total|net) )*'
/** Of its sums or of its own number. */
const OF_CREDIT = new RegExp(
  String.raw`${BEGINS}(?:(?:total|gst|amount|value) credit(?:ed)?\b(?! (?:card|limit))|credit(?:ed)? (?:total|ex|inc|amount|value|gst|reason)\b|credit (?:note )?(?:no|number)\b(?=\W*(?:\w*\d|$)))`,
  'i',
)
/** Of the invoice that it is for, as that of more money may say too. */
const OF_ORIGINAL = new RegExp(String.raw`${BEGINS}orig(?:inal|\.)? inv(?:oice)?\b`, 'i')
/** Of the number that only an invoice has. */
const OF_INVOICE = /^(?:(?:our|tax) )*invoice (?:no|number|#)/i
/** What a form calls its one number, whichever paper it is (`Invoice/Credit No`). */
const OF_EITHER = /\binvoice\b.*\bcredit/i

interface Said {
  page: PageLayout
  rowIndex: number
  segment: Segment
  next: Segment | undefined
  /** The label, and what goes on behind it. */
  label: string
  rest: string
}

/** Whether a paper says beneath its title that something was credited; `beside`: that it is about another invoice says so too. */
export function saysCredited(pages: readonly PageLayout[], beside: { original: boolean }): boolean {
  const isSaid = (pattern: RegExp) => labelsOn(pages, pattern).length > 0
  return isSaid(OF_CREDIT) || (beside.original && isSaid(OF_ORIGINAL))
}

/** How many labels of credits a form has filled in: they are printed before anything is written behind or beneath them. */
export function labelsOfCreditFilledIn(pages: readonly PageLayout[]): number {
  const labels = [OF_CREDIT, OF_ORIGINAL].flatMap(pattern => labelsOn(pages, pattern)).filter(isFilledIn)
  return new Set(labels.map(({ label }) => label.toLowerCase())).size
}

/** Whether a paper has the number of an invoice, and not only that of another which it is about. */
export function isNumberedAsInvoice(pages: readonly PageLayout[]): boolean {
  return labelsOn(pages, OF_INVOICE).some(isFilledIn)
}

/** The rest of a label: which tax, or which of several numbers and sums. */
const REST_OF_LABEL =
  /^(?:[\s.:#()-]|(?:note|no|number|date|code|total|amount|value|of|for|inc|incl|ex|excl|gst)\b)*/i
/**
 * One number, sum or day, whatever letters it has (`CN 20418`, `KAPCRN-20418`), which is not nought: that is written in what does not apply. What is taken off
 * was credited before.
 */
const NUMBER_OR_SUM = /^(?:[$#] ?|[A-Z]{1,4} )?(?=\S*[1-9])\w[\w/.,#-]*(?<!-)$/

/** Behind its label, in the next box or beneath; no other label with its value, and no words (`Credit no. 20417 applied`, `Credit amount available`). */
function isFilledIn({ page, rowIndex, segment, next, rest }: Said): boolean {
  const isValue = (text: string) => NUMBER_OR_SUM.test(text)
  const own = rest.replace(REST_OF_LABEL, '')
  if (own !== '') return isValue(own) && !/^\W*-/.test(next?.text ?? '')
  return isValue((next ?? segmentBelow(page, rowIndex, segment))?.text ?? '')
}

function labelsOn(pages: readonly PageLayout[], pattern: RegExp): Said[] {
  return pages.flatMap(page =>
    page.rows.flatMap(({ segments }, rowIndex) =>
      segments.flatMap((segment, i) => {
        const [label] = pattern.exec(segment.text) ?? []
        if (label === undefined || OF_EITHER.test(segment.text)) return []
        const rest = segment.text.slice(label.length)
        return [{ page, rowIndex, segment, next: segments[i + 1], label, rest }]
      }),
    ),
  )
}
