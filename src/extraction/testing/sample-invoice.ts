import { rowsOfText, type TestPage, type TestText } from './write-pdf.ts'

/** A plain invoice of two lines and freight, with a valid ABN; every supplier and part is invented. */
export function sampleInvoice(number = '40118', extra: TestText[] = []): TestPage {
  return {
    texts: [
      { text: 'Quandong Auto Spares', x: 40, y: 50, size: 20 },
      { text: 'TAX INVOICE', x: 430, y: 50, size: 16 },
      { text: 'ABN 51 824 753 556', x: 40, y: 70 },
      ...rowsOfText(
        [
          [
            [400, 'Invoice No'],
            [490, number],
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
      ...rowsOfText(
        [
          [
            [40, 'Part Number'],
            [140, 'Description'],
            [330, 'Qty'],
            [400, 'Unit Price'],
            [500, 'Amount'],
          ],
          [
            [40, 'QA-1002'],
            [140, 'Oil filter'],
            [335, '4'],
            [410, '12.50'],
            [505, '50.00'],
          ],
          [
            [40, 'QA-77/B'],
            [140, 'Brake pads front'],
            [335, '1'],
            [410, '80.00'],
            [505, '80.00'],
          ],
        ],
        250,
      ),
      ...rowsOfText(
        [
          [
            [400, 'Freight'],
            [505, '10.00'],
          ],
          [
            [400, 'Subtotal'],
            [500, '140.00'],
          ],
          [
            [400, 'GST'],
            [505, '14.00'],
          ],
          [
            [400, 'Total'],
            [500, '154.00'],
          ],
        ],
        400,
      ),
      ...extra,
    ],
  }
}
