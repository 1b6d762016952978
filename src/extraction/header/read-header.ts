import type { DocumentType, HeaderField } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { settleWords } from '../ocr/settle-words.ts'
import type { Word } from '../pdf/page.ts'
import type { FoundDate } from '../values/dates.ts'
import { findDueDates, findInvoiceDates } from './find-dates.ts'
import { findInvoiceNumbers, findOrderNumbers } from './find-number.ts'
import { findSupplier } from './find-supplier.ts'
import { type Candidate, settle } from './labels.ts'

export interface Header {
  invoiceNumber: string | null
  invoiceDate: string | null
  dueDate: string | null
  purchaseOrderNumber: string | null
  supplierName: string | null
  supplierABN: string | null
  uncertain: HeaderField[]
  words: Partial<Record<HeaderField, { page: number; words: Word[] }>>
}

/** A field's value with its place; `doubtful` when a person should look. */
interface Field {
  value: string | null
  page: number
  words: Word[]
  doubtful: boolean
}

/** Labels weaker than these are not trusted alone (labels.ts weighs them). */
const SURE_NUMBER = 0.3
const SURE_ORDER = 0.45
/** A bare date weighs less than this: it must not be the due date under another name. */
const ANNOUNCED = 0.5

/** Number, dates, order and supplier of one document. */
export function readHeader(pages: readonly PageLayout[], type: DocumentType): Header {
  const number = settled(findInvoiceNumbers(pages, type), value => value, SURE_NUMBER)
  const due = settledDate(findDueDates(pages))
  const dates = findInvoiceDates(pages).filter(one => one.weight > ANNOUNCED || one.value.date !== due.value)
  const date = settledDate(dates)
  const orders = findOrderNumbers(pages).filter(candidate => candidate.value !== number.value)
  const order = settled(orders, value => value.replace(/^P\.?\/?O\.?\W*/i, '').toUpperCase(), SURE_ORDER)
  const supplier = findSupplier(pages)
  const place = { page: supplier.page }
  const fields = {
    // A document without number or date is a reading to look at; one without due date or order is common.
    invoiceNumber: { ...number, doubtful: number.doubtful || number.value === null },
    invoiceDate: { ...date, doubtful: date.doubtful || date.value === null },
    dueDate: due,
    purchaseOrderNumber: order,
    supplierName: {
      ...place,
      value: supplier.name,
      words: supplier.nameWords,
      doubtful: supplier.nameUncertain,
    },
    supplierABN: { ...place, value: supplier.abn, words: supplier.abnWords, doubtful: supplier.abnUncertain },
  } satisfies Partial<Record<HeaderField, Field>>
  const entries = Object.entries(fields) as [keyof typeof fields, Field][]
  const placed = entries.filter(([, field]) => field.words.length > 0)
  return {
    ...(Object.fromEntries(entries.map(([name, field]) => [name, field.value])) as Record<
      keyof typeof fields,
      string | null
    >),
    uncertain: entries.filter(([, field]) => field.doubtful).map(([name]) => name),
    words: Object.fromEntries(placed.map(([name, { page, words }]) => [name, { page, words }])),
  }
}

function settled(
  candidates: readonly Candidate<string>[],
  key: (value: string) => string,
  sure: number,
): Field {
  const { best, disputed } = settle(candidates, key)
  const read = settleWords(best?.words ?? [])
  const doubtful = best !== null && (disputed || best.weight < sure || read?.certain === false)
  const value = best && read ? likeliest(best, read.value) : (best?.value ?? null)
  return { value, page: best?.page ?? 1, words: best?.words ?? [], doubtful }
}

/** The first reader's value, unless most other readers saw another in the same place. */
function likeliest({ value, words }: Candidate<string>, settled: string): string {
  const first = words.map(word => word.text).join(' ')
  if (first === settled || !/\d/.test(settled)) return value
  return first.includes(value) ? settled.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '') : value
}

/** A date that can only be read month first is against the country's custom: a person should look. */
function settledDate(candidates: readonly Candidate<FoundDate>[]): Field {
  const { best, disputed } = settle(candidates, value => value.date)
  const doubtful = best !== null && (disputed || best.value.swapped)
  return { value: best?.value.date ?? null, page: best?.page ?? 1, words: best?.words ?? [], doubtful }
}
