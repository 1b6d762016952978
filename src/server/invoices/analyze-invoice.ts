import type { z } from 'zod'
import type { Analysis, Provider } from '#contracts/invoices.ts'
import type { ModelSettings } from '#extraction/models/providers.ts'
import { type IncomingPdf, removePdf, type StoredPdf, storePdf } from '../files/stored-pdfs.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { chooseModel } from './choose-model.ts'
import { presentRead, presentUsage } from './present-read.ts'
import { readStoredPdf } from './read-pdf.ts'

type Reads = Pick<World, 'config' | 'db' | 'files' | 'now' | 'log'>

const NOTHING_FOUND = 'No invoice was found in this PDF: check that it is the right file.'

/**
 * Stores an upload and reads it. A file that cannot be read is not kept.
 * @param provider who is to read it; the default where it is not said. One that is not connected is replaced by the built-in reader.
 * @throws Refusal 'unprocessable' when it is not a readable invoice; 'limit-reached'.
 */
export async function analyzeInvoice(
  world: Reads,
  userId: string,
  incoming: IncomingPdf,
  provider: z.output<typeof Provider> | undefined,
  signal: AbortSignal,
): Promise<z.input<typeof Analysis>> {
  const file = await storePdf(world, userId, incoming)
  const { reading, first, further } = await readOrRemove(
    world,
    file,
    signal,
    chooseModel(world.config, provider),
  )
  world.log.info(
    {
      userId,
      handle: file.handle,
      pages: reading.pageCount,
      invoices: reading.invoices.length,
      provider: reading.provider,
    },
    'An invoice was read',
  )
  return {
    analysis: {
      extractedData: presentRead(first),
      furtherInvoices: further.map(presentRead),
      provider: reading.provider,
      pageCount: reading.pageCount,
      hiddenText: reading.hiddenText,
      ...presentUsage(reading.usage),
    },
    fileInfo: { filePath: file.handle, fileName: file.name, size: file.size },
  }
}

/** Reads a stored file that nothing refers to yet, and removes it when that fails. */
export async function readOrRemove(
  world: Reads,
  file: StoredPdf,
  signal: AbortSignal,
  model: ModelSettings | null = chooseModel(world.config),
) {
  try {
    const reading = await readStoredPdf(world, file, signal, model)
    const [first, ...further] = reading.invoices
    if (!first) throw new Refusal('unprocessable', NOTHING_FOUND)
    return { reading, first, further }
  } catch (error) {
    await removePdf(world, file)
    throw error
  }
}
