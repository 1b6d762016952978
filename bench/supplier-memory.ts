// What supplier memory is worth: the first paper of each supplier is corrected once, then the second is read without and with what
// that taught.   node bench/supplier-memory.ts DIR [flags for score.mjs]
// DIR is an exam with two papers of each supplier: node bench/exam/make.ts --each 2 …
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { centsFromDollars } from '../src/domain/money.ts'
import { presentInvoice } from '../src/domain/present-invoice.ts'
import type { ReadInvoice } from '../src/extraction/grounding/merge-invoice.ts'
import { type ConfirmedInvoice, learnFromInvoice, readInvoices } from '../src/extraction/read-invoices.ts'

/** A day after the exam's papers. */
const TODAY = '2026-06-01'
const SCORER = resolve(import.meta.dirname, '../../shared/corpus/score.mjs')
const [folder = '', ...flags] = process.argv.slice(2)

interface TrueLine {
  partNumber: string
  description: string
  quantity: number
  unitPrice: number
  totalPrice: number
}
interface TrueInvoice {
  invoiceNumber: string | null
  invoiceDate: string | null
  purchaseOrderNumber: string | null
  supplierNames: string[]
  total: number | null
  lines: TrueLine[]
}

const truth = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as {
  file: string
  documents: TrueInvoice[]
}[]
const seconds = truth.filter(({ file }) => file.endsWith('-2.pdf'))
const plain: Record<string, unknown> = {}
const taught: Record<string, unknown> = {}
for (const { file } of seconds) {
  const firstFile = file.replace(/-2\.pdf$/, '.pdf')
  const first = truth.find(one => one.file === firstFile)?.documents[0]
  if (!first) continue
  const path = join(folder, firstFile)
  const seen = (await readInvoices(path, { today: TODAY })).invoices
  const memory = await learnFromInvoice(path, { confirmed: correct(seen[0], first), seen }, { today: TODAY })
  plain[file] = await read(file, [])
  taught[file] = memory ? await read(file, [memory]) : plain[file]
}
const scratch = await mkdtemp(join(tmpdir(), 'memory-'))
await writeFile(join(scratch, 'truth.json'), JSON.stringify(seconds))
for (const [name, readings] of Object.entries({ 'without memory': plain, 'with memory': taught })) {
  await writeFile(join(scratch, 'readings.json'), JSON.stringify(readings))
  console.log(`\n${seconds.length} second papers ${name}`)
  spawnSync(
    process.execPath,
    [SCORER, join(scratch, 'truth.json'), join(scratch, 'readings.json'), ...flags],
    {
      stdio: 'inherit',
    },
  )
}
await rm(scratch, { recursive: true })

async function read(file: string, memories: NonNullable<Parameters<typeof readInvoices>[1]['memories']>) {
  return (await readInvoices(join(folder, file), { today: TODAY, memories })).invoices.map(presentInvoice)
}

/**
 * The invoice as a person leaves it: the page lets nobody edit ABN, GST or due date, and a supplier's other name that is right too is not
 * retyped.
 */
function correct(seen: ReadInvoice | undefined, invoice: TrueInvoice): ConfirmedInvoice {
  const name = seen?.supplierName ?? ''
  const { invoiceNumber, invoiceDate, purchaseOrderNumber, supplierNames, total } = invoice
  return {
    invoiceNumber,
    invoiceDate,
    dueDate: seen?.dueDate ?? null,
    purchaseOrderNumber,
    supplierABN: seen?.supplierABN ?? null,
    supplierName: supplierNames.includes(name) ? name : (supplierNames[0] ?? null),
    taxAmount: seen?.taxAmount ?? null,
    totalAmount: total === null ? null : centsFromDollars(total),
    lines: invoice.lines.map(line => ({
      ...line,
      unitPrice: centsFromDollars(line.unitPrice),
      totalPrice: centsFromDollars(line.totalPrice),
    })),
  }
}
