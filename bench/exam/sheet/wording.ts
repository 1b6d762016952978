import type { PaperType } from '../data/paper.ts'
import type { Random } from '../random.ts'
import { type Formats, pickFormats } from './formats.ts'

/** The words and figures' shapes that one supplier prints on everything. */
export interface Wording {
  formats: Formats
  labels: Record<LabelKey, string>
  /** Behind a label that stands left of its value. */
  colon: string
  /** All capitals, as old systems print. */
  upper: boolean
  title(type: PaperType): string
  numberLabel(type: PaperType): string
  abnAt: 'head' | 'title' | 'foot'
  legalAt: 'head' | 'foot' | 'terms' | 'none'
  /** Where a remark on a line goes: under its description, or in a row of its own. */
  notesIn: 'cell' | 'row'
  creditSign: 'negative' | 'positive'
}

export type LabelKey = keyof typeof LABELS

const list = (text: string) => text.split('|')

const LABELS = {
  date: list(
    'Date|Date|Invoice Date|Invoice Date|Inv Date|Inv. Date|Dated|Issue Date|Date of Issue|Issued|Tax Date|Document Date|Doc Date',
  ),
  due: list('Due Date|Due|Payment Due|Pay By|Date Due|Due By|Payment Due Date'),
  order: list(
    'Order No|Order No.|PO|P/O|PO No|PO No.|PO #|PO Number|Purchase Order|Purchase Order No|Your Ref|Your Reference|Your Order|Your Order No.|Cust Order|Customer Order No|Cust. Order No.|Customer PO|Customer Ref|Order Number|P.O. Number|Reference|Cust O/No',
  ),
  sales: list('Sales Order|Our Order|S/O No|Job No|Our Job|SO Number'),
  docket: list('Delivery No|Docket No|Packing Slip|Pick Slip|Con Note|Despatch No'),
  account: list('Account|Account No|Customer No|Cust Code|A/C|Customer ID|Account Code|Debtor'),
  rep: list('Sales Rep|Rep|Salesperson|Served by|Operator|Entered By'),
  terms: list('Terms|Payment Terms|Trading Terms'),
  ordered: list('Order Date|Date Ordered|Ordered'),
  dispatched: list('Dispatch Date|Date Shipped|Ship Date|Delivered|Despatched'),
  to: list('Bill To|Sold To|Invoice To|Customer|To|Charge To|Account Of|Billed to'),
  ship: list('Ship To|Deliver To|Delivery Address|Delivered To|Goods To'),
  goods: list('Goods|Parts Total|Goods Value|Total Goods|Items Total|Goods Total'),
  subtotal: list(
    'Subtotal|Sub Total|Sub-Total|Sub-total ex GST|Total ex GST|Total (ex GST)|Net Total|Total Excl. GST|Amount ex GST|Nett Value|Subtotal (excl. GST)|Total Before GST',
  ),
  gst: list(
    'GST|GST|GST 10%|G.S.T.|GST Amount|Tax|Total GST|Plus GST|GST (10%)|10% GST|Add GST|Tax (GST 10%)|GST @ 10%|G.S.T. 10%',
  ),
  total: list(
    'Total|TOTAL|Total Inc GST|Amount Due|Total AUD|TOTAL AUD|Total Due|Invoice Total|Total (inc GST)|Total Payable|Please Pay|Grand Total|Total Amount|Total Incl. GST|Balance|Balance Due|Total Including GST|Amount Payable|Invoice Value',
  ),
  included: list(
    'GST included in total|Total includes GST of|Includes GST|GST Content|GST Incl.|Includes GST of|GST Included|Tax included',
  ),
  paid: list(
    'Less Amount Paid|Amount Paid|Paid|Payments Received|Less Deposit|Paid by EFTPOS|Payment Received - thank you',
  ),
  balance: list('Balance Due|Balance|Balance Owing|Amount Outstanding|Amount Owing'),
  rounding: list('Rounding|Rounding Adjustment|Rounding Adj.'),
  original: list('Original Invoice|Against Invoice|Invoice Ref|Refers to Invoice|Orig. Inv.|Re Invoice'),
}

const TITLES: Record<PaperType, string[]> = {
  'tax-invoice': list(
    'Tax Invoice|Tax Invoice|Tax Invoice|Tax Invoice|Tax Invoice|TAX INVOICE|TAX INVOICE|TAX INVOICE|TAX INVOICE|TAX INVOICE|Tax invoice|Tax invoice|INVOICE|INVOICE|Tax Invoice/Statement|Invoice',
  ),
  'credit-note': list(
    'Credit Note|CREDIT NOTE|Tax Credit Note|Adjustment Note|ADJUSTMENT NOTE|Credit Adjustment Note',
  ),
  quote: list('Quote|QUOTATION|Quotation|Estimate'),
  statement: list('Statement|STATEMENT|Statement of Account|Account Statement'),
  'pro-forma': list('Pro Forma Invoice|PRO-FORMA INVOICE|Proforma Invoice'),
  'delivery-docket': list('Delivery Docket|DELIVERY DOCKET|Packing Slip|Delivery Note'),
}

const NUMBERS: Record<PaperType, string[]> = {
  'tax-invoice': list(
    'Invoice No|Invoice No.|Invoice #|Invoice Number|Inv #|Inv No|Inv. No.|Number|Document No|Tax Invoice No|Tax Invoice #|No.|Our Ref|Invoice|Doc No.',
  ),
  'credit-note': list(
    'Credit No|Credit Note No.|Credit Note #|Adjustment Note No|Document No|Number|CN No|Credit #',
  ),
  quote: list('Quote No|Quote #|Quotation No.|Number|Quote Number'),
  statement: list('Statement No|Statement #|Number|Statement Number'),
  'pro-forma': list('Pro Forma No|Proforma No.|Number|Document No'),
  'delivery-docket': list('Docket No|Delivery Docket No.|Number|Docket #|Delivery Note No'),
}

export function pickWording(random: Random): Wording {
  const labels = Object.fromEntries(Object.entries(LABELS).map(([key, words]) => [key, random.pick(words)]))
  const title = Object.fromEntries(Object.entries(TITLES).map(([type, words]) => [type, random.pick(words)]))
  const number = Object.fromEntries(
    Object.entries(NUMBERS).map(([type, words]) => [type, random.pick(words)]),
  )
  const upper = random.chance(0.12)
  const cased = (text: string) => (upper ? text.toUpperCase() : text)
  return {
    formats: pickFormats(random),
    labels: labels as Wording['labels'],
    colon: random.pick([':', ':', '', ' :']),
    upper,
    title: type => cased(title[type] ?? ''),
    numberLabel: type => number[type] ?? '',
    abnAt: random.weigh([
      [5, 'head'],
      [3, 'title'],
      [3, 'foot'],
    ]),
    legalAt: random.weigh([
      [4, 'head'],
      [3, 'foot'],
      [2, 'terms'],
      [1, 'none'],
    ]),
    notesIn: random.pick(['cell', 'row']),
    creditSign: random.weigh([
      [6, 'negative'],
      [4, 'positive'],
    ]),
  }
}
