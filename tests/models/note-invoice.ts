import type { Draft, DraftLine } from '#extraction/grounding/draft.ts'
import { rowsOfText, type TestPage, type TestText } from '#extraction/testing/write-pdf.ts'
import { honestDraft } from './stand-in.ts'

const tight = (rows: [x: number, text: string][][], top: number): TestText[] =>
  rows.flatMap((row, i) => row.map(([x, text]) => ({ x, text, y: top + i * 14 })))

/**
 * An invoice that names its last part in a sentence under the table, where only a model finds it: the built-in reader's sums fail and the
 * model's hold. Two of its lines have the same total.
 */
export function noteInvoice(extra: TestText[] = []): TestPage {
  return {
    texts: [
      { text: 'Quandong Auto Spares', x: 40, y: 50, size: 20 },
      { text: 'TAX INVOICE', x: 430, y: 50, size: 16 },
      { text: 'ABN 51 824 753 556', x: 40, y: 70 },
      ...rowsOfText(
        [
          [
            [400, 'Invoice No'],
            [490, '40118'],
          ],
          [
            [400, 'Invoice Date'],
            [490, '05/03/2026'],
          ],
          [
            [400, 'Your Order No'],
            [490, '7781'],
          ],
        ],
        100,
      ),
      ...tight(
        ['Part Number|Description|Qty|Unit Price|Amount', ...LINES].map(row => {
          const [part = '', name = '', quantity = '', price = '', total = ''] = row.split('|')
          return [
            [40, part],
            [140, name],
            [335, quantity],
            [410, price],
            [505, total],
          ]
        }),
        250,
      ),
      { text: 'Also sent: battery QB-300, one, at 190.00 each', x: 40, y: 330 },
      ...tight(
        [
          [
            [400, 'Subtotal'],
            [500, '400.00'],
          ],
          [
            [400, 'GST'],
            [505, '40.00'],
          ],
          [
            [400, 'Total'],
            [500, '440.00'],
          ],
        ],
        400,
      ),
      ...extra,
    ],
  }
}

const LINES = [
  'QA-1002|Oil filter|4|12.50|50.00',
  'QA-77/B|Brake pads front|2|40.00|80.00',
  'QA-5005|Wiper blade|5|16.00|80.00',
]

/** A line as a model copies it: part, name, quantity, price and total, `|` between them; nothing is null. */
export function draftLine(row: string): DraftLine {
  const [partNumber, description, quantity, unitPrice, total] = row.split('|').map(text => text || null)
  const rest = { wordRow: null, discountPercent: null, gst: null }
  return { ...rest, ...({ partNumber, description, quantity, unitPrice, total } as DraftLine) }
}

/** What an honest model copies from it. */
export function honestNoteDraft(): Draft {
  const [sample] = honestDraft().invoices
  if (!sample) throw new Error('no invoice')
  const money = { subtotal: '400.00', taxAmount: '40.00', totalAmount: '440.00' }
  const lines = [...LINES, 'QB-300|battery||190.00|190.00'].map(draftLine)
  return { invoices: [{ ...sample, ...money, lines, charges: [] }] }
}

/** What it bills, as `part quantity price total` in cents. */
export const NOTE_LINES = [
  'QA-1002 4 1250 5000',
  'QA-77/B 2 4000 8000',
  'QA-5005 5 1600 8000',
  'QB-300 1 19000 19000',
]
