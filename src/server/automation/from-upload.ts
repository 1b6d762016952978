import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { AutomationUpload } from '#contracts/automation.ts'
import { InvoiceData } from '#contracts/invoice-data.ts'
import { supplierKey } from '#domain/identity.ts'
import { presentInvoice } from '#domain/present-invoice.ts'
import { openCredentials } from '../accounts/credentials.ts'
import { reserveInvoice } from '../billing/usage.ts'
import { findPdf, type IncomingPdf, type StoredPdf, storePdf } from '../files/stored-pdfs.ts'
import { readOrRemove } from '../invoices/analyze-invoice.ts'
import { earlierReadings, wasRead } from '../invoices/read-pdf.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { createAndStartJob, createJob } from './create-job.ts'
import { invoiceToPost, requireTaxInvoice } from './invoice-to-post.ts'

type Uploads = Pick<World, 'db' | 'vault' | 'config' | 'files' | 'now' | 'log'>

/**
 * Turns an upload into a job that waits for its start. Without `extractedData` the PDF is read first.
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
  const file = await storePdf(world, userId, incoming)
  const data = given ?? InvoiceData.parse(presentInvoice((await readOrRemove(world, file, signal)).first))
  const invoice = invoiceToPost({
    ...data,
    purchaseOrderNumber: fields.purchaseOrderNumber || data.purchaseOrderNumber,
  })
  if (given) await countUnread(world, file)
  return createJob(world, userId, { invoice, fileName: file.name, fileHandle: file.handle })
}

/** Queues an invoice that was analysed and reviewed. @throws Refusal */
export async function automateAnalyzed(
  world: Uploads & Pick<World, 'queue'>,
  userId: string,
  input: { filePath: string; fileName: string; invoiceData: InvoiceData },
): Promise<string> {
  await openCredentials(world, userId)
  const file = await findPdf(world, userId, input.filePath)
  const invoice = invoiceToPost(input.invoiceData)
  const readings = await earlierReadings(world, userId, invoice.invoiceNumber)
  const same = readings.find(reading => reading.handle === file.handle)
  // Whatever the client says it is: what was read as a credit note is never posted.
  requireTaxInvoice(same?.documentType)
  await countUnread(world, file)
  return createAndStartJob(world, userId, { invoice, fileName: input.fileName, fileHandle: file.handle })
}

/** Queues an invoice that has no stored PDF. One that was never analysed counts one. @throws Refusal */
export async function automateWithoutPdf(
  world: Uploads & Pick<World, 'queue'>,
  userId: string,
  input: { fileName: string; invoiceData: InvoiceData },
): Promise<string> {
  await openCredentials(world, userId)
  const invoice = invoiceToPost(input.invoiceData)
  const readings = await earlierReadings(world, userId, invoice.invoiceNumber)
  const key = supplierKey(invoice.supplierName)
  const same = readings.find(reading => reading.supplierKey === key)
  requireTaxInvoice(same?.documentType)
  if (!same) {
    const digest = createHash('sha256').update(`${key}|${invoice.invoiceNumber}`).digest('hex')
    const reservation = await reserveInvoice(world, userId, `invoice:${digest}`)
    await reservation.keep()
  }
  return createAndStartJob(world, userId, { invoice, fileName: input.fileName, fileHandle: null })
}

/** Automating an invoice that was never analysed counts one (product.md, Plans). */
async function countUnread(world: Uploads, file: StoredPdf): Promise<void> {
  if (await wasRead(world, file)) return
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
