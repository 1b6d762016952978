import { useEffect, useRef } from 'react'
import { call } from '#web/lib/api.ts'
import type { ReviewRow } from './review-row.ts'
import { toInvoiceData } from './to-invoice-data.ts'

/** A person who types is left to finish. */
const SETTLED_MS = 3_000

/** Tells the server what a person corrected, so that the supplier's next invoice is read right. */
export function useCorrections(rows: ReviewRow[]): void {
  const told = useRef(new Map<number, string>())
  useEffect(() => {
    const texts = rows.map(row => ({ row, text: JSON.stringify(toInvoiceData(row)) }))
    for (const { row, text } of texts) if (!told.current.has(row.id)) told.current.set(row.id, text)
    const corrected = texts.filter(({ row, text }) => row.filePath && told.current.get(row.id) !== text)
    if (corrected.length === 0) return
    const timer = setTimeout(() => {
      for (const { row, text } of corrected) {
        told.current.set(row.id, text)
        void teach(row)
      }
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [rows])
}

async function teach(row: ReviewRow): Promise<void> {
  if (!row.filePath) return
  try {
    await call('noteCorrections', { body: { filePath: row.filePath, invoiceData: toInvoiceData(row) } })
  } catch {
    // Only a help for next time; the start of the automation teaches the same again.
  }
}
