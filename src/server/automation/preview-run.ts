import type { Preview } from '#contracts/automation.ts'
import type { InvoiceData } from '#contracts/invoice-data.ts'
import { changeWords } from '#domain/reconcile/change-words.ts'
import { markRefused } from '../accounts/credentials.ts'
import { Refusal } from '../refusal.ts'
import { askForLook } from './ask-for-look.ts'
import { findStandingBill } from './bill-intents.ts'
import { keysOf } from './create-job.ts'
import { type Foretold, foretell } from './foretell.ts'
import { presentBill, presentComparison, presentLine, presentOrder } from './present-order.ts'
import { invoiceAsReviewed, type Uploads } from './request-automation.ts'

/**
 * What a run of this invoice would do to its purchase order, from a look that writes nothing. Counts nothing.
 * @throws Refusal 'conflict' while the workshop is occupied; 'unprocessable' for what would end a run before its plan; 'unavailable'.
 */
export async function previewRun(
  world: Uploads,
  userId: string,
  input: { filePath?: string | null | undefined; invoiceData: InvoiceData },
  signal: AbortSignal,
): Promise<Preview> {
  const invoice = await invoiceAsReviewed(world, userId, input)
  const keys = await keysOf(world, userId, invoice)
  const owner = { userId, workshopKey: keys.workshopKey }
  const answer = await askForLook(world, owner, { kind: 'preview', invoice }, { signal })
  if (answer.kind === 'preview') {
    // Asked only now: the look has shown that this person can sign in to the workshop.
    const standing = await findStandingBill(world.db, keys)
    return presentPreview(foretell(answer.seen, invoice, standing))
  }
  if (answer.kind !== 'failure') throw new Error(`A preview was answered by a ${answer.kind}`)
  if (answer.wrongPassword) await markRefused(world, userId)
  throw new Refusal(answer.failure === 'unavailable' ? 'unavailable' : 'unprocessable', answer.message)
}

function presentPreview({ plan, before, after, bill }: Foretold): Preview {
  return {
    mode: plan.mode,
    reasons: plan.reasons,
    warnings: plan.warnings,
    changes: plan.changes.map(change => ({
      kind: change.kind,
      words: changeWords(change, 'planned'),
      before: change.kind === 'update' ? presentLine(change.before) : null,
      after: presentLine(change.line),
    })),
    before: presentOrder(before),
    after: presentOrder(after),
    lines: presentComparison(before, after),
    bill: bill && presentBill(bill),
  }
}
