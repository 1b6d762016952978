import type { ScanLimits } from '#extraction/process/run-reader.ts'
import type { UnreadableReason } from '#extraction/process/unreadable-pdf.ts'

/**
 * What may come of a file: `read` is the sample invoice, whole and right; `sound` is a reading in which nothing is wrong unless it is
 * flagged; otherwise why it is refused. Several are allowed where a reader that got better at mending would still be right.
 */
export type Outcome = 'read' | 'sound' | UnreadableReason

export interface HostileCase {
  name: string
  may: readonly Outcome[]
  /** Its pages are pictures, so that OCR may take its time over them. */
  picture?: true
  /** Where it takes all the time that there is, less of that. */
  scanLimits?: ScanLimits
  /** What a refusal tells its reader to do. */
  advice?: RegExp
  /** Made when asked for: some are large. */
  bytes(): Buffer | Promise<Buffer>
}

export const hostile = (
  name: string,
  may: Outcome | readonly Outcome[],
  bytes: HostileCase['bytes'],
): HostileCase => ({ name, may: typeof may === 'string' ? [may] : may, bytes })
