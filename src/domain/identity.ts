/**
 * Keys under which the same invoice is known again, whoever typed it: company words, case, punctuation and spaces do not tell
 * two suppliers or two invoice numbers apart.
 */
const COMPANY_WORDS = /\b(pty|ltd|limited|proprietary|the|inc|co|company|group|australia|aust)\b/g

export function supplierKey(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bp\s*\/\s*l\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
  const key = plain.replace(COMPANY_WORDS, ' ').replace(/\s+/g, '')
  return key || plain.replace(/\s+/g, '')
}

export function invoiceKey(invoiceNumber: string): string {
  return invoiceNumber.toUpperCase().replace(/[^A-Z0-9]+/g, '')
}

/** One workshop of one installation of the workshop system. */
export function workshopKey(loginUrl: string, workshopId: string): string {
  return `${new URL(loginUrl).host}/${workshopId.trim().toLowerCase()}`
}
