import { supplierKey } from '#domain/identity.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { findAbns } from '../values/abn.ts'
import type { Anchor } from './anchors.ts'
import type { TaughtField } from './confirmed-invoice.ts'
import type { LineTemplate } from './line-template.ts'

/** What a workshop's corrections taught about one supplier's papers. Stored as JSON; only the shape of today is read. */
export interface SupplierMemory {
  version: 1
  /** 11 digits; null when the supplier's papers carry none. */
  abn: string | null
  name: string | null
  fields: Partial<Record<TaughtField, Anchor[]>>
  lines: LineTemplate | null
  /** Shapes of the supplier's part numbers (`AA9999-9`): 9 for a figure, A for a letter. */
  partShapes: string[]
}

/** Names the supplier for storage: by ABN, else by name; null when neither is known. */
export function memoryKey({ abn, name }: { abn: string | null; name: string | null }): string | null {
  if (abn) return `abn:${abn}`
  return name ? `name:${supplierKey(name)}` : null
}

/**
 * The memory of the supplier that a document comes from: one whose ABN is printed on it, or, without ABN, whose name stands on its
 * first page. The reader's own finding decides between several.
 */
export function memoryFor(
  memories: readonly SupplierMemory[],
  pages: readonly PageLayout[],
  read: Pick<Invoice, 'supplierABN' | 'supplierName'>,
): SupplierMemory | null {
  const texts = pages.flatMap(page => page.rows.flatMap(row => row.segments.map(segment => segment.text)))
  const abns = new Set(texts.flatMap(text => findAbns(text).map(abn => abn.digits)))
  const names = new Set([read.supplierName ?? '', ...texts.slice(0, 40)].map(supplierKey))
  const known = memories.filter(({ abn, name }) =>
    abn ? abns.has(abn) : name !== null && names.has(supplierKey(name)),
  )
  return known.find(({ abn }) => abn !== null && abn === read.supplierABN) ?? known[0] ?? null
}
