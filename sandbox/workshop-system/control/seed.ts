import { firstPurchaseId } from '../api/purchases.ts'
import { newWorkshop, nextId } from '../memory/memory.ts'
import { hashPassword } from '../memory/passwords.ts'
import type { Bill, Change, Line, Purchase, StockItem, Workshop } from '../memory/records.ts'
import { toCents } from '../rules/amounts.ts'
import { firstBillId, withLines } from '../rules/draft-bill.ts'
import type { System } from '../system.ts'
import type { GstRounding } from '../variants.ts'
import type { Seed, SeedPurchase } from './seed-shape.ts'

const sameText = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/** Plans the stock of a seed. An item of the same number and name is not doubled; a line brings its own along. */
function planStock(workshop: Workshop, seed: Seed) {
  const stock = new Map(workshop.stock)
  const changes: Change[] = []
  const find = (number: string, name?: string) =>
    [...stock.values()].find(
      item => sameText(item.number, number) && (name === undefined || item.name === name),
    )
  const add = (number: string, name: string) => {
    const item: StockItem = { id: nextId(stock, 1), number, name }
    stock.set(item.id, item)
    changes.push({ table: 'stock', key: item.id, record: item })
    return item
  }
  for (const { number, name } of seed.stock) {
    if (find(number, name) === undefined) add(number, name)
  }
  const stockFor = (number: string, name: string) => find(number, name) ?? find(number) ?? add(number, name)
  return { changes, stockFor }
}

function planSuppliers(workshop: Workshop, seed: Seed): Change[] {
  const listed = seed.suppliers.map(({ name, abn }) => ({ name, abn: abn ?? null }))
  const known = [...workshop.suppliers.values(), ...listed]
  const unlisted = seed.purchases
    .map(({ supplier }) => ({ name: supplier, abn: null }))
    .filter(({ name }) => !known.some(supplier => sameText(supplier.name, name)))
  return [...listed, ...unlisted].map(record => ({
    table: 'suppliers',
    key: record.name.toLowerCase(),
    record,
  }))
}

type StockFor = (number: string, name: string) => StockItem

function planLine(line: SeedPurchase['lines'][number], index: number, stockFor: StockFor): Line {
  const { unitPrice, name, ...rest } = line
  const item = stockFor(line.stockNumber, name)
  return { ...rest, id: index + 1, stockId: item.id, name: name || item.name, unitCents: toCents(unitPrice) }
}

/** The first bill covers every line, since a line is billed only once. */
function planBills(
  purchase: Purchase,
  seeded: SeedPurchase['bills'],
  firstId: number,
  rounding: GstRounding,
) {
  return seeded.map(({ invoiceNumber, date }, index) => {
    const bill: Bill = {
      id: firstId + index,
      purchaseId: purchase.id,
      invoiceNumber,
      date,
      supplier: purchase.supplier,
      lines: [],
      subtotalCents: 0,
      gstCents: 0,
      totalCents: 0,
      attachments: [],
    }
    return withLines(bill, index === 0 ? purchase.lines : [], rounding)
  })
}

/** Purchases of a seed with their bills; one of the same number is replaced together with its bills. */
function planPurchases(workshop: Workshop, seed: Seed, stockFor: StockFor, rounding: GstRounding): Change[] {
  const purchases = new Map(workshop.purchases)
  const bills = new Map(workshop.bills)
  return seed.purchases.flatMap(({ lines, bills: seeded, ...fields }) => {
    const before = [...purchases.values()].find(({ number }) => number === fields.number)
    const replaced = [...bills.values()].filter(bill => bill.purchaseId === before?.id)
    const record: Purchase = {
      ...fields,
      id: before?.id ?? nextId(purchases, firstPurchaseId),
      reference: fields.reference ?? '',
      lines: lines.map((line, index) => planLine(line, index, stockFor)),
      nextLineId: lines.length + 1,
    }
    const added = planBills(record, seeded, nextId(bills, firstBillId), rounding)
    purchases.set(record.id, record)
    for (const bill of replaced) bills.delete(bill.id)
    for (const bill of added) bills.set(bill.id, bill)
    return [
      ...replaced.map(bill => ({ table: 'bills' as const, key: bill.id, record: null })),
      { table: 'purchases' as const, key: record.id, record },
      ...added.map(bill => ({ table: 'bills' as const, key: bill.id, record: bill })),
    ]
  })
}

/** Adds the seed to the workshop in one commit. A seed leaves no trace in the journal: nobody did it in the system. */
export async function plantSeed(system: System, seed: Seed): Promise<void> {
  const users = await Promise.all(
    seed.users.map(async ({ username, password }): Promise<Change> => {
      return {
        table: 'users',
        key: username,
        record: { username, passwordHash: await hashPassword(password) },
      }
    }),
  )
  const workshop = system.memory.workshops.get(seed.workshopId) ?? newWorkshop(seed.workshopId)
  const stock = planStock(workshop, seed)
  const purchases = planPurchases(workshop, seed, stock.stockFor, system.memory.variant().gstRounding)
  system.memory.commit({
    workshopId: seed.workshopId,
    workshopName: seed.workshopName,
    changes: [...users, ...planSuppliers(workshop, seed), ...stock.changes, ...purchases],
    journal: [],
  })
}
