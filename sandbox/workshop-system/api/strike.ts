import type { FastifyReply, FastifyRequest } from 'fastify'
import { entry } from '../memory/memory.ts'
import type { Purchase, Workshop } from '../memory/records.ts'
import { Refusal } from '../refusal.ts'
import { draftBill } from '../rules/draft-bill.ts'
import type { System } from '../system.ts'

const gatewayPage = (status: number) =>
  `<!doctype html><html><head><title>${status}</title></head><body><h1>${status}</h1><hr>gateway</body></html>`

/** Ends the connection without an answer. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.socket.destroy()
}

/** Lets an armed fault strike before the request is worked on. Answers or cuts by itself where the fault says so. */
export async function strikeBefore(system: System, request: FastifyRequest, reply: FastifyReply) {
  const { step } = request.routeOptions.config
  if (step === undefined) return
  request.fault = system.faults.strike(step, request.session?.workshopId ?? null)
  const fault = request.fault
  if (fault === null) return
  if (fault.kind === 'delay') {
    await system.faults.delay(fault.ms ?? 5000).catch(() => cut(request, reply))
  } else if (fault.kind === 'status') {
    const status = fault.status ?? 502
    return reply.code(status).type('text/html').send(gatewayPage(status))
  } else if (fault.kind === 'cut-before') {
    cut(request, reply)
  } else if (fault.kind === 'modal') {
    reply.header('x-notice', 'old-records')
  } else if (request.session !== null && (fault.kind === 'logout' || fault.kind === 'evict')) {
    system.sessions.end(request.session.token, fault.kind === 'evict' ? 'evicted' : 'logout')
  }
}

export function refuseWhenLocked(request: FastifyRequest): void {
  if (request.fault?.kind !== 'lock') return
  throw new Refusal(423, 'Locked: Alex Morgan is editing this purchase order')
}

/** Another person of the workshop bills whatever is not billed yet. */
function billMeanwhile(system: System, workshop: Workshop, purchase: Purchase): void {
  const others = 'another user'
  const bill = draftBill(workshop, purchase, {
    invoiceNumber: `OTHER-${workshop.bills.size + 1}`,
    date: new Date().toISOString().slice(0, 10),
    lineIds: null,
    rounding: system.memory.variant().gstRounding,
  })
  system.memory.commit({
    workshopId: workshop.id,
    changes: [{ table: 'bills', key: bill.id, record: bill }],
    journal: [
      entry(others, 'bill.create', `bill ${bill.invoiceNumber} on purchase order ${purchase.number}`, {
        purchase: purchase.number,
        invoiceNumber: bill.invoiceNumber,
        date: bill.date,
        supplier: bill.supplier,
        total: bill.totalCents / 100,
      }),
    ],
  })
}

function struckPurchase(system: System, request: FastifyRequest) {
  const workshop = system.memory.workshops.get(request.session?.workshopId ?? '')
  const { purchaseId, billId } = request.params as { purchaseId?: string; billId?: string }
  const id = purchaseId ?? workshop?.bills.get(Number(billId))?.purchaseId
  const purchase = workshop?.purchases.get(Number(id))
  return workshop && purchase ? { workshop, purchase } : null
}

/** On a write, someone else's bill appears just before it. */
export async function strikeBeforeWrite(system: System, request: FastifyRequest): Promise<void> {
  if (request.fault?.kind !== 'billed-meanwhile' || request.method === 'GET') return
  const struck = struckPurchase(system, request)
  if (struck === null) return
  billMeanwhile(system, struck.workshop, struck.purchase)
  if (request.routeOptions.config.step === 'save-bill') {
    throw new Refusal(409, `Purchase order ${struck.purchase.number} has been billed by another user`)
  }
}

/**
 * The answer is ready, and what was asked for is done: someone else's bill appears just after it, a gateway's status goes out in its
 * place (`status-after`), or the connection is cut.
 */
export async function strikeAfter(
  system: System,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  billAfterAnswer(system, request)
  const { kind, status = 500 } = request.fault ?? {}
  if (kind === 'cut-after') request.raw.socket.destroy()
  if (kind !== 'status-after') return payload
  reply.code(status).type('text/html')
  return gatewayPage(status)
}

function billAfterAnswer(system: System, request: FastifyRequest): void {
  if (request.fault?.kind !== 'billed-meanwhile' || request.method !== 'GET') return
  const struck = struckPurchase(system, request)
  if (struck !== null) billMeanwhile(system, struck.workshop, struck.purchase)
}
