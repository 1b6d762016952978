import { rowStatus } from '#domain/row-status.ts'
import type { ReviewRow } from './review-row.ts'

export interface Readiness {
  tone: 'missing' | 'uncertain' | 'ready' | 'error'
  title: string
  text: string
}

/** The banner above Start Automation, null without rows. The first three are spec section 2's, word for word. */
export function readinessOf(rows: readonly ReviewRow[]): Readiness | null {
  if (rows.length === 0) return null
  const missing = rows.filter(row => rowStatus(row) === 'No PO').length
  if (missing > 0)
    return {
      tone: 'missing',
      title: 'PO Numbers Missing',
      text: `${missing} invoices missing PO numbers. Fill in PO numbers or remove invoices to proceed.`,
    }
  const uncertain = rows.filter(row => rowStatus(row) === 'Uncertain Parts').length
  if (uncertain > 0)
    return {
      tone: 'uncertain',
      title: 'Part Numbers Uncertain',
      text: `${uncertain} invoices have uncertain part numbers. Review part numbers manually and click "✓ Fixed" or remove invoices to proceed.`,
    }
  if (rowsToAutomate(rows).length === 0)
    return {
      tone: 'error',
      title: 'Nothing to Automate',
      text: 'Every row has an error. Analyze these files again, or remove the rows.',
    }
  return {
    tone: 'ready',
    title: 'Invoice Data Ready',
    text: 'Review and edit the extracted data above, then start automation',
  }
}

/** Rows with an error are left out of a run. */
export function rowsToAutomate(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.filter(row => rowStatus(row) === 'Ready')
}

export function rowsLeftOut(rows: readonly ReviewRow[]): ReviewRow[] {
  return rows.filter(row => rowStatus(row) === 'Error')
}
