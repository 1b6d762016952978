import { and, eq, ne } from 'drizzle-orm'
import { invoiceKey, supplierKey } from '#domain/identity.ts'
import type { Invoice } from '#domain/invoice.ts'
import { createModelReader, type ModelReader } from '#extraction/models/model-reader.ts'
import type { ModelSettings } from '#extraction/models/providers.ts'
import { type InvoicesRead, readInvoices, UnreadablePdf } from '#extraction/read-invoices.ts'
import { reserveInvoice } from '../billing/usage.ts'
import { readInvoices as readRows } from '../db/schema.ts'
import { localPathOf, type StoredPdf } from '../files/stored-pdfs.ts'
import { Refusal } from '../refusal.ts'
import { sydneyDate, sydneyDay } from '../sydney-date.ts'
import type { World } from '../world.ts'
import { noteModelCalls } from './model-calls.ts'
import { memoriesOf } from './supplier-memories.ts'

/** Whoever was told that too many wait has waited for minutes already. */
const RETRY_AFTER_SECONDS = 120

/**
 * Reads a stored PDF and remembers what was read. Counts one invoice when it succeeds, none when it fails.
 * @throws Refusal 'limit-reached'; with the reader's sentence 'unprocessable' when the PDF cannot be read, 'unavailable' when too many wait.
 */
export async function readStoredPdf(
  world: Pick<World, 'db' | 'files' | 'now' | 'log'>,
  file: StoredPdf,
  signal: AbortSignal,
  settings: ModelSettings | null = null,
): Promise<InvoicesRead> {
  const model = settings && createModelReader(settings)
  const reservation = await reserveInvoice(world, file.userId, file.sha256)
  try {
    const reading = await readPdfAt(world, file.userId, localPathOf(world, file), signal, model)
    for (const invoice of reading.invoices) await noteDuplicate(world, file, invoice)
    await remember(world, file, reading)
    if (reading.invoices.length > 0) await reservation.keep()
    else await reservation.giveBack()
    return reading
  } catch (error) {
    await reservation.giveBack()
    throw error
  } finally {
    // What a model was asked is billed whatever came of it.
    if (model) await noteModelCalls(world, file, model.calls)
  }
}

/**
 * Reads a PDF on disk with what this user's corrections taught; nothing is counted or remembered.
 * @throws Refusal with the reader's sentence: 'unavailable' when too many others wait, else 'unprocessable'.
 */
export async function readPdfAt(
  world: Pick<World, 'db' | 'now'>,
  userId: string,
  path: string,
  signal: AbortSignal,
  model: ModelReader | null = null,
): Promise<InvoicesRead> {
  try {
    const memories = await memoriesOf(world, userId)
    const today = sydneyDate(world.now())
    return await readInvoices(path, { today, memories, owner: userId, signal, model })
  } catch (cause) {
    if (!(cause instanceof UnreadablePdf)) throw cause
    if (cause.reason === 'busy')
      throw new Refusal('unavailable', cause.message, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
    throw new Refusal('unprocessable', cause.message, { cause })
  }
}

/** Adds the check of product.md: same supplier, number and total seen before, in another file. */
async function noteDuplicate({ db }: Pick<World, 'db'>, file: StoredPdf, invoice: Invoice): Promise<void> {
  if (!invoice.invoiceNumber || !invoice.supplierName || invoice.totalAmount === null) return
  const [earlier] = await db
    .select({ createdAt: readRows.createdAt })
    .from(readRows)
    .where(
      and(
        eq(readRows.userId, file.userId),
        eq(readRows.supplierKey, supplierKey(invoice.supplierName)),
        eq(readRows.invoiceKey, invoiceKey(invoice.invoiceNumber)),
        eq(readRows.totalCents, invoice.totalAmount),
        ne(readRows.sha256, file.sha256),
      ),
    )
    .limit(1)
  if (!earlier) return
  invoice.checks.push({
    rule: 'duplicate',
    ok: false,
    message: `Invoice ${invoice.invoiceNumber} of this supplier was read before, on ${sydneyDay(earlier.createdAt)}: check that it is not billed twice.`,
  })
}

async function remember({ db }: Pick<World, 'db'>, file: StoredPdf, reading: InvoicesRead): Promise<void> {
  const rows = reading.invoices.map(invoice => ({
    userId: file.userId,
    handle: file.handle,
    sha256: file.sha256,
    provider: reading.provider,
    documentType: invoice.documentType,
    supplierKey: supplierKey(invoice.supplierName ?? ''),
    invoiceKey: invoiceKey(invoice.invoiceNumber ?? ''),
    totalCents: invoice.totalAmount,
    reading: invoice,
  }))
  if (rows.length > 0) await db.insert(readRows).values(rows)
}
