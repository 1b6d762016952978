/** What the status of a review row depends on (spec section 4). */
export interface ReviewRow {
  error?: string | null | undefined
  purchaseOrderNumber: string | null
  lineItems: { part_number_uncertain: boolean }[]
  manually_corrected: boolean
}

export const ROW_STATUSES = ['Error', 'No PO', 'Uncertain Parts', 'Ready'] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

/** The first that applies, in the order of spec section 4. */
export function rowStatus(row: ReviewRow): RowStatus {
  if (row.error) return 'Error'
  if (!row.purchaseOrderNumber?.trim()) return 'No PO'
  if (!row.manually_corrected && row.lineItems.some(line => line.part_number_uncertain))
    return 'Uncertain Parts'
  return 'Ready'
}
