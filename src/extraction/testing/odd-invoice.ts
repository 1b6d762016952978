import { rowsOfText, type TestPage } from './write-pdf.ts'

/** What stands on an odd invoice. */
export interface OddPaper {
  number: string
  order: string
  date: string
  lines: { shelf: string; code: string; name: string; quantity: number; price: string; total: string }[]
  totals: [net: string, gst: string, total: string]
  /** How far the columns have moved to the right. */
  shift?: number
}

/** An invoice in words nobody knows, with two columns of codes: only a person can say which one is the part number. */
export function oddInvoice({ number, order, date, lines, totals, shift = 0 }: OddPaper): TestPage {
  const columns = [40, 120, 210, 350, 410, 490].map(x => x + shift)
  const row = (...cells: string[]) => cells.map((text, i) => [columns[i] ?? 0, text] as [number, string])
  return {
    texts: [
      { text: 'Quandong Auto Spares', x: 40, y: 50, size: 20 },
      { text: 'TAX INVOICE', x: 430, y: 50, size: 16 },
      { text: 'ABN 51 824 753 556', x: 40, y: 70 },
      ...rowsOfText(
        [
          [
            [40, 'Zonk'],
            [120, number],
          ],
          [
            [40, 'Blivet'],
            [120, order],
          ],
          [
            [40, 'Drofted'],
            [120, date],
          ],
        ],
        100,
      ),
      ...rowsOfText(
        [
          row('Glim', 'Wix', 'Farn', 'Mip', 'Tolk', 'Hesp'),
          ...lines.map(line =>
            row(line.shelf, line.code, line.name, `${line.quantity}`, line.price, line.total),
          ),
        ],
        250,
      ),
      ...rowsOfText(
        [
          [
            [400, 'Subtotal'],
            [500, totals[0]],
          ],
          [
            [400, 'GST'],
            [500, totals[1]],
          ],
          [
            [400, 'Total'],
            [500, totals[2]],
          ],
        ],
        500,
      ),
    ],
  }
}
