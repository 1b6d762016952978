/** What the workshop system remembers. Records are replaced, never changed in place. */

export type User = { username: string; passwordHash: string }

export type Supplier = { name: string; abn: string | null }

/** Numbers are not unique, so a line points at the id. */
export type StockItem = { id: number; number: string; name: string }

export type Line = {
  id: number
  stockId: number
  stockNumber: string
  name: string
  description: string
  quantity: number
  unitCents: number
  discountPercent: number
  includesGst: boolean
  gstFree: boolean
  note: string
}

export const purchaseStatuses = ['pending', 'sent', 'processed', 'deleted'] as const
export type PurchaseStatus = (typeof purchaseStatuses)[number]

export type Purchase = {
  id: number
  /** The number people see: `15`, or `15/1` for a backorder. */
  number: string
  reference: string
  supplier: string
  status: PurchaseStatus
  lines: Line[]
  nextLineId: number
}

export type Attachment = { name: string; bytes: number; sha256: string }

export type Bill = {
  id: number
  purchaseId: number
  invoiceNumber: string
  /** `yyyy-mm-dd` */
  date: string
  supplier: string
  /** Copies of the purchase's lines, under the same ids. */
  lines: Line[]
  subtotalCents: number
  gstCents: number
  totalCents: number
  attachments: Attachment[]
}

export type JournalAction =
  | 'line.create'
  | 'line.update'
  | 'line.remove'
  | 'stock.create'
  | 'purchase.process'
  | 'bill.create'
  | 'bill.attach'

export type JournalEntry = {
  at: string
  user: string
  action: JournalAction
  target: string
  detail: Record<string, unknown>
}

export type Workshop = {
  id: string
  name: string
  users: Map<string, User>
  suppliers: Map<string, Supplier>
  stock: Map<number, StockItem>
  purchases: Map<number, Purchase>
  bills: Map<number, Bill>
  journal: JournalEntry[]
}

/** One record stored under its key, or taken away with null. */
export type Change =
  | { table: 'users'; key: string; record: User | null }
  | { table: 'suppliers'; key: string; record: Supplier | null }
  | { table: 'stock'; key: number; record: StockItem | null }
  | { table: 'purchases'; key: number; record: Purchase | null }
  | { table: 'bills'; key: number; record: Bill | null }

/** What is written together or not at all. */
export type Commit = { workshopId: string; workshopName?: string; changes: Change[]; journal: JournalEntry[] }
