import { and, eq, ne } from 'drizzle-orm'
import type { InvoiceToPost } from '#domain/bill.ts'
import { automationSteps, billIntents } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'

/** How far a job got in the workshop system, over all its tries, by what it recorded before each act. */
export type Standing = 'nothing' | 'lines' | 'bill-unclear' | 'bill'

export async function standingOf(tx: DbOrTx, jobId: string): Promise<Standing> {
  const [intent] = await tx
    .select({ state: billIntents.state })
    .from(billIntents)
    .where(and(eq(billIntents.jobId, jobId), ne(billIntents.state, 'withdrawn')))
  if (intent) return intent.state === 'posted' ? 'bill' : 'bill-unclear'
  const [wroteLines] = await tx
    .select({ name: automationSteps.name })
    .from(automationSteps)
    .where(and(eq(automationSteps.jobId, jobId), eq(automationSteps.name, 'write-lines')))
  return wroteLines ? 'lines' : 'nothing'
}

/** Why a job ended, with what it left in the workshop system. A bill that may exist is the point, whatever the reason was. */
export function sayWithStanding(reason: string, standing: Standing, invoice: InvoiceToPost): string {
  const number = invoice.purchaseOrderNumber
  if (standing === 'bill-unclear')
    return `The bill may exist: check purchase order ${number} before entering it by hand. ${reason}`
  if (standing === 'bill')
    return `${reason} Bill ${invoice.invoiceNumber} exists on purchase order ${number}: check it there.`
  if (standing === 'lines')
    return `${reason} Lines of purchase order ${number} may be written; no bill was made. It can be started again.`
  return `${reason} Nothing was changed. It can be started again.`
}
