import { supplierKey } from '#domain/identity.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { isValidAbn } from '../values/abn.ts'
import type { Anchor } from './anchors.ts'
import type { TaughtField } from './confirmed-invoice.ts'
import { isSameLayout, type PaperLayout } from './layout-signature.ts'
import type { LineTemplate } from './line-template.ts'

/** What a workshop's corrections of one paper taught about its supplier's papers. Stored as JSON; only the shape of today is read. */
export interface SupplierMemory {
  version: 2
  /** 11 digits, valid; null when the paper carries none. */
  abn: string | null
  /** As the reader takes it from the paper. */
  printedName: string | null
  /** As the workshop left it. */
  name: string | null
  /** The name that the workshop put in the place of what it saw; null when it kept that. */
  rename: string | null
  layout: PaperLayout
  fields: Partial<Record<TaughtField, FieldLesson>>
  /** Every way to read the columns that gives the confirmed lines; empty: the reader's own does. Null when no line was corrected. */
  lines: LineTemplate[] | null
  /** Shapes of the supplier's part numbers (`AA9999-9`): 9 for a figure, A for a letter. */
  partShapes: string[]
}

/** Not there, but here. */
export interface FieldLesson {
  /** Labels around the value that was overruled. */
  was: Anchor[]
  /** Labels around each place of the right value; several places may tell different values next time. Empty: such papers have no value. */
  is: Anchor[][]
  /** What the right value looked like (`shapeOf`); null for dates and amounts. */
  shape: string | null
}

/** Names the supplier for storage: by ABN, else by name; null when neither is known. */
export function memoryKey({ abn, name }: { abn: string | null; name: string | null }): string | null {
  if (abn) return `abn:${abn}`
  return name ? `name:${supplierKey(name)}` : null
}

/** The supplier's ABN where the reader is sure of it: one that is merely printed somewhere counts for nothing. */
export function certainAbn({
  supplierABN,
  uncertainFields,
}: Pick<Invoice, 'supplierABN' | 'uncertainFields'>): string | null {
  return supplierABN && isValidAbn(supplierABN) && !uncertainFields.includes('supplierABN')
    ? supplierABN
    : null
}

/** The lessons about the supplier of whom the reader takes a document to be: by ABN, else by name and layout. */
export function memoriesOfSupplier(
  memories: readonly SupplierMemory[],
  pages: readonly PageLayout[],
  read: Invoice,
): SupplierMemory[] {
  const abn = certainAbn(read)
  if (abn) return memories.filter(memory => memory.abn === abn)
  if (!read.supplierName) return []
  const key = supplierKey(read.supplierName)
  return memories.filter(
    ({ printedName, name, layout }) =>
      [printedName, name].some(known => known !== null && supplierKey(known) === key) &&
      isSameLayout(pages, layout),
  )
}
