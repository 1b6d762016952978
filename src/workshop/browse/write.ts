import { QUESTIONS } from '../labels.ts'
import { beginWriting, perform, refuseForeignModal } from './act.ts'
import type { Answer } from './answers.ts'
import { SessionEnded, TryAgain } from './failures.ts'
import { modals } from './find-control.ts'
import { settle } from './settle.ts'
import type { Visit } from './visit.ts'

/** How a write ended. unknown: it was sent and nobody said what came of it. unsent: the page sent nothing. */
export interface WriteOutcome {
  kind: 'done' | 'refused' | 'unknown' | 'unsent'
  /** Null when no answer came, or none was waited for. */
  status: number | null
  message: string
}

/** Like `act`, for the click that writes; asks the journal for leave first and says how it ended instead of judging. */
export async function write(
  visit: Visit,
  doing: string,
  question: RegExp,
  deed: () => Promise<unknown>,
): Promise<WriteOutcome> {
  await beginWriting(visit, doing)
  await refuseForeignModal(visit, doing)
  await visit.journal.mayWrite()
  visit.signal.throwIfAborted()
  const mark = visit.answers.mark()
  visit.mayAsk = question
  try {
    await perform(visit, doing, deed)
    // A slow write may still be stored after the deadline: a look before its answer would miss it. So it gets a second deadline.
    const wasSent = () => visit.answers.since(mark).some(isWrite)
    const settled = () => settle(visit, doing, mark, wasSent)
    const { hasModal } = await settled().catch(settled)
    if (hasModal && (await sayYes(visit, question))) await settled()
  } catch (error) {
    if (error instanceof TryAgain) return { kind: 'unknown', status: null, message: error.message }
    throw error
  } finally {
    visit.mayAsk = null
  }
  return outcomeOf(visit.answers.since(mark).filter(isWrite), doing)
}

function isWrite({ method }: Answer): boolean {
  return method !== 'GET'
}

function outcomeOf(writes: Answer[], doing: string): WriteOutcome {
  const failed = writes.find(answer => answer.status === null || answer.status >= 400)
  if (!failed) return { kind: writes.length > 0 ? 'done' : 'unsent', status: null, message: '' }
  if (failed.status === 401) throw new SessionEnded(doing)
  const isRefusal =
    failed.status !== null && failed.status < 500 && failed.status !== 404 && failed.status !== 408
  return { kind: isRefusal ? 'refused' : 'unknown', status: failed.status, message: failed.message }
}

/** Answers a modal that asks exactly what our own click may ask. */
async function sayYes(visit: Visit, question: RegExp): Promise<boolean> {
  const asked = modals(visit.page).filter({ hasText: question }).last()
  if ((await asked.count()) === 0) return false
  const yes = asked.getByRole('button', { name: QUESTIONS.yes }).filter({ visible: true })
  const fields = asked.getByRole('textbox').filter({ visible: true })
  if ((await yes.count()) !== 1 || (await fields.count()) > 0) return false
  await yes.click()
  return true
}
