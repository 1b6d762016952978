import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The parts of `DATA_DIR/sandbox.json` that tests use. */
interface Sandbox {
  workshopSystem: { loginUrl: string; controlUrl: string; controlToken: string }
}

export interface TruthLine {
  stockNumber: string
  name: string
  description: string
  quantity: number
  unitPrice: number
}

export interface TruthBill {
  invoiceNumber: string
  date: string
  supplier: string
  lines: TruthLine[]
  subtotal: number
  gst: number
  total: number
  attachments: { name: string; bytes: number; sha256: string }[]
}

export interface TruthPurchase {
  number: string
  supplier: string
  status: string
  lines: TruthLine[]
  bills: TruthBill[]
}

export interface SeedPurchase {
  number: string
  supplier: string
  status: string
  lines: { stockNumber: string; name: string; quantity: number; unitPrice: number }[]
  bills?: { invoiceNumber: string; date: string }[]
}

/** Speaks to a stand-in through its control interface, and to nothing else of it. */
export function workshopControl(dataDir: string) {
  // Read at each call: the file appears only when everything has started.
  const sandbox = () => JSON.parse(readFileSync(path.join(dataDir, 'sandbox.json'), 'utf8')) as Sandbox
  async function ask(call: string, body?: unknown): Promise<unknown> {
    const { controlUrl, controlToken } = sandbox().workshopSystem
    const response = await fetch(`${controlUrl}/${call}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-control-token': controlToken, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`)
    const text = await response.text()
    return text ? JSON.parse(text) : null
  }
  return {
    /** Faults that strike from now on, in place of those that were armed before. */
    arm: (faults: { step: string; kind: string; times: number; workshopId: string }[]) =>
      ask('faults', faults),
    seed: (workshop: {
      workshopId: string
      users: { username: string; password: string }[]
      suppliers: { name: string; abn?: string }[]
      stock: { number: string; name: string }[]
      purchases: SeedPurchase[]
    }) => ask('seed', workshop),
    async purchases(workshopId: string): Promise<Map<string, TruthPurchase>> {
      const truth = (await ask(`truth?workshop=${encodeURIComponent(workshopId)}`)) as {
        purchases: TruthPurchase[]
      }
      return new Map(truth.purchases.map(purchase => [purchase.number, purchase]))
    },
    async journal(workshopId: string): Promise<{ action: string; target: string }[]> {
      return (await ask(`journal?workshop=${encodeURIComponent(workshopId)}`)) as {
        action: string
        target: string
      }[]
    },
  }
}
