import type { DocumentType, HeaderField } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'
import { findDueDates, findInvoiceDates } from './find-dates.ts'
import { findInvoiceNumbers, findOrderNumbers } from './find-number.ts'
import { findSupplier } from './find-supplier.ts'
import { settle } from './labels.ts'

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

/** Below this a label is too weak to trust alone (labels.ts weighs them). */
const SURE = 0.45

/** Number, dates, order and supplier of one document. */
export function readHeader(pages: readonly PageLayout[], type: DocumentType): Header {
  const header: Header = {
    invoiceNumber: null,
    invoiceDate: null,
    dueDate: null,
    purchaseOrderNumber: null,
    supplierName: null,
    supplierABN: null,
    uncertain: [],
    words: {},
  }
  const note = (field: HeaderField, page: number, words: Word[], doubtful: boolean) => {
    if (words.length > 0) header.words[field] = { page, words }
    if (doubtful) header.uncertain.push(field)
  }
  const number = settle(findInvoiceNumbers(pages, type), value => value)
  header.invoiceNumber = number.best?.value ?? null
  note(
    'invoiceNumber',
    number.best?.page ?? 1,
    number.best?.words ?? [],
    !number.best || number.disputed || number.best.weight < SURE - 0.15,
  )

  const orders = findOrderNumbers(pages).filter(candidate => candidate.value !== header.invoiceNumber)
  const order = settle(orders, value => value.replace(/^P\.?\/?O\.?\W*/i, '').toUpperCase())
  header.purchaseOrderNumber = order.best?.value ?? null
  if (order.best)
    note('purchaseOrderNumber', order.best.page, order.best.words, order.disputed || order.best.weight < SURE)

  const due = settle(findDueDates(pages), value => value.date)
  header.dueDate = due.best?.value.date ?? null
  if (due.best) note('dueDate', due.best.page, due.best.words, due.disputed || due.best.value.swapped)

  const dated = findInvoiceDates(pages).filter(
    candidate => candidate.weight > 0.5 || candidate.value.date !== header.dueDate,
  )
  const date = settle(dated, value => value.date)
  header.invoiceDate = date.best?.value.date ?? null
  note(
    'invoiceDate',
    date.best?.page ?? 1,
    date.best?.words ?? [],
    !date.best || date.disputed || date.best.value.swapped,
  )

  const supplier = findSupplier(pages)
  header.supplierName = supplier.name
  header.supplierABN = supplier.abn
  note('supplierName', supplier.page, supplier.nameWords, supplier.nameUncertain)
  note('supplierABN', supplier.page, supplier.abnWords, supplier.abnUncertain)
  return header
}
