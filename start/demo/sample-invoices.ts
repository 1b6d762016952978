import type { Cents } from '#domain/money.ts'
import { BURRAWANG, type DemoSupplier, KESTREL, PELICAN, TIN_SHED } from './suppliers.ts'

/** One of the demo's supplier invoices. Money in cents, GST-exclusive except `totalAmount`; dates are `YYYY-MM-DD`. */
export interface SampleInvoice {
  /** In `samples/`. */
  file: string
  /** What uploading it shows, one sentence. */
  shows: string
  supplier: DemoSupplier
  documentType: 'tax-invoice' | 'credit-note'
  invoiceNumber: string
  purchaseOrderNumber: string
  invoiceDate: string
  dueDate: string | null
  /** As the product must deliver them. */
  lines: SampleLine[]
  subtotal: Cents
  taxAmount: Cents
  totalAmount: Cents
  /** Printed besides: ordered parts of which nothing was supplied. They are no lines of the invoice. */
  backordered?: { partNumber: string; description: string; quantity: number }[]
}

export interface SampleLine {
  partNumber: string
  description: string
  quantity: number
  /** Net of the discount. */
  unitPrice: Cents
  totalPrice: Cents
  /** Printed beside the list price that it is taken from. */
  discountPercent?: number
}

function line(
  partNumber: string,
  description: string,
  quantity: number,
  unitPrice: Cents,
  totalPrice: Cents,
): SampleLine {
  return { partNumber, description, quantity, unitPrice, totalPrice }
}

export const sampleInvoices: readonly SampleInvoice[] = [
  {
    file: 'kestrel-ridge-KR20417.pdf',
    shows: 'Fits order 10482 line for line: full upload, bill and PDF.',
    supplier: KESTREL,
    documentType: 'tax-invoice',
    invoiceNumber: 'KR20417',
    purchaseOrderNumber: '10482',
    invoiceDate: '2026-11-03',
    dueDate: '2026-12-31',
    lines: [
      line('KRO-Z418', 'Oil filter spin-on', 6, 985, 5910),
      line('KRA-1772', 'Air filter panel type', 2, 2460, 4920),
      line('BP-1001', 'Brake pad set front, ceramic', 1, 8240, 8240),
      line('WB-24', 'Wiper blade 600 mm', 2, 1730, 3460),
      line('SP-7RX', 'Spark plug iridium', 8, 1675, 13400),
    ],
    subtotal: 35930,
    taxAmount: 3593,
    totalAmount: 39523,
  },
  {
    file: 'burrawang-BB08831.pdf',
    shows: 'Order 10495 is empty: all lines and the freight are added, then bill and PDF.',
    supplier: BURRAWANG,
    documentType: 'tax-invoice',
    invoiceNumber: 'BB08831',
    purchaseOrderNumber: '10495',
    invoiceDate: '2026-11-06',
    dueDate: '2026-12-06',
    lines: [
      line('CK-3380', 'Clutch kit 3-piece 240 mm', 1, 31875, 31875),
      line('FW-3380S', 'Flywheel solid, suits CK-3380', 1, 26490, 26490),
      line('CSC-118', 'Concentric slave cylinder', 1, 9645, 9645),
      line('BF4-500', 'Brake fluid DOT 4 500 mL', 3, 1135, 3405),
      line('FREIGHT', 'Freight - overnight road', 1, 1850, 1850),
    ],
    subtotal: 73265,
    taxAmount: 7327,
    totalAmount: 80592,
  },
  {
    file: 'pelican-point-PP77120.pdf',
    shows: 'Order 10491 has more parts than the invoice: only prices are brought up to date.',
    supplier: PELICAN,
    documentType: 'tax-invoice',
    invoiceNumber: 'PP77120',
    purchaseOrderNumber: '10491',
    invoiceDate: '2026-11-10',
    dueDate: '2026-12-10',
    lines: [
      line('ALT-90A-H', 'ALTERNATOR 12V 90A', 1, 28600, 28600),
      line('RLY-5P40', 'RELAY 5-PIN 12V 40A', 6, 720, 4320),
      line('GLB-H7', 'GLOBE H7 12V 55W', 4, 895, 3580),
      line('BLT-6PK1195', 'DRIVE BELT 6PK1195', 1, 3140, 3140),
    ],
    subtotal: 39640,
    taxAmount: 3964,
    totalAmount: 43604,
    backordered: [{ partNumber: 'STM-14KW', description: 'STARTER MOTOR 12V 1.4 KW', quantity: 1 }],
  },
  {
    file: 'kestrel-ridge-KR20388.pdf',
    shows: 'Order 10467 is already billed: nothing is written.',
    supplier: KESTREL,
    documentType: 'tax-invoice',
    invoiceNumber: 'KR20388',
    purchaseOrderNumber: '10467',
    invoiceDate: '2026-10-14',
    dueDate: '2026-11-30',
    lines: [
      line('KRF-2209', 'Fuel filter diesel', 1, 3820, 3820),
      line('KRO-Z418', 'Oil filter spin-on', 4, 985, 3940),
      line('EO-5W30-5', 'Engine oil 5W-30 full synthetic 5 L', 2, 4690, 9380),
    ],
    subtotal: 17140,
    taxAmount: 1714,
    totalAmount: 18854,
  },
  {
    file: 'tin-shed-TS-3094.pdf',
    shows: 'GST-inclusive prices and discounts: order 10488 gets the net prices, then bill and PDF.',
    supplier: TIN_SHED,
    documentType: 'tax-invoice',
    invoiceNumber: 'TS-3094',
    purchaseOrderNumber: '10488',
    invoiceDate: '2026-11-12',
    dueDate: null,
    lines: [
      { ...line('JK-3T', 'Trolley jack 3 t low profile', 1, 15840, 15840), discountPercent: 20 },
      { ...line('TW-HALF', 'Torque wrench 1/2" drive 40-210 Nm', 1, 9810, 9810), discountPercent: 10 },
      line('DG-5L', 'Degreaser water-based 5 L', 2, 3450, 6900),
      line('GLV-NIT-L', 'Nitrile gloves large, box of 100', 4, 2450, 9800),
    ],
    subtotal: 42350,
    taxAmount: 4235,
    totalAmount: 46585,
  },
  {
    file: 'burrawang-credit-CN00417.pdf',
    shows: 'A credit note is recognised and cannot be automated.',
    supplier: BURRAWANG,
    documentType: 'credit-note',
    invoiceNumber: 'CN00417',
    purchaseOrderNumber: '10474',
    invoiceDate: '2026-11-13',
    dueDate: null,
    lines: [
      line('DR-2841', 'Disc rotor front vented - wrong size, returned', 2, 7460, 14920),
      line('BP-1001R', 'Brake pad set rear, ceramic', 1, 5830, 5830),
    ],
    subtotal: 20750,
    taxAmount: 2075,
    totalAmount: 22825,
  },
]
