import { middle, type PageLayout } from '../layout/lay-out.ts'
import { type FoundDate, findDates } from '../values/dates.ts'
import { isTitle } from './document-type.ts'
import { type Accept, type Candidate, findLabelled, type Label, wordsIn } from './labels.ts'

const DUE_LABELS: Label[] = [
  {
    pattern:
      /\b(?:payment\s+due|date\s+due|due\s+date|due\s+for\s+payment|due\s+by|due\s+on|payment\s+due\s+by)\b/i,
    weight: 1,
    anywhere: true,
  },
  { pattern: /\b(?:please\s+)?pay(?:ment|able)?\s+(?:by|before|on or before)\b/i, weight: 1, anywhere: true },
  {
    pattern: /\bdue\b(?=\W*(?:\d|$|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i,
    weight: 0.9,
    anywhere: true,
  },
]
const INVOICE_LABELS: Label[] = [
  {
    pattern:
      /^(?:tax\s+)?(?:invoice|inv|document|doc|credit(?:\s+note)?|adjustment(?:\s+note)?|issue|quote|quotation|statement|docket|bill|transaction|tax)\.?\s+date\b/i,
    weight: 1,
  },
  {
    pattern:
      /^(?:date\s+(?:of\s+)?(?:issued?|invoice[d]?|supply)|(?:date\s+)?issued?(?:\s+(?:on|date))?|invoiced(?:\s+on)?)\b/i,
    weight: 0.95,
  },
  {
    pattern:
      /^date(?!\s*(?:due|of\s+delivery|ordered|shipped|required|printed|received|delivered|despatched))\b/i,
    weight: 0.8,
  },
  { pattern: /^dated\s*:/i, weight: 0.75 },
  {
    pattern: /^(?:despatch(?:ed)?|dispatch(?:ed)?|shipped|delivered|supply|delivery)(?:\s+date)?\b/i,
    weight: 0.3,
  },
]

const acceptDate: Accept<FoundDate> = text => {
  const first = findDates(text)[0]
  return first && first.index < 14 ? { value: first, taken: first.text } : null
}

export function findDueDates(pages: readonly PageLayout[]): Candidate<FoundDate>[] {
  return findLabelled(pages, DUE_LABELS, acceptDate)
}

/** Dates announced as the document's own; a bare date beside the title counts nearly as much, any other bare date little. */
export function findInvoiceDates(pages: readonly PageLayout[]): Candidate<FoundDate>[] {
  const labelled = findLabelled(pages, INVOICE_LABELS, acceptDate)
  return [...labelled, ...bareDates(pages)].sort((a, b) => b.weight - a.weight)
}

function bareDates(pages: readonly PageLayout[]): Candidate<FoundDate>[] {
  const page = pages[0]
  if (!page) return []
  const titles = page.rows.filter(row => row.segments.some(segment => isTitle(segment.text)))
  return page.rows.flatMap(row =>
    row.segments.flatMap(segment => {
      const [date] = findDates(segment.text)
      const alone =
        date &&
        segment.text
          .replace(date.text, '')
          .replace(/\b(?:mon|tue|wed|thu|fri|sat|sun)\w*,?/i, '')
          .trim() === ''
      if (!date || !alone || middle(row) > 0.4 * page.height) return []
      const beside = titles.some(title => Math.abs(middle(title) - middle(row)) < page.textHeight)
      return [
        { value: date, weight: beside ? 0.7 : 0.25, page: page.number, words: wordsIn(segment, date.text) },
      ]
    }),
  )
}
