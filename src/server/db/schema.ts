import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AutomationType, JobState, LogLevel, RunStep } from '#domain/automation.ts'
import type { InvoiceToPost } from '#domain/bill.ts'
import type { DocumentType, Invoice } from '#domain/invoice.ts'
import type { PlanId } from '#domain/plans.ts'
import type { PurchaseOrder } from '#domain/purchase-order.ts'
import type { Plan } from '#domain/reconcile/plan.ts'
import type { SupplierMemory } from '#extraction/memory/supplier-memory.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => moment('created_at').notNull().defaultNow()
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  /** Trimmed and lower case. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  isAdmin: boolean('is_admin').notNull().default(false),
  /** An admin's number in place of the plan's; null means the plan's. */
  customLimit: integer('custom_limit'),
  createdAt: createdAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: a copy of this table opens no account. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: owner(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sessions_user').on(table.userId)],
)

export const workshopCredentials = pgTable('workshop_credentials', {
  userId: owner().primaryKey(),
  /** Empty until the user has saved it in Settings: registration does not ask for it. */
  workshopId: text('workshop_id').notNull(),
  username: text('username').notNull(),
  /** Sealed by the credential vault. */
  sealedPassword: text('sealed_password').notNull(),
  /** Empty means the workshop system's own login page. */
  loginUrl: text('login_url').notNull(),
  /** Set when the workshop system refused the password; no run tries it again until it is changed. */
  refusedAt: moment('refused_at'),
  /** The last login that a test of the connection saw refused, sealed by the credential vault; null once other ones are saved. */
  refusedLogin: text('refused_login'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const subscriptions = pgTable('subscriptions', {
  userId: owner().primaryKey(),
  plan: text('plan').$type<PlanId>().notNull(),
  status: text('status').notNull(),
  currentPeriodEnd: moment('current_period_end'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Counters of the throttle, in the shape that rate-limiter-flexible writes. */
export const throttle = pgTable('throttle', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970; null never expires. */
  expire: bigint('expire', { mode: 'number' }),
})

/** Invoices counted per calendar month in Sydney. */
export const usageMonths = pgTable(
  'usage_months',
  {
    userId: owner(),
    month: text('month').notNull(),
    used: integer('used').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.month] })],
)

/** What was counted, so that the same thing is not counted twice in a month. */
export const countedInvoices = pgTable(
  'counted_invoices',
  {
    userId: owner(),
    month: text('month').notNull(),
    /** SHA-256 of the PDF, or `invoice:` and a digest where there is no PDF. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<'reserved' | 'counted'>().notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.userId, table.month, table.fingerprint] })],
)

export const files = pgTable(
  'files',
  {
    /** Opaque handle, called `filePath` by the API. */
    handle: text('handle').primaryKey(),
    userId: owner(),
    /** For display only. */
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  table => [index('files_user').on(table.userId, table.createdAt)],
)

/** Each invoice that was read: for the duplicate check, and so that a credit note stays one whatever a client sends. */
export const readInvoices = pgTable(
  'read_invoices',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: owner(),
    handle: text('handle')
      .notNull()
      .references(() => files.handle, { onDelete: 'cascade' }),
    sha256: text('sha256').notNull(),
    provider: text('provider').notNull(),
    documentType: text('document_type').$type<DocumentType>().notNull(),
    supplierKey: text('supplier_key').notNull(),
    invoiceKey: text('invoice_key').notNull(),
    totalCents: bigint('total_cents', { mode: 'number' }),
    /** As it was read, to know a correction by; null for readings of earlier versions. */
    reading: jsonb('reading').$type<Invoice>(),
    createdAt: createdAt(),
  },
  table => [index('read_invoices_number').on(table.userId, table.invoiceKey)],
)

/** What a workshop's corrections of one paper taught the reader about its supplier; a later correction of that paper replaces it. */
export const supplierLessons = pgTable(
  'supplier_lessons',
  {
    userId: owner(),
    handle: text('handle').notNull(),
    /** Which invoice of the PDF, from 0. */
    document: integer('document').notNull(),
    /** Names the correction that is to be learned from: a job that comes late with an earlier one teaches nothing. */
    correction: text('correction').notNull(),
    /** The supplier by ABN, else by name (`memoryKey`). */
    supplier: text('supplier').notNull(),
    /** Null until the correction was learned from. */
    memory: jsonb('memory').$type<SupplierMemory>(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.userId, table.handle, table.document] })],
)

/** Each call to a model as it was billed; it stays when the file that it read is gone. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: owner(),
    handle: text('handle').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    /** Null when the provider did not say. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Millionths of a US dollar; null when tokens or price are unknown, which is not the same as nothing. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    ok: boolean('ok').notNull(),
    /** Duration in milliseconds, retries included. */
    ms: integer('ms').notNull(),
    createdAt: createdAt(),
  },
  table => [index('model_calls_user').on(table.userId, table.createdAt)],
)

export const automationJobs = pgTable(
  'automation_jobs',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    /** Which workshop: host of the login page and workshop id. One job at a time runs per workshop. */
    workshopKey: text('workshop_key').notNull(),
    supplierKey: text('supplier_key').notNull(),
    invoiceKey: text('invoice_key').notNull(),
    state: text('state').$type<JobState>().notNull(),
    fileName: text('file_name').notNull(),
    fileHandle: text('file_handle').references(() => files.handle, { onDelete: 'set null' }),
    invoice: jsonb('invoice').$type<InvoiceToPost>().notNull(),
    automationType: text('automation_type').$type<AutomationType>(),
    details: text('details'),
    errorMessage: text('error_message'),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    plan: jsonb('plan').$type<Plan>(),
    orderBefore: jsonb('order_before').$type<PurchaseOrder>(),
    /** Random per attempt: a worker whose lease was taken over can write nothing more. */
    lease: text('lease'),
    /** Tries that ended in an error; tries cut short by a crash are not counted. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
  },
  table => [
    index('automation_jobs_user').on(table.userId, table.createdAt),
    // One session per workshop login: a second run would throw the first one out.
    uniqueIndex('automation_jobs_one_running').on(table.workshopKey).where(sql`state = 'running'`),
  ],
)

const job = () =>
  text('job_id')
    .notNull()
    .references(() => automationJobs.id, { onDelete: 'cascade' })

export const automationSteps = pgTable(
  'automation_steps',
  {
    jobId: job(),
    name: text('name').$type<RunStep>().notNull(),
    status: text('status').$type<'running' | 'completed' | 'failed'>().notNull(),
    detail: text('detail').notNull().default(''),
    startedAt: moment('started_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  table => [primaryKey({ columns: [table.jobId, table.name] })],
)

export const automationLogs = pgTable(
  'automation_logs',
  {
    /** Grows over all jobs: the live stream's cursor. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    jobId: job(),
    level: text('level').$type<LogLevel>().notNull(),
    message: text('message').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  table => [index('automation_logs_job').on(table.jobId, table.id)],
)

/** The intent to save a bill, stored before the click. One live row per workshop, supplier and invoice number. */
export const billIntents = pgTable(
  'bill_intents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    workshopKey: text('workshop_key').notNull(),
    supplierKey: text('supplier_key').notNull(),
    invoiceKey: text('invoice_key').notNull(),
    jobId: text('job_id').notNull(),
    state: text('state').$type<'intended' | 'posted' | 'withdrawn'>().notNull(),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  table => [
    uniqueIndex('bill_intents_once')
      .on(table.workshopKey, table.supplierKey, table.invoiceKey)
      .where(sql`state <> 'withdrawn'`),
  ],
)

/** What was read back after the last write. */
export const automationProofs = pgTable('automation_proofs', {
  jobId: job().primaryKey(),
  order: jsonb('order').$type<PurchaseOrder>().notNull(),
  bill: jsonb('bill').$type<{
    invoiceNumber: string
    date: string | null
    subtotal: number | null
    gst: number | null
    total: number | null
    attachments: string[]
  }>(),
  screenshot: bytes('screenshot'),
  takenAt: moment('taken_at').notNull().defaultNow(),
})

/** What the page showed when the latest try failed in the browser. Secrets are hidden before it comes here. */
export const automationFailures = pgTable('automation_failures', {
  jobId: job().primaryKey(),
  step: text('step').$type<RunStep>(),
  /** Without its query. */
  url: text('url').notNull(),
  ariaSnapshot: text('aria_snapshot').notNull(),
  screenshot: bytes('screenshot'),
  takenAt: moment('taken_at').notNull().defaultNow(),
})
