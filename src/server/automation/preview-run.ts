import type { Preview } from '#contracts/automation.ts'
import type { InvoiceData } from '#contracts/invoice-data.ts'
import { workshopKey } from '#domain/identity.ts'
import { changeWords } from '#domain/reconcile/change-words.ts'
import type { PreviewSeen } from '#workshop/look.ts'
import { markRefused, openUnrefusedCredentials } from '../accounts/credentials.ts'
import { Refusal } from '../refusal.ts'
import { askForLook } from './ask-for-look.ts'
import { presentComparison, presentLine, presentOrder } from './present-order.ts'
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
  const access = await openUnrefusedCredentials(world, userId)
  const invoice = await invoiceAsReviewed(world, userId, input)
  const owner = { userId, workshopKey: workshopKey(access.loginUrl, access.workshopId) }
  const answer = await askForLook(world, owner, { kind: 'preview', invoice }, { signal })
  if (answer.kind === 'preview') return presentPreview(answer.seen)
  if (answer.kind !== 'failure') throw new Error(`A preview was answered by a ${answer.kind}`)
  if (answer.wrongPassword) await markRefused(world, userId)
  throw new Refusal(answer.failure === 'unavailable' ? 'unavailable' : 'unprocessable', answer.message)
}

function presentPreview({ plan, before, after }: PreviewSeen): Preview {
  const order = presentOrder(after)
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
    after: order,
    lines: presentComparison(before, after),
    bill: plan.bill ? (order.bills.at(-1) ?? null) : null,
  }
}
