import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { entry, nextId } from '../memory/memory.ts'
import type { Change, JournalEntry, Line, Purchase, StockItem, Workshop } from '../memory/records.ts'
import { Refusal } from '../refusal.ts'
import { alterPrice } from '../rules/alter-price.ts'
import { toCents } from '../rules/amounts.ts'
import {
  billedLineIds,
  parse,
  purchaseOf,
  requireOpen,
  type System,
  sessionOf,
  workshopOf,
} from '../system.ts'
import { presentLine, presentPurchase } from './present.ts'

const amount = (message: string) => z.number(message).min(-999_999.99, message).max(999_999.99, message)

const LineInput = z.object({
  stockId: z.number().int().nullable().default(null),
  newStockNumber: z.string().trim().max(60, 'The stock number is too long').default(''),
  description: z.string().trim().max(500, 'The description is too long').default(''),
  quantity: amount('Enter a quantity'),
  unitPrice: amount('Enter a rate'),
  discountPercent: z
    .number('Enter a discount')
    .min(0, 'Enter a discount')
    .max(100, 'Enter a discount')
    .default(0),
  includesGst: z.boolean().default(false),
  gstFree: z.boolean().default(false),
})
type LineInput = z.output<typeof LineInput>

type Chosen = { item: StockItem; isNew: boolean }

function chooseStock(system: System, workshop: Workshop, input: LineInput): Chosen {
  if (input.newStockNumber === '') {
    const item = workshop.stock.get(input.stockId ?? 0)
    if (item === undefined) throw new Refusal(400, 'Choose a stock item from the list')
    return { item, isNew: false }
  }
  if (!system.memory.variant().createsStock) throw new Refusal(400, 'Choose a stock item from the list')
  if (input.description === '') throw new Refusal(400, 'Enter a description for the new stock item')
  const item = { id: nextId(workshop.stock, 1), number: input.newStockNumber, name: input.description }
  return { item, isNew: true }
}

function lineFrom(input: LineInput, item: StockItem, id: number, before: Line | undefined): Line {
  return {
    id,
    stockId: item.id,
    stockNumber: item.number,
    // A purchase order keeps the name that an item had when it was ordered.
    name: before?.stockId === item.id ? before.name : item.name,
    description: input.description,
    quantity: input.quantity,
    unitCents: toCents(input.unitPrice),
    discountPercent: input.discountPercent,
    includesGst: input.includesGst,
    gstFree: input.gstFree,
    note: before?.note ?? '',
  }
}

function requireLine(workshop: Workshop, purchase: Purchase, lineId: number): Line {
  const line = purchase.lines.find(each => each.id === lineId)
  if (line === undefined) throw new Refusal(404, 'This item is no longer on the purchase order')
  if (billedLineIds(workshop, purchase).has(line.id)) {
    throw new Refusal(409, `${line.stockNumber} is already on a bill and cannot be changed`)
  }
  return line
}

/** The purchase order with the line put in its place, or at the end. */
function withLine(purchase: Purchase, line: Line): Purchase {
  const isNew = !purchase.lines.some(each => each.id === line.id)
  const lines = isNew
    ? [...purchase.lines, line]
    : purchase.lines.map(each => (each.id === line.id ? line : each))
  return { ...purchase, lines, nextLineId: Math.max(purchase.nextLineId, line.id + 1) }
}

function withoutLine(purchase: Purchase, lineId: number): Purchase {
  return { ...purchase, lines: purchase.lines.filter(line => line.id !== lineId) }
}

function lineEntry(
  user: string,
  action: JournalEntry['action'],
  purchase: Purchase,
  before: Line | undefined,
  after: Line | undefined,
): JournalEntry {
  const number = (after ?? before)?.stockNumber
  return entry(user, action, `${number} on purchase order ${purchase.number}`, {
    purchase: purchase.number,
    lineId: (after ?? before)?.id,
    ...(before && { before: presentLine(before) }),
    ...(after && { line: presentLine(after) }),
  })
}

type LineRoute = { Params: { purchaseId: string; lineId?: string } }

/** Stores a line and answers with the purchase order as asked for, whatever an armed fault made of it. */
function saveLine(system: System, request: FastifyRequest<LineRoute>) {
  const workshop = workshopOf(system, request)
  const purchase = purchaseOf(workshop, Number(request.params.purchaseId))
  requireOpen(purchase)
  const { lineId } = request.params
  const before = lineId === undefined ? undefined : requireLine(workshop, purchase, Number(lineId))
  const input = parse(LineInput, request.body)
  const { item, isNew } = chooseStock(system, workshop, input)
  const line = lineFrom(input, item, before?.id ?? purchase.nextLineId, before)
  const user = sessionOf(request).username
  const changes: Change[] = []
  const journal: JournalEntry[] = []
  if (isNew) {
    changes.push({ table: 'stock', key: item.id, record: item })
    journal.push(
      entry(user, 'stock.create', `stock ${item.number}`, { number: item.number, name: item.name }),
    )
  }
  const isDropped = request.fault?.kind === 'drop-line'
  const stored = request.fault?.kind === 'alter-line' ? alterPrice(line) : line
  if (!isDropped) {
    changes.push({ table: 'purchases', key: purchase.id, record: withLine(purchase, stored) })
    journal.push(lineEntry(user, before ? 'line.update' : 'line.create', purchase, before, stored))
  } else if (before) {
    changes.push({ table: 'purchases', key: purchase.id, record: withoutLine(purchase, before.id) })
    journal.push(lineEntry(user, 'line.remove', purchase, before, undefined))
  }
  if (changes.length > 0) system.memory.commit({ workshopId: workshop.id, changes, journal })
  const { gstRounding } = system.memory.variant()
  return { purchase: presentPurchase(workshop, withLine(purchase, line), gstRounding) }
}

function removeLine(system: System, request: FastifyRequest<LineRoute>) {
  const workshop = workshopOf(system, request)
  const purchase = purchaseOf(workshop, Number(request.params.purchaseId))
  requireOpen(purchase)
  const line = requireLine(workshop, purchase, Number(request.params.lineId))
  const after = withoutLine(purchase, line.id)
  system.memory.commit({
    workshopId: workshop.id,
    changes: [{ table: 'purchases', key: purchase.id, record: after }],
    journal: [lineEntry(sessionOf(request).username, 'line.remove', purchase, line, undefined)],
  })
  return { purchase: presentPurchase(workshop, after, system.memory.variant().gstRounding) }
}

export function addLineRoutes(app: FastifyInstance, system: System): void {
  const save = { config: { step: 'save-line' } } as const
  app.post<LineRoute>('/purchases/:purchaseId/lines', save, request => saveLine(system, request))
  app.put<LineRoute>('/purchases/:purchaseId/lines/:lineId', save, request => saveLine(system, request))
  app.delete<LineRoute>(
    '/purchases/:purchaseId/lines/:lineId',
    { config: { step: 'remove-line' } },
    request => removeLine(system, request),
  )
}
