import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dollarsFromCents } from '#domain/money.ts'
import { sampleInvoices } from '../../start/demo/sample-invoices.ts'
import type { SeedPurchase } from './workshop-control.ts'

/** A supplier's PDF, what it truly says, and where it stands. Money in dollars. */
export interface InvoiceCase {
  file: string
  sha256: string
  invoiceNumber: string
  invoiceDate: string
  purchaseOrderNumber: string
  supplierName: string
  subtotal: number
  gst: number
  total: number
  lines: {
    partNumber: string
    description: string
    quantity: number
    unitPrice: number
    totalPrice: number
  }[]
}

/** One digital invoice for each of the four ways a purchase order can meet it. */
export interface FourCases {
  matching: InvoiceCase
  empty: InvoiceCase
  moreParts: InvoiceCase
  billed: InvoiceCase
}

const ROOT = path.join(import.meta.dirname, '../..')
const CORPUS = path.join(ROOT, '../shared/corpus/dev')

/** From the development corpus; in a clone without it, from the repository's own samples. */
export function fourCases(): FourCases {
  return existsSync(path.join(CORPUS, 'truth.json')) ? fromCorpus() : fromSamples()
}

interface CorpusEntry {
  file: string
  documents: (Omit<InvoiceCase, 'file' | 'sha256'> & { gst: number })[]
}

function fromCorpus(): FourCases {
  const truth = JSON.parse(readFileSync(path.join(CORPUS, 'truth.json'), 'utf8')) as CorpusEntry[]
  const pick = (name: string): InvoiceCase => {
    const document = truth.find(entry => entry.file === name)?.documents[0]
    if (!document) throw new Error(`The corpus has no ${name}.`)
    return { ...document, ...fileAt(path.join(CORPUS, name)) }
  }
  return {
    matching: pick('d01-boxgrid-1.pdf'),
    empty: pick('d02-unruled-2.pdf'),
    moreParts: pick('d06-dealer-landscape-1.pdf'),
    billed: pick('d03-erp-mono-2.pdf'),
  }
}

function fileAt(file: string) {
  return { file, sha256: createHash('sha256').update(readFileSync(file)).digest('hex') }
}

/** A purchase order that fits the case, with changes on purpose. */
export function orderFor(
  invoice: InvoiceCase,
  change: (lines: SeedPurchase['lines']) => SeedPurchase['lines'] = lines => lines,
): SeedPurchase {
  const lines = invoice.lines.map(line => ({
    stockNumber: line.partNumber,
    name: line.description,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
  }))
  return {
    number: invoice.purchaseOrderNumber,
    supplier: invoice.supplierName,
    status: 'sent',
    lines: change(lines),
  }
}

function fromSamples(): FourCases {
  const pick = (file: string): InvoiceCase => {
    const sample = sampleInvoices.find(one => one.file === file)
    if (!sample) throw new Error(`There is no sample ${file}.`)
    return {
      ...fileAt(path.join(ROOT, 'start/demo/samples', file)),
      invoiceNumber: sample.invoiceNumber,
      invoiceDate: sample.invoiceDate,
      purchaseOrderNumber: sample.purchaseOrderNumber,
      supplierName: sample.supplier.name,
      subtotal: dollarsFromCents(sample.subtotal),
      gst: dollarsFromCents(sample.taxAmount),
      total: dollarsFromCents(sample.totalAmount),
      lines: sample.lines.map(line => ({
        ...line,
        unitPrice: dollarsFromCents(line.unitPrice),
        totalPrice: dollarsFromCents(line.totalPrice),
      })),
    }
  }
  return {
    matching: pick('kestrel-ridge-KR20417.pdf'),
    empty: pick('burrawang-BB08831.pdf'),
    moreParts: pick('pelican-point-PP77120.pdf'),
    billed: pick('kestrel-ridge-KR20388.pdf'),
  }
}
