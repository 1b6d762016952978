import { expect, test } from 'vitest'
import { presentInvoice } from '#domain/present-invoice.ts'
import { readDocument } from '../read-document.ts'
import { pageOfText } from '../testing/page-of-text.ts'
import { sampleInvoice } from '../testing/sample-invoice.ts'
import { readAlone } from './merge-readings.ts'
import { indexWords } from './word-index.ts'

/** The sample invoice with texts replaced, as the built-in reader alone leaves it. */
function read(words: Record<string, string>) {
  const texts = sampleInvoice().texts.map(text => ({ ...text, text: words[text.text] ?? text.text }))
  const reading = readDocument([pageOfText(texts)], { today: '2026-04-01', memories: [] })
  const [invoice] = reading?.invoices ?? []
  if (!reading || !invoice) throw new Error('nothing to read')
  return readAlone(invoice, [], indexWords(reading.pages))
}

test('what is printed is grounded', () => {
  const [line] = presentInvoice(read({})).lineItems
  expect(line).toMatchObject({ quantity: 4, unitPrice: 12.5, totalPrice: 50 })
  expect(Object.values(line?.statuses ?? {})).toEqual(Array(5).fill('grounded'))
})

test('a price without its GST is derived, and keeps the place of the print it was worked out from', () => {
  const [line] = presentInvoice(
    read({
      'Unit Price': 'Unit inc GST',
      Amount: 'Total inc GST',
      '12.50': '13.75',
      '50.00': '55.00',
      '80.00': '88.00',
      '10.00': '11.00',
    }),
  ).lineItems
  expect(line).toMatchObject({ quantity: 4, unitPrice: 12.5, totalPrice: 50 })
  expect(line?.statuses).toMatchObject({ quantity: 'grounded', unitPrice: 'derived', totalPrice: 'derived' })
  expect(line?.boxes.unitPrice).toBeDefined()
})

test('the value of a doubtful field is among its readings', () => {
  const invoice = read({ 'TAX INVOICE': 'Our offer', 'Invoice No': 'Offer No' })
  expect(invoice.uncertainFields).toContain('documentType')
  expect(invoice.readings).toMatchObject({ documentType: [invoice.documentType] })
  expect(Object.keys(invoice.readings).sort()).toEqual([...invoice.uncertainFields].sort())
})
