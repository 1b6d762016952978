import { open } from 'node:fs/promises'
import type { Reading } from './read-document.ts'
import { runReader } from './run-reader.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

export type { Reading } from './read-document.ts'
export { UnreadablePdf } from './unreadable-pdf.ts'

/** The PDF header may stand behind this many bytes of something else, as common viewers allow. */
const HEADER_WITHIN = 1024

/**
 * Reads the invoices of a digital PDF without model or network.
 * @param options.today YYYY-MM-DD, for the date check.
 * @throws UnreadablePdf with a sentence for staff; the signal's reason when aborted.
 */
export async function readInvoices(
  pdfPath: string,
  options: { today: string; signal?: AbortSignal },
): Promise<Reading> {
  await refuseOtherFiles(pdfPath)
  return runReader(pdfPath, options.today, options.signal)
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
