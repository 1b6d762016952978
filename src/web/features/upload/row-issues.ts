import { rowStatus } from '#domain/row-status.ts'
import { fieldWord, listWords } from './document-words.ts'
import type { ReviewRow } from './review-row.ts'

export interface RowIssue {
  tone: 'error' | 'uncertain'
  text: string
}

/** Everything a person should know about a row before it is entered, in sentences, the worst first. */
export function rowIssues(row: ReviewRow): RowIssue[] {
  const issues: RowIssue[] = []
  if (row.error) issues.push({ tone: 'error', text: row.error })
  if (rowStatus(row) === 'Uncertain Parts') issues.push({ tone: 'uncertain', text: doubtfulParts(row) })
  if (row.uncertainFields.length > 0)
    issues.push({
      tone: 'uncertain',
      text: `Please check the ${listWords(row.uncertainFields.map(fieldWord))}.`,
    })
  // The row's error says the kind of document already.
  const failed = row.checks.filter(({ ok, rule }) => !ok && rule !== 'document-type')
  const sentences = new Set(failed.map(({ message }) => message))
  return [...issues, ...[...sentences].map(text => ({ tone: 'uncertain' as const, text }))]
}

function doubtfulParts(row: ReviewRow): string {
  const doubtful = row.lineItems.filter(line => line.part_number_uncertain)
  const names = doubtful.map(line => line.partNumber || line.description || 'a line without a part number')
  return `Doubtful part ${names.length > 1 ? 'numbers' : 'number'}: ${listWords(names)}. Open Items to see what else it could be.`
}
