import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { entry } from '../memory/memory.ts'
import type { Bill } from '../memory/records.ts'
import { Refusal } from '../refusal.ts'
import { alterPrice } from '../rules/alter-price.ts'
import { toDollars } from '../rules/amounts.ts'
import { draftBill, withLines } from '../rules/draft-bill.ts'
import { billOf, parse, purchaseOf, requireOpen, type System, sessionOf, workshopOf } from '../system.ts'
import { presentBill, presentBillRow, presentLine } from './present.ts'

const needsNumber = 'Enter the invoice number'
const needsDate = 'Enter the invoice date'

const BillInput = z.object({
  invoiceNumber: z.string(needsNumber).trim().min(1, needsNumber).max(60, 'The invoice number is too long'),
  date: z.iso.date(needsDate),
  lineIds: z.array(z.number().int(), 'Choose at least one item').min(1, 'Choose at least one item'),
})

/** The bill as an armed fault lets it be stored. */
function tamper(bill: Bill, request: FastifyRequest, system: System): Bill {
  const rounding = system.memory.variant().gstRounding
  const [first, ...others] = bill.lines
  if (first === undefined) return bill
  if (request.fault?.kind === 'drop-line') return withLines(bill, others, rounding)
  if (request.fault?.kind === 'alter-line') return withLines(bill, [alterPrice(first), ...others], rounding)
  return bill
}

type PurchaseRoute = { Params: { purchaseId: string } }
type BillRoute = { Params: { billId: string } }
type AttachmentRoute = { Params: { billId: string; index: string } }

function saveBill(system: System, request: FastifyRequest<PurchaseRoute>) {
  const workshop = workshopOf(system, request)
  const purchase = purchaseOf(workshop, Number(request.params.purchaseId))
  requireOpen(purchase)
  const input = parse(BillInput, request.body)
  const { gstRounding } = system.memory.variant()
  const asked = draftBill(workshop, purchase, { ...input, rounding: gstRounding })
  const bill = tamper(asked, request, system)
  const detail = {
    purchase: purchase.number,
    invoiceNumber: bill.invoiceNumber,
    date: bill.date,
    supplier: bill.supplier,
    total: toDollars(bill.totalCents),
    lines: bill.lines.map(presentLine),
  }
  const target = `bill ${bill.invoiceNumber} on purchase order ${purchase.number}`
  system.memory.commit({
    workshopId: workshop.id,
    changes: [{ table: 'bills', key: bill.id, record: bill }],
    journal: [entry(sessionOf(request).username, 'bill.create', target, detail)],
  })
  return { bill: presentBillRow(asked) }
}

async function attach(system: System, request: FastifyRequest<BillRoute>) {
  const workshop = workshopOf(system, request)
  const billId = Number(request.params.billId)
  billOf(workshop, billId)
  const file = request.isMultipart() ? await request.file() : undefined
  if (file === undefined) throw new Refusal(400, 'Choose a file')
  const bytes = await file.toBuffer()
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Refusal(400, 'Only PDF files can be attached')
  const attachment = system.files.store(file.filename || 'document.pdf', bytes)
  // Read again: another upload may have been stored while this one came in.
  const bill = billOf(workshop, billId)
  const stored = { ...bill, attachments: [...bill.attachments, attachment] }
  const purchase = workshop.purchases.get(bill.purchaseId)?.number
  system.memory.commit({
    workshopId: workshop.id,
    changes: [{ table: 'bills', key: bill.id, record: stored }],
    journal: [
      entry(sessionOf(request).username, 'bill.attach', `${attachment.name} on bill ${bill.invoiceNumber}`, {
        purchase,
        invoiceNumber: bill.invoiceNumber,
        ...attachment,
      }),
    ],
  })
  return { bill: presentBill(workshop, stored) }
}

export function addBillRoutes(app: FastifyInstance, system: System): void {
  app.post<PurchaseRoute>('/purchases/:purchaseId/bills', { config: { step: 'save-bill' } }, request =>
    saveBill(system, request),
  )
  app.get<BillRoute>('/bills/:billId', { config: { step: 'open-bill' } }, request => {
    const workshop = workshopOf(system, request)
    return { bill: presentBill(workshop, billOf(workshop, Number(request.params.billId))) }
  })
  app.post<BillRoute>('/bills/:billId/attachments', { config: { step: 'attach' } }, request =>
    attach(system, request),
  )
  app.get<AttachmentRoute>('/bills/:billId/attachments/:index', async (request, reply) => {
    const bill = billOf(workshopOf(system, request), Number(request.params.billId))
    const attachment = bill.attachments[Number(request.params.index)]
    if (attachment === undefined) throw new Refusal(404, 'Attachment not found')
    const name = encodeURIComponent(attachment.name)
    reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    return reply.type('application/pdf').send(await system.files.read(attachment))
  })
}
