import type { z } from 'zod'
import type { Analysis, ExtractedInvoice } from '#contracts/invoices.ts'
import { presentInvoice } from '#domain/present-invoice.ts'
import type { ModelCall } from '#extraction/models/call-model.ts'
import type { InvoicesRead } from '#extraction/read-invoices.ts'

/** An invoice in the API's shape; notes about the reading stand among its checks, where the page shows them. */
export function presentRead(invoice: InvoicesRead['invoices'][number]): z.input<typeof ExtractedInvoice> {
  const presented = presentInvoice(invoice)
  const notes = invoice.notes.map(message => ({ rule: 'reading', ok: false, message }))
  return { ...presented, checks: [...presented.checks, ...notes], readings: invoice.readings }
}

/** What all calls together used; a part that is unknown makes the sum unknown. */
export function presentUsage(
  calls: readonly ModelCall[],
): Pick<z.input<typeof Analysis>['analysis'], 'tokens' | 'costUsd'> {
  if (calls.length === 0) return {}
  const sum = (parts: (number | null)[]) =>
    parts.some(part => part === null) ? null : parts.reduce((all: number, part) => all + (part ?? 0), 0)
  const cost = sum(calls.map(call => call.costUsd))
  return {
    tokens: {
      input: sum(calls.map(call => call.inputTokens)),
      output: sum(calls.map(call => call.outputTokens)),
    },
    costUsd: cost === null ? null : Math.round(cost * 1_000_000) / 1_000_000,
  }
}
