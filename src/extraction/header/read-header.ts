import type { DocumentType, HeaderField } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import type { PrintedTable } from '../lines/printed-line.ts'
import { mixesSizes } from '../ocr/settle-code.ts'
import { readingsOf as readingsOfWords, settleWords } from '../ocr/settle-words.ts'
import { joinTexts, type Word } from '../pdf/page.ts'
import { type FoundDate, findDates } from '../values/dates.ts'
import { findDueDates, findInvoiceDates, hasUnreadDueDate } from './dates/find-dates.ts'
import { withWrappedYears } from './dates/wrapped-years.ts'
import type { Candidate } from './labels/labels.ts'
import { settleCandidates } from './labels/settle-candidates.ts'
import { settleLabels } from './labels/settle-labels.ts'
import { withoutOthers } from './lists-of-papers.ts'
import { findInvoiceNumbers, findOrderNumbers } from './numbers/find-number.ts'
import { besideRepeats, type Field, withPo, withStroke } from './numbers/scanned-numbers.ts'
import { datesOfStrips } from './numbers/strips-without-labels.ts'
import { withoutLines } from './rows-of-header.ts'
import { findSupplier } from './supplier/find-supplier.ts'

export interface Header {
  invoiceNumber: string | null
  invoiceDate: string | null
  dueDate: string | null
  purchaseOrderNumber: string | null
  supplierName: string | null
  supplierABN: string | null
  uncertain: HeaderField[]
  /** The candidates of doubtful fields, likeliest first. */
  readings: Partial<Record<HeaderField, string[]>>
  words: Partial<Record<HeaderField, { page: number; words: Word[] }>>
}

/** More candidates than this are no help. */
const MOST_READINGS = 4

/** Labels weaker than these are not trusted alone (labels.ts weighs them). */
const SURE_NUMBER = 0.3
const SURE_ORDER = 0.45
/** Less than a bare date beside the title: found by a label of something else, or nearly so. */
const SURE_DATE = 0.45
/** A bare date weighs less than this: it must not be the due date under another name. */
const ANNOUNCED = 0.5

const SURELY_ANNOUNCED = 0.9
const AMONG_LINES = 0.4

/** Number, dates, order and supplier of one document; `tables`: its lines, in which no label's value is looked for. */
export function readHeader(
  printed: readonly PageLayout[],
  type: DocumentType,
  tables: readonly PrintedTable[],
): Header {
  const all = settleLabels(withWrappedYears(printed))
  // A statement is a list of other papers.
  const { whole, rivals } =
    type === 'statement' ? { whole: all, rivals: null } : withoutOthers(all, type, SURE_NUMBER)
  const pages = type === 'statement' ? whole : withoutLines(whole, tables)
  const announced = besideLines(findOrderNumbers, pages, whole)
  const numbers = findInvoiceNumbers(pages, type).filter(
    one => !announced.some(order => order.weight > one.weight && order.words[0] === one.words[0]),
  )
  const number = withStroke(
    besideRepeats(
      settled(numbers, value => value, SURE_NUMBER),
      whole,
    ),
  )
  return headerOf({
    // A document without number or date is a reading to look at; one without due date or order is common.
    invoiceNumber: {
      ...number,
      doubtful: number.doubtful || rivals !== null || (number.value === null && type !== 'statement'),
      readings: [...(number.readings ?? []), ...(rivals ?? [])],
    },
    ...datesOf(pages, whole, number, type),
    // A statement lists other documents' references, none of its own.
    purchaseOrderNumber: orderBeside(number, type === 'statement' ? [] : announced),
    ...supplierOf(whole),
  })
}

type HeaderFields = Record<keyof Header & HeaderField, Field>

function datesOf(
  pages: readonly PageLayout[],
  whole: readonly PageLayout[],
  number: Field,
  type: DocumentType,
): Pick<HeaderFields, 'invoiceDate' | 'dueDate'> {
  const announced = besideLines(findDueDates, pages, whole)
  const dueDates = announced.length > 0 ? announced : datesOfStrips(pages)
  const due = settledDate(dueDates)
  const unread = dueDates.length === 0 && hasUnreadDueDate(pages)
  const dates = findInvoiceDates(pages, number, type).filter(
    one => one.weight > ANNOUNCED || one.value.date !== due.value,
  )
  // `Date: 31 October 2026` may be the end of `Payment due`, which stands in the line above.
  const others = dates.filter(one => one.words[0] !== due.words[0])
  const date = settledDate(others.length > 0 ? others : dates)
  // Nobody asks for money before the day of the invoice.
  const isAfterDue = date.value !== null && due.value !== null && date.value > due.value
  return {
    invoiceDate: { ...date, doubtful: date.doubtful || date.value === null || isAfterDue },
    dueDate: { ...due, doubtful: due.doubtful || unread || isAfterDue },
  }
}

/** The order of an invoice with that number: what both may be was given to one of them. */
function orderBeside(number: Field, announced: readonly Candidate<string>[]): Field {
  const orders = announced.filter(
    candidate => candidate.value !== number.value && !isNumberedAlike(number.value, candidate),
  )
  const order = withPo(
    settled(orders, value => value.replace(/^P\.?\/?O\.?\W*/i, '').toUpperCase(), SURE_ORDER),
  )
  const isGivenUp = number.doubtful && announced.some(one => one.value === number.value && !one.inSentence)
  const ofDockets = order.doubtful && areOfDockets(orders)
  return {
    ...order,
    ...(ofDockets && { value: null, words: [] }),
    doubtful: order.doubtful || (order.value === null && isGivenUp),
  }
}

function supplierOf(pages: readonly PageLayout[]): Pick<HeaderFields, 'supplierName' | 'supplierABN'> {
  const { name, nameWords, nameUncertain, page, abn, abnWords, abnUncertain, abnPage } = findSupplier(pages)
  return {
    supplierName: { value: name, words: nameWords, doubtful: nameUncertain, page },
    supplierABN: { value: abn, words: abnWords, doubtful: abnUncertain, page: abnPage },
  }
}

function headerOf(fields: HeaderFields): Header {
  const entries = Object.entries(fields) as [keyof HeaderFields, Field][]
  const placed = entries.filter(([, field]) => field.words.length > 0)
  return {
    ...(Object.fromEntries(entries.map(([name, field]) => [name, field.value])) as Record<
      keyof HeaderFields,
      string | null
    >),
    uncertain: entries.filter(([, field]) => field.doubtful).map(([name]) => name),
    readings: readingsOf(entries),
    words: Object.fromEntries(placed.map(([name, { page, words }]) => [name, { page, words }])),
  }
}

/** A web shop's invoice is numbered by its own order (`INV-CP20937` of order `CP20937`); a label that says whose it is tells otherwise. */
function isNumberedAlike(number: string | null, order: Candidate<string>): boolean {
  const isShops = order.weight < SURELY_ANNOUNCED && /^[A-Z]/i.test(order.value)
  return isShops && number?.replace(/^(?:INV|TI|SI)[-\s]?/i, '') === order.value
}

/** So many different numbers under each other, in points. */
const SERIES = 3
const ALIGNED = 2

/**
 * On a collective invoice each docket has an order over its goods (`Order S31184`), mostly the supplier's own: none of them is the document's
 * before a person says so.
 */
function areOfDockets([first, ...others]: readonly Candidate<string>[]): boolean {
  const edge = (one: Candidate<string> | undefined) => one?.words[0]?.x0 ?? 0
  const mates = others.filter(one => Math.abs(edge(one) - edge(first)) < ALIGNED)
  const values = new Set([first, ...mates].map(one => one?.value))
  return first !== undefined && first.weight < SURELY_ANNOUNCED && values.size >= SERIES
}

function readingsOf(entries: readonly [HeaderField, Field][]): Header['readings'] {
  return Object.fromEntries(
    entries.flatMap(([name, { value, doubtful, readings = [] }]) => {
      const all = [...new Set([...(value === null ? [] : [value]), ...readings])].slice(0, MOST_READINGS)
      return doubtful && all.length > 1 ? [[name, all]] : []
    }),
  )
}

/** What only the lines' own rows announce is not trusted: a column beside the table, or a column of it. */
function besideLines<T>(
  find: (pages: readonly PageLayout[]) => Candidate<T>[],
  pages: readonly PageLayout[],
  whole: readonly PageLayout[],
): Candidate<T>[] {
  const found = find(pages)
  if (found.length > 0) return found
  return find(whole)
    .filter(one => one.weight >= SURELY_ANNOUNCED)
    .map(one => ({ ...one, weight: AMONG_LINES * one.weight }))
}

function settled(
  candidates: readonly Candidate<string>[],
  key: (value: string) => string,
  sure: number,
): Field {
  const { best, disputed } = settleCandidates(candidates, key)
  const read = settleWords(best?.words ?? [])
  const isOpen = read !== null && (!read.certain || mixesSizes(read.value))
  const doubtful = best !== null && (disputed || best.weight < sure || best.toLookAt === true || isOpen)
  const value = best && read ? likeliest(best, read.value) : (best?.value ?? null)
  const readings = [...(isOpen ? read.readings : []), ...candidates.map(one => one.value)]
  return { value, page: best?.page ?? 1, words: best?.words ?? [], doubtful, readings }
}

/** The last figures of a number, of which readers lose more than they make up; a single one may be a border. */
const LAST_FIGURES = /^\d{2,}$/
/** What is as long is a number without any more. */
const WHOLE = 4

/** The first reader's value, unless most other readers saw another in the same place, and not only its beginning. */
function likeliest({ value, words }: Candidate<string>, settled: string): string {
  const first = joinTexts(words)
  if (first === settled || !/\d/.test(settled)) return value
  if (settled.length < WHOLE && value.startsWith(settled) && LAST_FIGURES.test(value.slice(settled.length)))
    return value
  return first.includes(value) ? settled.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '') : value
}

/** What the readers of a scan took a date's words for, where that is a date. */
function datesSeen(found: Candidate<FoundDate> | null): string[] {
  return readingsOfWords(found?.words ?? []).flatMap(text => findDates(text).map(({ date }) => date))
}

/** A date that can only be read month first is against the country's custom: a person should look. */
function settledDate(candidates: readonly Candidate<FoundDate>[]): Field {
  const { best, disputed } = settleCandidates(candidates, value => value.date)
  const seen = datesSeen(best)
  // Who alone sees another one is overruled.
  const isOpen = seen.length > 0 && !seen.some(date => date === best?.value.date)
  const doubtful = best !== null && (disputed || best.value.swapped || best.weight < SURE_DATE || isOpen)
  const readings = [...seen, ...candidates.map(one => one.value.date)]
  return {
    value: best?.value.date ?? null,
    page: best?.page ?? 1,
    words: best?.words ?? [],
    doubtful,
    readings,
  }
}
