import type { AutomationType, LogLevel, RunStep } from '#domain/automation.ts'
import type { InvoiceToPost } from '#domain/bill.ts'
import type { PurchaseOrder } from '#domain/purchase-order.ts'
import type { Plan } from '#domain/reconcile/plan.ts'

/** How to sign in to one workshop. The login URL was checked against the allowed hosts before it came here. */
export interface WorkshopLogin {
  loginUrl: string
  workshopId: string
  username: string
  password: string
}

export interface PdfToAttach {
  fileName: string
  bytes: Uint8Array
}

/** One invoice to enter. `pdf` is null when nobody uploaded one: the bill then gets no attachment, and the result says so. */
export interface RunOrder {
  invoice: InvoiceToPost
  pdf: PdfToAttach | null
}

/**
 * What a run tells and asks the world about itself. The server keeps it in the database; every call is durable when it resolves.
 * Any of these rejects when the job was cancelled or its lease was lost: the run then stops without another write.
 */
export interface RunJournal {
  log(level: LogLevel, message: string): Promise<void>
  stepStarted(step: RunStep): Promise<void>
  stepFinished(step: RunStep, detail: string): Promise<void>
  /** To be called right before each write to the workshop system. */
  mayWrite(): Promise<void>
  planMade(plan: Plan, before: PurchaseOrder): Promise<void>
  /**
   * Stores the intent to save this invoice's bill (per workshop, supplier and invoice number), before the click.
   * new: nobody tried before. unfinished: an earlier try ended with an unknown outcome, or this very job posted the bill and died
   * before it was done: look before saving, and finish what is there. posted: another job posted the bill.
   */
  intendBill(): Promise<'new' | 'unfinished' | 'posted'>
  /** The bill was read back. */
  billPosted(): Promise<void>
  /** The workshop system certainly holds no such bill: the intent is withdrawn. */
  billNotPosted(): Promise<void>
  proofTaken(proof: Proof): Promise<void>
  /** What the page showed when the run failed in the browser. */
  failureSeen(evidence: FailureEvidence): Promise<void>
}

/** What a person needs to see why a run failed. Secrets are hidden in it. */
export interface FailureEvidence {
  /** Without its query. */
  url: string
  /** The accessible tree, as Playwright writes it (YAML); cut where it is long. */
  ariaSnapshot: string
  /** PNG of what was in view. Null where it could show a secret. */
  screenshot: Uint8Array | null
}

/** What was read back from the workshop system after the last write. */
export interface Proof {
  purchaseOrder: PurchaseOrder
  bill: {
    invoiceNumber: string
    date: string | null
    subtotal: number | null
    gst: number | null
    total: number | null
    attachments: string[]
  } | null
  /** PNG of the bill, or of the purchase order where no bill was made. */
  screenshot: Uint8Array | null
}

/** What came of a run that ended well. */
export interface RunResult {
  automationType: AutomationType
  /** One sentence for the results table. */
  message: string
  warnings: string[]
}

/** Why a run ended badly, in kinds that decide what happens next. */
export type RunFailureKind =
  /** The business says no (already billed, not found, wrong password): never tried again. */
  | 'refused'
  /** The workshop system did not answer or failed: may be tried again. */
  | 'unavailable'
  /** The page no longer holds what the driver needs. */
  | 'page-changed'
  /** What was read back is not what was written. */
  | 'not-proven'

/** A run that ended badly. `message` starts with the point (50 characters show in the table), then says what was changed and what to do. */
export class RunFailure extends Error {
  readonly kind: RunFailureKind
  /** True for a refused username or password: it must not be tried again until the person changes it. */
  readonly wrongPassword: boolean
  /** A refusal whose message does not say what was changed: the run adds that. */
  readonly untold: boolean
  constructor(
    kind: RunFailureKind,
    message: string,
    options: { cause?: unknown; wrongPassword?: boolean; untold?: boolean } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'RunFailure'
    this.kind = kind
    this.wrongPassword = options.wrongPassword ?? false
    this.untold = options.untold ?? false
  }
}
