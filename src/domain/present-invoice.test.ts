import { expect, test } from 'vitest'
import { presentInvoice } from './present-invoice.ts'

const BOX = { page: 1, x0: 0.1, y0: 0.1, x1: 0.2, y1: 0.12 }

test('cents leave as dollars, absent as null, flags under the names of the API', () => {
  const presented = presentInvoice({
    documentType: 'tax-invoice',
    invoiceNumber: '40118',
    invoiceDate: '2026-03-05',
    dueDate: null,
    purchaseOrderNumber: null,
    supplierName: null,
    supplierABN: null,
    subtotal: 13_005,
    taxAmount: null,
    totalAmount: 14_306,
    lines: [
      {
        partNumber: 'QA-0O',
        description: 'Oil filter',
        quantity: 4.5,
        unitPrice: 2890,
        totalPrice: 13_005,
        partNumberUncertain: true,
        partNumberReadings: ['QA-0O', 'QA-00'],
        uncertainFields: ['partNumber'],
        boxes: { quantity: BOX, totalPrice: BOX },
        derivedFields: ['totalPrice'],
      },
    ],
    uncertainFields: ['supplierName'],
    boxes: { invoiceNumber: BOX },
    checks: [],
    pages: [1],
    readings: {},
  })
  expect(presented).toMatchObject({
    subtotal: 130.05,
    taxAmount: null,
    totalAmount: 143.06,
    uncertainFields: ['supplierName'],
    statuses: {
      invoiceNumber: 'grounded',
      supplierName: 'uncertain',
      totalAmount: 'derived',
      dueDate: 'missing',
    },
  })
  expect(presented.lineItems).toEqual([
    {
      partNumber: 'QA-0O',
      description: 'Oil filter',
      quantity: 4.5,
      unitPrice: 28.9,
      totalPrice: 130.05,
      part_number_uncertain: true,
      part_number_readings: ['QA-0O', 'QA-00'],
      uncertainFields: ['partNumber'],
      statuses: {
        partNumber: 'uncertain',
        description: 'derived',
        quantity: 'grounded',
        unitPrice: 'derived',
        totalPrice: 'derived',
      },
      boxes: { quantity: BOX, totalPrice: BOX },
    },
  ])
})
