import type { PurchaseOrderLine } from '#domain/purchase-order.ts'
import { changeWords } from '#domain/reconcile/change-words.ts'
import { orderedNumber } from '#domain/reconcile/order-line.ts'
import { normalisePartNumber } from '#domain/reconcile/part-number.ts'
import type { LineChange, Plan } from '#domain/reconcile/plan.ts'
import { dollars } from '#domain/reconcile/words.ts'
import { lockedBy, refusal, TryAgain } from './browse/failures.ts'
import type { Visit } from './browse/visit.ts'
import type { WriteOutcome } from './browse/write.ts'
import { RunFailure } from './ports.ts'
import { addLine, changeLine } from './screens/order-line.ts'
import { showItems } from './screens/purchase-order.ts'

/** Writes the plan's changes to the order on display, one line at a time. Stops at the first that is not certainly saved. */
export async function writeLines(visit: Visit, changes: readonly LineChange[]): Promise<void> {
  const updatesFirst = [...changes].sort((a, b) => Number(a.kind === 'add') - Number(b.kind === 'add'))
  if (updatesFirst.length > 0) await showItems(visit)
  for (const change of updatesFirst) {
    const outcome =
      change.kind === 'add'
        ? await addLine(visit, change.line)
        : await changeLine(visit, change.before, change.line)
    requireDone(outcome, change.line)
    await visit.journal.log('info', changeWords(change, 'done'))
  }
}

/** @throws TryAgain where the order must be looked at again before anything else is written. */
export function requireDone(outcome: WriteOutcome, line: PurchaseOrderLine): void {
  if (outcome.kind === 'done' || outcome.kind === 'unsent') return
  const name = line.stockNumber || line.description
  if (outcome.status === 423) throw lockedBy(outcome.message)
  if (outcome.kind === 'unknown')
    throw new TryAgain(
      outcome.status === null && outcome.message
        ? outcome.message
        : `MechanicDesk answered ${outcome.status ?? 'nothing'} while saving the line ${name}.`,
    )
  throw refusal(
    `MechanicDesk refused the line ${name}: ${outcome.message || `it answered ${outcome.status}`}. No bill was made; lines before it may be written.`,
  )
}

/**
 * Compares what was read back with the plan's picture, line by line and cent by cent, in any order.
 * @throws RunFailure not-proven, naming the first line that is not as written.
 */
export function verifyLines(plan: Plan, lines: readonly PurchaseOrderLine[], where: string): void {
  const difference = firstDifference(plan.after, lines)
  if (!difference) return
  throw new RunFailure(
    'not-proven',
    `${where} is not as written: ${difference}. Check it in MechanicDesk before starting again.`,
  )
}

/**
 * The first line that one side lacks, in words; null when both hold the same lines.
 * @param on a bill's page need not show GST marks, nor what a line of the built-in PART stands for.
 */
export function firstDifference(
  expected: readonly PurchaseOrderLine[],
  found: readonly PurchaseOrderLine[],
  on: 'order' | 'bill' = 'order',
): string | null {
  const isDescribed = on === 'order' || found.some(line => line.description)
  const keyOf = (line: PurchaseOrderLine) => {
    const shown = isDescribed ? line : { ...line, description: '' }
    const number = normalisePartNumber(orderedNumber(shown)) || normalisePartNumber(shown.description)
    const marks = on === 'order' ? [line.includesGst && !line.gstFree, line.gstFree] : []
    return [number, line.quantity, line.unitPrice, ...marks].join('|')
  }
  const left = found.map(line => ({ line, key: keyOf(line) }))
  for (const line of expected) {
    const index = left.findIndex(one => one.key === keyOf(line))
    if (index < 0) return `${wordsOf(line)} is not there`
    left.splice(index, 1)
  }
  return left[0] ? `${wordsOf(left[0].line)} is there and should not be` : null
}

function wordsOf(line: PurchaseOrderLine): string {
  return `${line.stockNumber || line.description} (${line.quantity} at ${dollars(line.unitPrice)})`
}
