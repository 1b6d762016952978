import { asSchema } from 'ai'
import { expect, test } from 'vitest'
import { Draft, type DraftInvoice, RowsAgain, withinBounds } from './draft.ts'

type Node = { type?: string; properties?: Record<string, Node>; required?: string[]; items?: Node }

function objectsIn(node: Node): Node[] {
  const below = [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])]
  return [...(node.properties ? [node] : []), ...below.flatMap(objectsIn)]
}

test.each([
  ['the draft', Draft],
  ['rows read again', RowsAgain],
])('the schema of %s is strict: closed objects, every key required', async (_, schema) => {
  const objects = objectsIn((await asSchema<unknown>(schema).jsonSchema) as Node)
  expect(objects.length).toBeGreaterThan(1)
  for (const object of objects) {
    expect(object).toMatchObject({ additionalProperties: false })
    expect(object.required).toEqual(Object.keys(object.properties ?? {}))
  }
})

test('keys that nobody asked for are dropped, and an answer that runs on is cut', () => {
  const line = {
    wordRow: 1,
    partNumber: 'x'.repeat(9000),
    description: null,
    quantity: null,
    unitPrice: null,
  }
  const full = { ...line, discountPercent: null, gst: null, total: null, partNumberUncertain: false }
  const none = { invoiceNumber: null, invoiceDate: null, dueDate: null, purchaseOrderNumber: null }
  const rest = { supplierName: null, supplierABN: null, subtotal: null, taxAmount: null, totalAmount: null }
  const invoice = {
    documentType: 'tax-invoice',
    pages: [],
    ...none,
    ...rest,
    pricesIncludeGst: null,
    charges: [],
  }
  const draft = Draft.parse({
    invoices: [{ ...invoice, certain: true, lines: Array.from({ length: 5000 }, () => full) }],
  })
  const [bounded] = withinBounds(draft).invoices as [DraftInvoice]
  expect(bounded.lines).toHaveLength(1000)
  expect(bounded.lines[0]?.partNumber).toHaveLength(500)
  expect(bounded).not.toHaveProperty('certain')
  expect(bounded.lines[0]).not.toHaveProperty('partNumberUncertain')
})
