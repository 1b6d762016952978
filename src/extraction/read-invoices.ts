import { open } from 'node:fs/promises'
import type { ReadInvoice } from './grounding/merge-invoice.ts'
import { readAlone } from './grounding/merge-readings.ts'
import { indexWords } from './grounding/word-index.ts'
import type { Lesson } from './memory/lesson.ts'
import type { SupplierMemory } from './memory/supplier-memory.ts'
import type { ModelCall } from './models/call-model.ts'
import type { ModelReader } from './models/model-reader.ts'
import type { ProviderId } from './models/providers.ts'
import { readWithModel } from './models/read-with-model.ts'
import { type ReadTerms, runReader } from './process/run-reader.ts'
import { UnreadablePdf } from './process/unreadable-pdf.ts'
import type { Reading } from './read-document.ts'

export type { ConfirmedInvoice } from './memory/confirmed-invoice.ts'
export type { SupplierMemory } from './memory/supplier-memory.ts'
export { UnreadablePdf } from './process/unreadable-pdf.ts'

/** The invoices of a PDF, and who read them at what cost. */
export interface InvoicesRead extends Omit<Reading, 'provider' | 'invoices' | 'learned'> {
  /** Who read it: the built-in reader also when the model failed. */
  provider: ProviderId | 'builtin'
  invoices: ReadInvoice[]
  /** Every call to the model, failed ones too. */
  usage: readonly ModelCall[]
}

/** The PDF header may stand behind this many bytes of something else, as common viewers allow. */
const HEADER_WITHIN = 1024

/**
 * Reads the invoices of a PDF. The built-in reader always reads, without network; with a model, both readings are merged, and only what
 * stands on the page counts.
 * @param options.today YYYY-MM-DD, for the date check.
 * @param options.memories what the workshop's corrections taught about its suppliers.
 * @param options.owner any key of who sent it: owners take turns.
 * @param options.model made for this PDF alone.
 * @throws UnreadablePdf with a sentence for staff; the signal's reason when aborted.
 */
export async function readInvoices(
  pdfPath: string,
  options: {
    today: string
    memories?: SupplierMemory[]
    model?: ModelReader | null
  } & ReadTerms,
): Promise<InvoicesRead> {
  await refuseOtherFiles(pdfPath)
  const { today, model, memories = [], signal = new AbortController().signal } = options
  const reading = await runReader({ path: pdfPath, today, memories }, options)
  const index = indexWords(reading.pages)
  const invoices = reading.invoices.map(invoice => readAlone(invoice, [], index))
  const alone = { ...reading, invoices, usage: [] }
  if (!model || reading.invoices.length === 0) return refuseNothing(alone)
  const joint = await readWithModel(reading, pdfPath, model, { today, signal })
  return refuseNothing({ ...reading, ...joint, usage: model.calls })
}

/** A letter, a price list or a page that asks to wait has neither number nor total nor lines. */
function refuseNothing(read: InvoicesRead): InvoicesRead {
  const saysNothing = ({ invoiceNumber, totalAmount, lines }: ReadInvoice) =>
    invoiceNumber === null && totalAmount === null && lines.length === 0
  if (read.invoices.every(saysNothing)) throw new UnreadablePdf('no-invoice')
  return read
}

/**
 * What a person's corrections of an invoice of a PDF teach about its supplier; null when nothing.
 * @throws UnreadablePdf; the signal's reason when aborted.
 */
export async function learnFromInvoice(
  pdfPath: string,
  lesson: Lesson,
  options: { today: string; owner?: string; signal?: AbortSignal },
): Promise<SupplierMemory | null> {
  const task = { path: pdfPath, today: options.today, memories: [], lesson }
  return (await runReader(task, options)).learned
}

async function refuseOtherFiles(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEADER_WITHIN), 0, HEADER_WITHIN, 0)
    if (bytesRead === 0) throw new UnreadablePdf('empty')
    if (!buffer.subarray(0, bytesRead).includes('%PDF-')) throw new UnreadablePdf('not-a-pdf')
  } finally {
    await file.close()
  }
}
