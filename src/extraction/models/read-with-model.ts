import { readFile } from 'node:fs/promises'
import type { Invoice } from '#domain/invoice.ts'
import { type DraftInvoice, type RowsAgain, rowsWithinBounds, withinBounds } from '../grounding/draft.ts'
import type { ReadInvoice } from '../grounding/merge-invoice.ts'
import { mergeReadings, readAlone } from '../grounding/merge-readings.ts'
import { type AskedRow, rowsToAskAgain } from '../grounding/rows-to-ask-again.ts'
import { indexWords } from '../grounding/word-index.ts'
import type { PageWords } from '../pdf/page.ts'
import { ModelFailure } from './model-failure.ts'
import type { ModelReader } from './model-reader.ts'
import type { ProviderId } from './providers.ts'

/** What a model's reading beside the built-in one comes to. */
export interface JointReading {
  /** Who read it in the end. */
  provider: ProviderId | 'builtin'
  invoices: ReadInvoice[]
}

/**
 * Has a model read a PDF that the built-in reader has read, and merges the two. A model that fails costs nobody anything: the built-in
 * reading stands, and says what happened.
 * @throws the signal's reason when aborted.
 */
export async function readWithModel(
  builtin: { invoices: readonly Invoice[]; pages: readonly PageWords[] },
  pdfPath: string,
  model: ModelReader,
  options: { today: string; signal: AbortSignal },
): Promise<JointReading> {
  const index = indexWords(builtin.pages)
  const pdf = new Uint8Array(await readFile(pdfPath))
  const terms = { today: options.today, name: model.name }
  try {
    const { invoices: drafts } = withinBounds(await model.read(pdf, index.rows, options.signal))
    if (drafts.length === 0) throw new ModelFailure('garbage')
    const first = mergeReadings(index, builtin.invoices, drafts, terms)
    const rows = rowsToAskAgain(index, drafts, first.grounded, first.merged)
    if (rows.length === 0) return { provider: model.provider, invoices: first.merged }
    // The second look is a help, not a condition: when it fails, the first reading stands with its doubts.
    const again = await model.readAgain(pdf, rows, options.signal).catch(forgive)
    const second =
      again && mergeReadings(index, builtin.invoices, withRows(drafts, rows, rowsWithinBounds(again)), terms)
    return { provider: model.provider, invoices: second?.merged ?? first.merged }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const note = `${model.name} did not read this PDF, because ${error.message}: the built-in reader read it alone.`
    return {
      provider: 'builtin',
      invoices: builtin.invoices.map(invoice => readAlone(invoice, [note], index)),
    }
  }
}

/** The drafts with the rows that were asked for in place of the first ones; rows nobody asked for are nothing. */
function withRows(
  drafts: readonly DraftInvoice[],
  asked: readonly AskedRow[],
  { rows }: RowsAgain,
): DraftInvoice[] {
  return drafts.map((draft, i) => ({
    ...draft,
    lines: draft.lines.map((line, j) => {
      const question = asked.find(one => one.invoice === i && one.line === j)
      const answer = question && rows.find(one => one.row === question.row)
      if (!answer) return line
      const { row: _, ...again } = answer
      return again
    }),
  }))
}

function forgive(error: unknown): null {
  if (error instanceof ModelFailure) return null
  throw error
}
