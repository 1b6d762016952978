import type { z } from 'zod'
import type { Analysis } from '#contracts/invoices.ts'
import { presentInvoice } from '#domain/present-invoice.ts'
import { type IncomingPdf, removePdf, type StoredPdf, storePdf } from '../files/stored-pdfs.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { readStoredPdf } from './read-pdf.ts'

const NOTHING_FOUND = 'No invoice was found in this PDF: check that it is the right file.'

/**
 * Stores an upload and reads it. A file that cannot be read is not kept.
 * @throws Refusal 'unprocessable' when it is not a readable invoice; 'limit-reached'.
 */
export async function analyzeInvoice(
  world: Pick<World, 'db' | 'files' | 'now' | 'log'>,
  userId: string,
  incoming: IncomingPdf,
  signal: AbortSignal,
): Promise<z.input<typeof Analysis>> {
  const file = await storePdf(world, userId, incoming)
  const { reading, first, further } = await readOrRemove(world, file, signal)
  world.log.info(
    { userId, handle: file.handle, pages: reading.pageCount, invoices: reading.invoices.length },
    'An invoice was read',
  )
  return {
    analysis: {
      extractedData: presentInvoice(first),
      furtherInvoices: further.map(presentInvoice),
      provider: reading.provider,
      pageCount: reading.pageCount,
      hiddenText: reading.hiddenText,
    },
    fileInfo: { filePath: file.handle, fileName: file.name, size: file.size },
  }
}

/** Reads a stored file that nothing refers to yet, and removes it when that fails. */
export async function readOrRemove(
  world: Pick<World, 'db' | 'files' | 'now' | 'log'>,
  file: StoredPdf,
  signal: AbortSignal,
) {
  try {
    const reading = await readStoredPdf(world, file, signal)
    const [first, ...further] = reading.invoices
    if (!first) throw new Refusal('unprocessable', NOTHING_FOUND)
    return { reading, first, further }
  } catch (error) {
    await removePdf(world, file)
    throw error
  }
}
