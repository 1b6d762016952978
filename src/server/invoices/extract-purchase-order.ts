import type { IncomingPdf } from '../files/stored-pdfs.ts'
import type { World } from '../world.ts'
import { readPdfAt } from './read-pdf.ts'

/** Looks up the purchase order number only; nothing is stored and nothing is counted. @throws Refusal 'unprocessable' */
export async function extractPurchaseOrder(
  world: Pick<World, 'db' | 'now'>,
  userId: string,
  upload: IncomingPdf,
  signal: AbortSignal,
): Promise<{ purchaseOrderNumber: string | null }> {
  const { invoices } = await readPdfAt(world, userId, upload.path, signal)
  return {
    purchaseOrderNumber: invoices.find(invoice => invoice.purchaseOrderNumber)?.purchaseOrderNumber ?? null,
  }
}
