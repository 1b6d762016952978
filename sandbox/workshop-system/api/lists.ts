import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Workshop } from '../memory/records.ts'
import { toDollars, totalsOf } from '../rules/amounts.ts'
import { parse, type System, workshopOf } from '../system.ts'
import { presentBillRow } from './present.ts'

const pageSize = 10
const lookupSize = 10

const ListQuery = z.object({
  search: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).default(1),
})

const contains = (text: string, part: string) => text.toLowerCase().includes(part.trim().toLowerCase())

const byNumber = (left: string, right: string) => left.localeCompare(right, 'en', { numeric: true })

/** One page of the rows whose texts contain what is searched for. */
function pageOf<Row extends object>(rows: Row[], texts: (keyof Row)[], query: unknown) {
  const { search, page } = parse(ListQuery, query)
  const found = rows.filter(row => texts.some(text => contains(String(row[text]), search)))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const current = Math.min(page, pages)
  return { rows: found.slice((current - 1) * pageSize, current * pageSize), page: current, pages }
}

function purchaseRows(system: System, workshop: Workshop) {
  const { gstRounding, purchaseUrl } = system.memory.variant()
  return [...workshop.purchases.values()]
    .sort((left, right) => byNumber(right.number, left.number))
    .map(purchase => ({
      id: purchase.id,
      href: purchaseUrl(purchase.id),
      number: purchase.number,
      reference: purchase.reference,
      supplier: purchase.supplier,
      status: purchase.status,
      total: toDollars(totalsOf(purchase.lines, gstRounding).totalCents),
    }))
}

const stockRows = (workshop: Workshop) =>
  [...workshop.stock.values()].sort((left, right) => byNumber(left.number, right.number))

const supplierRows = (workshop: Workshop) =>
  [...workshop.suppliers.values()]
    .sort((left, right) => byNumber(left.name, right.name))
    .map(({ name, abn }) => ({ name, abn: abn ?? '' }))

const billRows = (workshop: Workshop) =>
  [...workshop.bills.values()].sort((left, right) => right.id - left.id).map(presentBillRow)

function quickSearch(system: System, workshop: Workshop, text: string) {
  const bills = billRows(workshop).filter(bill => contains(bill.invoiceNumber, text))
  const purchases = purchaseRows(system, workshop).filter(row =>
    contains(`${row.number} ${row.reference}`, text),
  )
  const stock = stockRows(workshop).filter(item => contains(`${item.number} - ${item.name}`, text))
  const suppliers = supplierRows(workshop).filter(supplier => contains(supplier.name, text))
  const app = '/auto_workshop/app#'
  return [
    ...purchases.map(row => ({ label: `Purchase Order ${row.number}`, href: row.href })),
    ...bills.map(bill => ({ label: `Bill ${bill.invoiceNumber}`, href: `${app}/bills/${bill.id}` })),
    ...stock.map(item => ({ label: `Stock ${item.number}`, href: `${app}/inventory/stocks` })),
    ...suppliers.map(supplier => ({
      label: `Supplier ${supplier.name}`,
      href: `${app}/inventory/suppliers`,
    })),
  ].slice(0, lookupSize)
}

/** Entries of the type-ahead, and the number that it offers to create when no item carries it. */
function lookUpStock(system: System, workshop: Workshop, text: string) {
  const { createsStock, lookupOrder } = system.memory.variant()
  const items = stockRows(workshop).filter(item => contains(`${item.number} - ${item.name}`, text))
  if (lookupOrder === 'name') items.sort((left, right) => byNumber(left.name, right.name))
  const typed = text.trim()
  const exists = items.some(item => item.number.toLowerCase() === typed.toLowerCase())
  return {
    items: items.slice(0, lookupSize),
    create: createsStock && typed !== '' && !exists ? typed : null,
  }
}

const Text = z.object({ q: z.string().max(200).default('') })

export function addListRoutes(app: FastifyInstance, system: System): void {
  const search = { config: { step: 'search' } } as const
  const workshop = (request: Parameters<typeof workshopOf>[1]) => workshopOf(system, request)

  app.get('/purchases', search, request =>
    pageOf(purchaseRows(system, workshop(request)), ['number', 'reference', 'supplier'], request.query),
  )
  app.get('/stocks', search, request =>
    pageOf(stockRows(workshop(request)), ['number', 'name'], request.query),
  )
  app.get('/suppliers', search, request =>
    pageOf(supplierRows(workshop(request)), ['name', 'abn'], request.query),
  )
  app.get('/bills', search, request =>
    pageOf(billRows(workshop(request)), ['invoiceNumber', 'supplier'], request.query),
  )
  app.get('/quick-search', search, request => ({
    results: quickSearch(system, workshop(request), parse(Text, request.query).q),
  }))
  app.get('/stock-lookup', { config: { step: 'lookup' } }, request =>
    lookUpStock(system, workshop(request), parse(Text, request.query).q),
  )
}
