import { DEMO_STOCK } from './demo-stock.ts'
import { BURRAWANG, type DemoSupplier, KESTREL, PELICAN, TIN_SHED, WATTLE_STREET } from './suppliers.ts'

/** The body of the workshop system's `POST /control/seed`. Prices in dollars per unit, GST-exclusive unless `includesGst`. */
interface WorkshopSeed {
  workshopId: string
  workshopName: string
  users: { username: string; password: string }[]
  suppliers: { name: string; abn: string }[]
  stock: { number: string; name: string }[]
  purchases: SeedPurchase[]
}

interface SeedPurchase {
  number: string
  reference?: string
  supplier: string
  status: 'pending' | 'sent' | 'processed' | 'deleted'
  lines: SeedLine[]
  /** `date` is `YYYY-MM-DD`. */
  bills?: { invoiceNumber: string; date: string }[]
}

interface SeedLine {
  stockNumber: string
  name: string
  quantity: number
  unitPrice: number
  includesGst?: boolean
}

/** The demo's workshop: its users, suppliers, stock and purchase orders, some of which fit the sample invoices. */
export function demoWorkshop(options: {
  workshopId: string
  username: string
  password: string
}): WorkshopSeed {
  const { workshopId, username, password } = options
  return {
    workshopId,
    workshopName: WATTLE_STREET.name,
    users: [{ username, password }],
    suppliers: [KESTREL, BURRAWANG, PELICAN, TIN_SHED].map(({ name, abn }) => ({ name, abn })),
    stock: Object.entries(DEMO_STOCK).map(([number, name]) => ({ number, name })),
    purchases: [...ORDERS_OF_THE_SAMPLES, ...OTHER_ORDERS],
  }
}

function part(stockNumber: keyof typeof DEMO_STOCK, quantity: number, unitPrice: number): SeedLine {
  return { stockNumber, name: DEMO_STOCK[stockNumber], quantity, unitPrice }
}

function order(
  number: string,
  supplier: DemoSupplier,
  status: SeedPurchase['status'],
  lines: SeedLine[],
  rest: Pick<SeedPurchase, 'reference' | 'bills'> = {},
): SeedPurchase {
  return { number, supplier: supplier.name, status, lines, ...rest }
}

/** One for each of the sample invoices, in their order (`sample-invoices.ts` says what each of them shows). */
const ORDERS_OF_THE_SAMPLES: SeedPurchase[] = [
  order('10482', KESTREL, 'sent', [
    part('KRO-Z418', 6, 9.85),
    part('KRA-1772', 2, 24.6),
    part('BP-1001', 1, 82.4),
    part('WB-24', 2, 17.3),
    part('SP-7RX', 8, 16.75),
  ]),
  order('10495', BURRAWANG, 'sent', [], { reference: 'Clutch, job 2231' }),
  order('10491', PELICAN, 'sent', [
    part('ALT-90A-H', 1, 248.5),
    part('RLY-5P40', 6, 7.2),
    part('GLB-H7', 4, 8.4),
    part('STM-14KW', 1, 231.9),
    part('BLT-6PK1195', 1, 31.4),
    part('FUS-MIDI80', 2, 6.15),
  ]),
  order(
    '10467',
    KESTREL,
    'processed',
    [part('KRF-2209', 1, 38.2), part('KRO-Z418', 4, 9.85), part('EO-5W30-5', 2, 46.9)],
    { bills: [{ invoiceNumber: 'KR20388', date: '2026-10-14' }] },
  ),
  order(
    '10488',
    TIN_SHED,
    'sent',
    [
      part('JK-3T', 1, 198),
      part('TW-HALF', 1, 109),
      { ...part('DG-5L', 2, 37.95), includesGst: true },
      part('GLV-NIT-L', 4, 23.8),
    ],
    { reference: 'Bay 3 tools' },
  ),
  order('10474', BURRAWANG, 'processed', [part('DR-2841', 2, 74.6), part('BP-1001R', 1, 58.3)], {
    bills: [{ invoiceNumber: 'BB08790', date: '2026-10-22' }],
  }),
]

const OTHER_ORDERS: SeedPurchase[] = [
  order('10497', PELICAN, 'pending', [part('STM-14KW', 1, 231.9), part('FUS-MIDI80', 4, 6.15)], {
    reference: 'Urgent, if 10491 is late',
  }),
  order('10496', KESTREL, 'pending', [part('KRO-Z41', 4, 12.7), part('TH-88C', 1, 41.25)]),
  order('10494', KESTREL, 'sent', [part('WP-5512', 1, 96.8), part('TH-88C', 1, 41.25)], {
    reference: 'Job 2228',
  }),
  order('10493', PELICAN, 'deleted', [part('GLB-H7', 10, 8.4)]),
  order('10492', TIN_SHED, 'sent', [part('GLV-NIT-L', 10, 23.8)]),
  order('10490', BURRAWANG, 'processed', [part('BF4-500', 6, 11.35)], {
    bills: [{ invoiceNumber: 'BB08812', date: '2026-11-02' }],
  }),
  order('10489', KESTREL, 'sent', [part('EO-5W30-5', 4, 46.9), part('KRO-Z418', 4, 9.85)]),
  order('10487', KESTREL, 'pending', [part('SP-7RX', 4, 16.75), part('KRA-1772', 1, 24.6)], {
    reference: 'Job 2219',
  }),
  order('10482/1', KESTREL, 'pending', [part('CAB-1190', 2, 28.9)], { reference: 'Backorder' }),
  order('10479', BURRAWANG, 'processed', [part('DR-2841', 2, 74.6), part('BP-100', 2, 13.5)], {
    bills: [{ invoiceNumber: 'BB08801', date: '2026-10-27' }],
  }),
  order('10455', TIN_SHED, 'deleted', [part('DG-5L', 1, 34.5)]),
]
