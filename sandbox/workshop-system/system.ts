import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Fault, Faults, Step } from './faults.ts'
import type { HoldState, Holds } from './holds.ts'
import type { AttachmentFiles } from './memory/attachment-files.ts'
import type { Memory } from './memory/memory.ts'
import type { Bill, Purchase, Workshop } from './memory/records.ts'
import { Refusal } from './refusal.ts'
import type { RequestLog } from './request-log.ts'
import type { Session, Sessions } from './sessions.ts'

/** The parts that every route works with; made and closed by the server. */
export type System = {
  memory: Memory
  files: AttachmentFiles
  faults: Faults
  holds: Holds
  requests: RequestLog
  sessions: Sessions
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The step that faults are armed for. */
    step?: Step
    /** Answers without a session too. */
    isPublic?: boolean
  }
  interface FastifyRequest {
    session: Session | null
    fault: Fault | null
    /** What may hold this request. */
    holds: HoldState[]
  }
}

/** The value in the schema's shape, or a 400 with the first sentence of what is wrong. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Refusal(400, result.error.issues[0]?.message ?? 'The request is not valid')
}

export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw new Refusal(401, 'Please login')
  return request.session
}

export function workshopOf(system: System, request: FastifyRequest): Workshop {
  const workshop = system.memory.workshops.get(sessionOf(request).workshopId)
  if (workshop === undefined) throw new Refusal(401, 'Please login')
  return workshop
}

export function purchaseOf(workshop: Workshop, id: number): Purchase {
  const purchase = workshop.purchases.get(id)
  if (purchase === undefined) throw new Refusal(404, 'Purchase order not found')
  return purchase
}

export function billOf(workshop: Workshop, id: number): Bill {
  const bill = workshop.bills.get(id)
  if (bill === undefined) throw new Refusal(404, 'Bill not found')
  return bill
}

export function billsOn(workshop: Workshop, purchase: Purchase): Bill[] {
  return [...workshop.bills.values()].filter(bill => bill.purchaseId === purchase.id)
}

/** Ids of the purchase's lines that stand on a bill. */
export function billedLineIds(workshop: Workshop, purchase: Purchase): Set<number> {
  return new Set(billsOn(workshop, purchase).flatMap(bill => bill.lines.map(line => line.id)))
}

/** Refuses a write to a purchase order that is no longer open. */
export function requireOpen(purchase: Purchase): void {
  if (purchase.status === 'pending' || purchase.status === 'sent') return
  throw new Refusal(409, `Purchase order ${purchase.number} is ${purchase.status} and cannot be changed`)
}
