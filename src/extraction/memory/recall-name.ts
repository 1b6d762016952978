import { supplierKey } from '#domain/identity.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { SupplierMemory } from './supplier-memory.ts'

/**
 * The supplier's name as the workshop writes it, where the reader's own is doubtful or the very one that was overruled: one ABN may trade
 * under several names.
 */
export function recallName(read: Invoice, memories: readonly SupplierMemory[]): Invoice {
  const own = read.supplierName
  const isOwn = (name: string | null) =>
    own !== null && name !== null && supplierKey(name) === supplierKey(own)
  const told = memories.find(({ rename, printedName }) => rename !== null && isOwn(printedName))
  if (told?.rename) return named(read, told.rename, [])
  if (own !== null && !read.uncertainFields.includes('supplierName')) return read
  const [first, ...others] = [...new Set(memories.flatMap(({ rename }) => rename ?? []))]
  return first === undefined ? read : named(read, first, others)
}

/** @param others names under which the supplier trades as well. */
function named(read: Invoice, name: string, others: readonly string[]): Invoice {
  const { supplierName: _, ...readings } = read.readings
  const rest = read.uncertainFields.filter(field => field !== 'supplierName')
  return {
    ...read,
    supplierName: name,
    readings: others.length > 0 ? { ...readings, supplierName: [name, ...others] } : readings,
    uncertainFields: others.length > 0 ? [...rest, 'supplierName'] : rest,
  }
}
