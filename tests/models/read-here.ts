import { readPdf } from '#extraction/process/read-pdf.ts'
import type { ReaderTask } from '#extraction/process/reader-task.ts'
import type { Reading } from '#extraction/read-document.ts'

/**
 * Reads in this process, in place of the process that a stranger's PDF gets: tests of what comes after the reading read a hundred small
 * PDFs of their own, and to start a process for each costs half a second of a core.
 */
export async function runReader(request: Omit<ReaderTask, 'mostPages' | 'mostScans'>): Promise<Reading> {
  const answer = await readPdf({ ...request, mostPages: 1, mostScans: 0 }, () => undefined)
  if (!('reading' in answer)) throw new Error(`There is nothing to read: ${JSON.stringify(answer)}`)
  return structuredClone(answer.reading)
}
