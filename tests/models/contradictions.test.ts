import { describe, expect, test } from 'vitest'
import type { Draft, DraftInvoice, DraftLine } from '#extraction/grounding/draft.ts'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import type { TestPage } from '#extraction/testing/write-pdf.ts'
import { inShort, readJointly, statusOf } from './joint-reading.ts'
import { draftLine, honestNoteDraft, NOTE_LINES, noteInvoice } from './note-invoice.ts'
import { honestDraft } from './stand-in.ts'

type Change = (invoice: DraftInvoice, lines: [DraftLine, DraftLine, DraftLine, DraftLine]) => void

function changed(draft: Draft, change: Change): Draft {
  for (const invoice of draft.invoices) change(invoice, invoice.lines as never)
  return draft
}

function readOne(page: TestPage, draft: Draft) {
  const [invoice] = readJointly([page], draft)
  if (!invoice) throw new Error('no invoice')
  return invoice
}

const charge = (label: 'freight' | 'discount' | 'surcharge', text: string, amount: string) => ({
  label,
  text,
  amount,
})

describe('where only the model’s sums hold', () => {
  test('what agrees with the built-in reader, and a line that proves itself, are certain', () => {
    const invoice = readOne(noteInvoice(), honestNoteDraft())
    expect(invoice.lines.map(inShort)).toEqual(NOTE_LINES)
    expect([statusOf(invoice), invoice.uncertainFields]).toEqual(['Ready', []])
    expect(invoice.lines.flatMap(line => line.uncertainFields)).toEqual([])
  })

  const wrong: [string, Change][] = [
    [
      'two part numbers exchanged',
      (_, [, b, c]) => void ([b.partNumber, c.partNumber] = [c.partNumber, b.partNumber]),
    ],
    [
      'three part numbers in turn',
      (_, [a, b, c]) =>
        void ([a.partNumber, b.partNumber, c.partNumber] = [b.partNumber, c.partNumber, a.partNumber]),
    ],
    [
      'quantity and price of the neighbour with the same total',
      (_, [, b, c]) => {
        Object.assign(b, { quantity: '5', unitPrice: '16.00' })
        Object.assign(c, { quantity: '2', unitPrice: '40.00' })
      },
    ],
    [
      'the total as the price of one',
      (_, [, b]) => void Object.assign(b, { quantity: null, unitPrice: '80.00' }),
    ],
    [
      'quantity and price exchanged',
      (_, [, , c]) => void Object.assign(c, { quantity: '16.00', unitPrice: '5' }),
    ],
    ['a word of the note as a part number', (_, [, , , d]) => void (d.partNumber = 'sent')],
    ['no part number where one is printed', (_, [, , , d]) => void (d.partNumber = null)],
    ['the number of another row', (_, [, , , d]) => void (d.partNumber = '40118')],
    ['a price as a part number', (_, [, , , d]) => void (d.partNumber = '190.00')],
    ['a line twice and another lost', ({ lines }, [, b]) => void (lines[2] = { ...b })],
    [
      'lines as freight',
      invoice => {
        invoice.lines = [invoice.lines[0] as DraftLine, draftLine('QA-77/B|Brake pads front|2|80.00|80.00')]
        invoice.charges = [charge('freight', 'Wiper blade', '80.00'), charge('freight', 'battery', '190.00')]
      },
    ],
    [
      'a part as freight',
      invoice => {
        invoice.lines.pop()
        invoice.charges = [charge('freight', 'battery', '190.00')]
      },
    ],
    [
      'a part as a surcharge',
      invoice => {
        invoice.lines.pop()
        invoice.charges = [charge('surcharge', 'battery', '190.00')]
      },
    ],
    [
      'the subtotal as a surcharge',
      invoice => {
        invoice.lines = invoice.lines.slice(0, 1)
        invoice.charges = [
          charge('surcharge', 'Subtotal', '400.00'),
          charge('discount', 'Oil filter', '50.00'),
        ]
      },
    ],
    ['the subtotal as a line', invoice => void (invoice.lines = [draftLine('|Subtotal|||400.00')])],
    ['the subtotal as a part', invoice => void (invoice.lines = [draftLine('QB-300|Subtotal|||400.00')])],
    ['the subtotal as a code', invoice => void (invoice.lines = [draftLine('Subtotal|Subtotal|||400.00')])],
  ]
  test.each(wrong)('%s: not Ready', (_, change) => {
    const invoice = readOne(noteInvoice(), changed(honestNoteDraft(), change))
    expect([statusOf(invoice), ...invoice.lines.map(inShort)]).not.toEqual(['Ready', ...NOTE_LINES])
    expect(statusOf(invoice)).toBe('Uncertain Parts')
  })

  test('a contradicted line names the field, the part number and both readings', () => {
    const invoice = readOne(
      noteInvoice(),
      changed(honestNoteDraft(), (_, [, b, c]) => {
        ;[b.partNumber, c.partNumber] = [c.partNumber, b.partNumber]
      }),
    )
    expect(invoice.lines[1]).toMatchObject({
      partNumber: 'QA-5005',
      partNumberUncertain: true,
      partNumberReadings: ['QA-5005', 'QA-77/B'],
      uncertainFields: ['quantity', 'unitPrice', 'partNumber'],
    })
    expect(invoice.lines[0]?.uncertainFields).toEqual([])
  })

  test('lines of the built-in reader that the model lost make the lines doubtful', () => {
    const invoice = readOne(
      noteInvoice(),
      changed(honestNoteDraft(), invoice => {
        invoice.lines = [draftLine('QB-300|Subtotal|||400.00')]
      }),
    )
    expect(invoice.uncertainFields).toContain('lineItems')
  })

  test('a line that only the model read has to account for all that its row prints', () => {
    // Told so that the built-in reader sees no goods in it.
    const page = noteInvoice()
    page.texts = page.texts.map(text =>
      text.text.startsWith('Also sent')
        ? { ...text, text: 'Also sent: QB-300 12V battery 2 for 190.00 that is 95.00 each' }
        : text,
    )
    const read = (row: string) =>
      statusOf(
        readOne(
          page,
          changed(honestNoteDraft(), ({ lines }) => void (lines[3] = draftLine(row))),
        ),
      )
    expect(read('QB-300|12V battery|2|95.00|190.00')).toBe('Ready')
    expect(read('QB-300|12V battery||190.00|190.00')).toBe('Uncertain Parts')
    expect(read('12V|battery|2|95.00|190.00')).toBe('Uncertain Parts')
    expect(read('QB-300|12V battery|95.00|2|190.00')).toBe('Uncertain Parts')
  })
})

describe('where the readings differ and the sums of both hold', () => {
  const page = sampleInvoice('40118', [{ text: 'Replaces QA-5555', x: 140, y: 310 }])
  const swapped = { partNumber: 'QA-5555', quantity: '80.00', unitPrice: '1' }
  test.each(['Brake pads front', 'Replaces'])('the built-in line is doubtful too: %s', description => {
    const draft = changed(honestDraft(), (_, [, b]) => void Object.assign(b, { ...swapped, description }))
    expect(readOne(page, draft).lines[1]).toMatchObject({
      partNumber: 'QA-77/B',
      partNumberUncertain: true,
      partNumberReadings: ['QA-77/B', 'QA-5555'],
    })
  })

  test('a model without any line contradicts none', () => {
    const draft = changed(honestNoteDraft(), invoice => void (invoice.lines = []))
    const invoice = readOne(noteInvoice(), draft)
    expect(invoice.lines.map(line => line.partNumberUncertain)).toEqual([false, false, false])
    expect(invoice.uncertainFields).toContain('lineItems')
  })
})

test('a kind of document that the built-in reader doubts stays doubtful whatever the model says', () => {
  const page = sampleInvoice('40118', [
    { text: 'Prices valid for 30 days. This is not a tax invoice.', x: 40, y: 600 },
  ])
  const words: Record<string, string> = {
    'TAX INVOICE': 'Our offer to you',
    'Invoice No': 'Offer No',
    'Invoice Date': 'Date',
  }
  page.texts = page.texts.map(text => ({ ...text, text: words[text.text] ?? text.text }))
  expect(readOne(page, honestDraft()).uncertainFields).toContain('documentType')
})

test('a purchase order on the pages of another invoice is not this one’s', () => {
  const page = sampleInvoice()
  page.texts = page.texts.filter(text => text.text !== '7781' && text.text !== 'Your Order No')
  const [first] = honestDraft().invoices as [DraftInvoice]
  const drafts = [
    { ...first, pages: [1, 2] },
    { ...first, pages: [2], invoiceNumber: '40119' },
  ]
  const [one, two] = readJointly([page, sampleInvoice('40119')], { invoices: drafts })
  expect(one).toMatchObject({ invoiceNumber: '40118', purchaseOrderNumber: null })
  expect(one?.readings.purchaseOrderNumber).toEqual(['7781'])
  expect(one?.uncertainFields).toContain('purchaseOrderNumber')
  expect(two).toMatchObject({ purchaseOrderNumber: '7781', uncertainFields: [] })
})

test('nor is one that stands on the same page in another invoice', () => {
  const half = (page: TestPage, down: number) =>
    page.texts.map(text => ({ ...text, y: text.y / 2 + down, size: Math.min(text.size ?? 10, 9) }))
  const without = sampleInvoice()
  without.texts = without.texts.filter(text => text.text !== '7781' && text.text !== 'Your Order No')
  const page = { texts: [...half(without, 0), ...half(sampleInvoice('40119'), 330)] }
  const [first] = honestDraft().invoices as [DraftInvoice]
  const invoices = readJointly([page], { invoices: [first, { ...first, invoiceNumber: '40119' }] })
  expect(invoices.map(invoice => [invoice.invoiceNumber, invoice.purchaseOrderNumber])).toEqual([
    ['40118', null],
    ['40119', '7781'],
  ])
  expect(invoices.map(invoice => invoice.lines.map(line => line.partNumberUncertain))).toEqual([
    [false, false, false],
    [false, false, false],
  ])
})
