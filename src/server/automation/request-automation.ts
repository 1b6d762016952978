import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { AutomationUpload } from '#contracts/automation.ts'
import { InvoiceData } from '#contracts/invoice-data.ts'
import type { InvoiceToPost } from '#domain/bill.ts'
import { supplierKey } from '#domain/identity.ts'
import type { DocumentType } from '#domain/invoice.ts'
import { presentInvoice } from '#domain/present-invoice.ts'
import { openCredentials } from '../accounts/credentials.ts'
import { reserveInvoice } from '../billing/usage.ts'
import { findPdf, type IncomingPdf, removePdf, type StoredPdf, storePdf } from '../files/stored-pdfs.ts'
import { readOrRemove } from '../invoices/analyze-invoice.ts'
import { readingsOfFile, readingsOfInvoice } from '../invoices/earlier-readings.ts'
import { queueLesson } from '../invoices/queue-lesson.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { createAndStartJob, createJob } from './create-job.ts'
import { invoiceToPost, requireTaxInvoice } from './invoice-to-post.ts'

export type Uploads = Pick<World, 'db' | 'vault' | 'config' | 'files' | 'now' | 'log' | 'queue'>

/**
 * Turns an upload into a job that waits for its start. Without `extractedData` the PDF is read first. A refused upload is not kept.
 * @returns the job's id.
 * @throws Refusal 'conflict' when the credentials are missing or not those of Settings; 'invalid', 'unprocessable', 'limit-reached'.
 */
export async function createJobFromUpload(
  world: Uploads,
  userId: string,
  incoming: IncomingPdf,
  fields: z.output<typeof AutomationUpload>,
  signal: AbortSignal,
): Promise<string> {
  await requireSameCredentials(world, userId, fields)
  const given = fields.extractedData ? parseInvoiceData(fields.extractedData) : null
  const toPost = (data: InvoiceData) =>
    invoiceToPost({ ...data, purchaseOrderNumber: fields.purchaseOrderNumber || data.purchaseOrderNumber })
  const file = await storePdf(world, userId, incoming)
  if (!given) {
    const { first } = await readOrRemove(world, file, signal)
    const invoice = await orRemove(world, file, async () => toPost(InvoiceData.parse(presentInvoice(first))))
    return createJob(world, userId, { invoice, fileName: file.name, fileHandle: file.handle })
  }
  return orRemove(world, file, async () => {
    const invoice = toPost(given)
    await requireReadAsTaxInvoice(world, file)
    await countUnread(world, file)
    await queueLesson(world, userId, file.handle, given)
    return createJob(world, userId, { invoice, fileName: file.name, fileHandle: file.handle })
  })
}

/** Queues an invoice that was analysed and reviewed. @throws Refusal */
export async function automateAnalyzed(
  world: Uploads,
  userId: string,
  input: { filePath: string; fileName: string; invoiceData: InvoiceData },
): Promise<string> {
  await openCredentials(world, userId)
  const file = await findPdf(world, userId, input.filePath)
  const invoice = invoiceToPost(input.invoiceData)
  await requireReadAsTaxInvoice(world, file)
  await countUnread(world, file)
  await queueLesson(world, userId, file.handle, input.invoiceData)
  return createAndStartJob(world, userId, { invoice, fileName: input.fileName, fileHandle: file.handle })
}

/** Queues an invoice that has no stored PDF. One that was never analysed counts one. @throws Refusal */
export async function automateWithoutPdf(
  world: Uploads,
  userId: string,
  input: { fileName: string; invoiceData: InvoiceData },
): Promise<string> {
  await openCredentials(world, userId)
  const invoice = invoiceToPost(input.invoiceData)
  const readings = await readingsOfInvoice(world, userId, invoice)
  requireTaxInvoiceAmong(readings)
  if (readings.length === 0) {
    const digest = createHash('sha256').update(
      `${supplierKey(invoice.supplierName)}|${invoice.invoiceNumber}`,
    )
    const reservation = await reserveInvoice(world, userId, `invoice:${digest.digest('hex')}`)
    await reservation.keep()
  }
  return createAndStartJob(world, userId, { invoice, fileName: input.fileName, fileHandle: null })
}

/**
 * An invoice as a person left it after review, if a run would accept it. Nothing is counted or stored.
 * @throws Refusal 'not-found' for another's file; 'unprocessable'.
 */
export async function invoiceAsReviewed(
  world: Uploads,
  userId: string,
  input: { filePath?: string | null | undefined; invoiceData: InvoiceData },
): Promise<InvoiceToPost> {
  const file = input.filePath ? await findPdf(world, userId, input.filePath) : null
  const invoice = invoiceToPost(input.invoiceData)
  if (file) await requireReadAsTaxInvoice(world, file)
  else requireTaxInvoiceAmong(await readingsOfInvoice(world, userId, invoice))
  return invoice
}

/** Whatever the client says it is: a PDF in which only a credit note or a quote was read is never posted. */
async function requireReadAsTaxInvoice(world: Uploads, file: StoredPdf): Promise<void> {
  requireTaxInvoiceAmong(await readingsOfFile(world, file))
}

function requireTaxInvoiceAmong(documentTypes: DocumentType[]): void {
  if (!documentTypes.includes('tax-invoice')) requireTaxInvoice(documentTypes[0])
}

async function orRemove<T>(world: Uploads, file: StoredPdf, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    await removePdf(world, file)
    throw error
  }
}

/** Automating an invoice that was never analysed counts one (product.md, Plans). */
async function countUnread(world: Uploads, file: StoredPdf): Promise<void> {
  if ((await readingsOfFile(world, file)).length > 0) return
  const reservation = await reserveInvoice(world, file.userId, file.sha256)
  await reservation.keep()
}

async function requireSameCredentials(
  world: Uploads,
  userId: string,
  fields: { workshopId?: string | undefined; username?: string | undefined },
): Promise<void> {
  const access = await openCredentials(world, userId)
  const differs =
    (fields.workshopId && fields.workshopId !== access.workshopId) ||
    (fields.username && fields.username !== access.username)
  if (differs)
    throw new Refusal(
      'conflict',
      'The MechanicDesk settings changed since this page was opened: reload it and start again.',
    )
}

function parseInvoiceData(text: string): InvoiceData {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Refusal('invalid', 'extractedData is not JSON.', { cause })
  }
  const parsed = InvoiceData.safeParse(json)
  if (!parsed.success)
    throw new Refusal('invalid', `extractedData is not usable: ${parsed.error.issues[0]?.message}.`)
  return parsed.data
}
