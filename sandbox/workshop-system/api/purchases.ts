import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { entry, nextId } from '../memory/memory.ts'
import type { Change, Purchase, Workshop } from '../memory/records.ts'
import { Refusal } from '../refusal.ts'
import { parse, purchaseOf, requireOpen, type System, sessionOf, workshopOf } from '../system.ts'
import { presentPurchase } from './present.ts'

export const firstPurchaseId = 5001

const Receipt = z.object({
  items: z.array(
    z.object({ lineId: z.number().int(), quantity: z.number('Enter a quantity').min(0, 'Enter a quantity') }),
    'Choose the items that were received',
  ),
  backorder: z.boolean().default(false),
})

type Received = z.output<typeof Receipt>['items']

/** `15/1` for 15, `15/2` when that one exists. */
function backorderNumber(workshop: Workshop, number: string): string {
  const [base] = number.split('/')
  const taken = new Set([...workshop.purchases.values()].map(purchase => purchase.number))
  let suffix = 1
  while (taken.has(`${base}/${suffix}`)) suffix += 1
  return `${base}/${suffix}`
}

/** The purchase order cut to what came, and one with the rest; null when nothing is missing. */
function splitBackorder(workshop: Workshop, purchase: Purchase, received: Received) {
  const came = (lineId: number) => received.find(item => item.lineId === lineId)?.quantity ?? 0
  const missing = purchase.lines
    .map(line => ({ ...line, quantity: line.quantity - came(line.id) }))
    .filter(line => line.quantity > 0)
  if (missing.length === 0) return null
  const kept = purchase.lines
    .map(line => ({ ...line, quantity: Math.min(line.quantity, came(line.id)) }))
    .filter(line => line.quantity > 0)
  const rest: Purchase = {
    ...purchase,
    id: nextId(workshop.purchases, firstPurchaseId),
    number: backorderNumber(workshop, purchase.number),
    status: 'pending',
    lines: missing,
  }
  return { kept, rest }
}

export function addPurchaseRoutes(app: FastifyInstance, system: System): void {
  const present = (workshop: Workshop, purchase: Purchase) => ({
    purchase: presentPurchase(workshop, purchase, system.memory.variant().gstRounding),
  })
  type Route = { Params: { purchaseId: string } }

  app.get<Route>('/purchases/:purchaseId', { config: { step: 'open' } }, request => {
    const workshop = workshopOf(system, request)
    return present(workshop, purchaseOf(workshop, Number(request.params.purchaseId)))
  })

  app.post<Route>('/purchases/:purchaseId/process', { config: { step: 'process' } }, request => {
    const workshop = workshopOf(system, request)
    const purchase = purchaseOf(workshop, Number(request.params.purchaseId))
    requireOpen(purchase)
    const { items, backorder } = parse(Receipt, request.body)
    if (items.some(item => !purchase.lines.some(line => line.id === item.lineId))) {
      throw new Refusal(409, `An item is no longer on purchase order ${purchase.number}`)
    }
    const split = backorder ? splitBackorder(workshop, purchase, items) : null
    const processed: Purchase = { ...purchase, status: 'processed', lines: split?.kept ?? purchase.lines }
    const changes: Change[] = [{ table: 'purchases', key: purchase.id, record: processed }]
    if (split !== null) changes.push({ table: 'purchases', key: split.rest.id, record: split.rest })
    const detail = { purchase: purchase.number, items, backorder: split?.rest.number ?? null }
    system.memory.commit({
      workshopId: workshop.id,
      changes,
      journal: [
        entry(sessionOf(request).username, 'purchase.process', `purchase order ${purchase.number}`, detail),
      ],
    })
    return { ...present(workshop, processed), backorder: detail.backorder }
  })
}
