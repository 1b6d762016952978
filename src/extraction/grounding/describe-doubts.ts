import type { HeaderField } from '#domain/invoice.ts'

const WORDS: Record<HeaderField, string> = {
  documentType: 'kind of document',
  invoiceNumber: 'invoice number',
  invoiceDate: 'invoice date',
  dueDate: 'due date',
  purchaseOrderNumber: 'purchase order number',
  supplierName: "supplier's name",
  supplierABN: "supplier's ABN",
  subtotal: 'amount before GST',
  taxAmount: 'GST',
  totalAmount: 'total',
}

/** What a person should compare with the PDF, one sentence for each doubt about the header or the lines as a whole. */
export function describeDoubts(doubts: {
  /** The model's provider. */
  name: string
  readings: Partial<Record<HeaderField, string[]>>
  ungrounded: readonly HeaderField[]
  madeUp: number
}): string[] {
  const { name, readings, ungrounded, madeUp } = doubts
  const absent = ungrounded.map(
    field => `What ${name} gave as the ${WORDS[field]} is not on the page and was not used.`,
  )
  const open = Object.entries(readings).flatMap(([field, values]) => {
    const known = ungrounded.includes(field as HeaderField) || values.length < 2
    return known
      ? []
      : [`The ${WORDS[field as HeaderField]} reads ${values.join(' or ')}: compare with the PDF.`]
  })
  if (madeUp === 0) return [...absent, ...open]
  const lines = madeUp === 1 ? 'One line that' : `${madeUp} lines that`
  const were = madeUp === 1 ? 'is not on the page and was' : 'are not on the page and were'
  return [...absent, ...open, `${lines} ${name} gave ${were} left out.`]
}
