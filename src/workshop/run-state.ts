import type { Plan } from '#domain/reconcile/plan.ts'
import type { RunJournal, RunOrder } from './ports.ts'
import type { Session } from './session.ts'

/** What a run remembers from one look to the next. Everything else is looked up anew in the workshop system. */
export interface RunState {
  /** The first plan's mode: a later look that finds another one means that somebody else changed the order. */
  mode: Plan['mode'] | null
  /** Of the first plan: once its changes are written, a new plan finds nothing to warn of. */
  warnings: string[]
  wroteLines: boolean
  /** none: no intent of ours is stored. open: stored. sent: the click was made and nobody said what came of it. posted: seen. */
  bill: 'none' | 'open' | 'sent' | 'posted'
  /** How the unclear save ended; an answer with a status means that the workshop system had finished with it. */
  unclear: string
  wasAnswered: boolean
}

export interface Run {
  session: Session
  order: RunOrder
  journal: RunJournal
  state: RunState
}

export function newRunState(): RunState {
  return { mode: null, warnings: [], wroteLines: false, bill: 'none', unclear: '', wasAnswered: false }
}

/** What stands in the workshop system now and what to do, for the end of an error. */
export function whatStands(state: RunState, { invoice }: RunOrder): string {
  const number = invoice.purchaseOrderNumber
  if (state.bill === 'posted')
    return `Bill ${invoice.invoiceNumber} exists on purchase order ${number}: check it there.`
  if (state.bill === 'sent')
    return `The bill may exist: check purchase order ${number} before entering it by hand.`
  if (state.wroteLines) return `Lines of purchase order ${number} may be written; no bill was made.`
  return 'Nothing was changed.'
}
