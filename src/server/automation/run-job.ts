import { randomBytes } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { workshopKey } from '#domain/identity.ts'
import { RunFailure, type RunOrder, type RunResult } from '#workshop/ports.ts'
import { runInvoice } from '#workshop/run-invoice.ts'
import { markRefused, openCredentials } from '../accounts/credentials.ts'
import { automationFailures, automationJobs, automationLogs, automationSteps } from '../db/schema.ts'
import { isUniqueViolation } from '../db/sql-errors.ts'
import type { DbOrTx } from '../db/transactions.ts'
import { bytesOf, findPdf } from '../files/stored-pdfs.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { notifyJob } from './job-feed.ts'
import { JobCancelled, type JobRow, LeaseLost, openJobJournal, requireLease } from './job-journal.ts'
import { type Standing, sayWithStanding, standingOf } from './what-stands.ts'

type RunWorld = Pick<World, 'db' | 'vault' | 'config' | 'files' | 'workshopSessions' | 'log' | 'now'>

const FAILED_ATTEMPTS_ALLOWED = 3

/** The job is to be taken up again later; nothing is decided yet. */
class TryAgain extends Error {
  override name = 'TryAgain'
}

/**
 * Runs one automation job to its end, or throws to have it taken up again. Safe to call twice for the same job: the second call
 * takes the lease over and the first can write nothing more.
 */
export async function runJob(world: RunWorld, jobId: string, signal: AbortSignal): Promise<void> {
  const lease = randomBytes(16).toString('hex')
  const job = await takeLease(world, jobId, lease)
  if (!job) return
  const log = world.log.child({ jobId, userId: job.userId })
  log.info('An automation run begins')
  const before = await standingOf(world.db, job.id)
  try {
    const result = await enterInvoice(world, job, lease, signal)
    await finish(world, job, lease, completed(result))
    log.info({ automationType: result.automationType }, 'An automation run is complete')
  } catch (error) {
    if (error instanceof LeaseLost) return
    // The worker is going down: leave the job as it stands, the next worker takes it up.
    if (signal.aborted) throw error
    log.warn({ err: error }, 'An automation run failed')
    await settleFailure(world, job, lease, before, error)
  }
}

/** @throws TryAgain while another job of the workshop runs: the unique index lets one be running. */
async function takeLease({ db }: RunWorld, jobId: string, lease: string): Promise<JobRow | null> {
  const [job] = await db
    .update(automationJobs)
    .set({ state: 'running', lease, startedAt: sql`coalesce(${automationJobs.startedAt}, now())` })
    .where(and(eq(automationJobs.id, jobId), inArray(automationJobs.state, ['queued', 'running'])))
    .returning()
    .catch(error => {
      if (isUniqueViolation(error))
        throw new TryAgain('Another job of this workshop is running.', { cause: error })
      throw error
    })
  if (job) await notifyJob(db, job.userId, job.id)
  return job ?? null
}

async function enterInvoice(
  world: RunWorld,
  job: JobRow,
  lease: string,
  signal: AbortSignal,
): Promise<RunResult> {
  const journal = openJobJournal(world, job, lease)
  const access = await openCredentials(world, job.userId)
  if (access.refused)
    throw new RunFailure(
      'refused',
      'MechanicDesk refused the saved password. Enter the right one in Settings and start again.',
    )
  const order: RunOrder = { invoice: job.invoice, pdf: await pdfOf(world, job) }
  const login = {
    loginUrl: access.loginUrl,
    workshopId: access.workshopId,
    username: access.username,
    password: access.password,
  }
  const owner = { userId: job.userId, workshopKey: workshopKey(login.loginUrl, login.workshopId), login }
  return world.workshopSessions.with(owner, (context, kept) =>
    runInvoice(context, login, order, journal, { signal, kept }),
  )
}

async function pdfOf(world: RunWorld, job: JobRow): Promise<RunOrder['pdf']> {
  if (!job.fileHandle) return null
  const file = await findPdf(world, job.userId, job.fileHandle)
  return { fileName: file.name, bytes: await bytesOf(world, file) }
}

type End = Pick<JobRow, 'state'> &
  Partial<Pick<JobRow, 'automationType' | 'details' | 'errorMessage' | 'warnings' | 'failedAttempts'>>

function completed(result: RunResult): End {
  return {
    state: 'completed',
    automationType: result.automationType,
    details: result.message,
    warnings: result.warnings,
    errorMessage: null,
  }
}

async function settleFailure(
  world: RunWorld,
  job: JobRow,
  lease: string,
  before: Standing,
  error: unknown,
): Promise<void> {
  if (error instanceof RunFailure && error.wrongPassword) await markRefused(world, job.userId)
  const failedAttempts = job.failedAttempts + 1
  if (mayPass(error) && failedAttempts < FAILED_ATTEMPTS_ALLOWED) {
    await note(
      world,
      job,
      lease,
      `${sentenceOf(error)} Trying again (${failedAttempts + 1} of ${FAILED_ATTEMPTS_ALLOWED}).`,
    )
    await world.db
      .update(automationJobs)
      .set({ failedAttempts })
      .where(and(eq(automationJobs.id, job.id), eq(automationJobs.lease, lease)))
    throw new TryAgain(sentenceOf(error), { cause: error })
  }
  const state = error instanceof JobCancelled ? 'cancelled' : 'failed'
  const errorMessage = await finalMessage(world, job, before, error)
  await finish(world, job, lease, { state, errorMessage, failedAttempts })
}

/** Whether the same try may go well later: the business never changes its mind by being asked again. */
function mayPass(error: unknown): boolean {
  if (error instanceof RunFailure) return error.kind === 'unavailable'
  return !(error instanceof Refusal || error instanceof JobCancelled)
}

function sentenceOf(error: unknown): string {
  if (error instanceof JobCancelled) return 'Cancelled.'
  if (error instanceof RunFailure || error instanceof Refusal) return error.message
  return 'Docket could not drive the browser.'
}

/**
 * A run knows what its own try left in the workshop system and says so at the end of its message. What earlier tries left, and what a
 * try left that could say nothing more, stands in the record.
 */
async function finalMessage(
  { db }: RunWorld,
  job: JobRow,
  before: Standing,
  error: unknown,
): Promise<string> {
  const now = await standingOf(db, job.id)
  const bare = error instanceof RunFailure && error.cause instanceof RunFailure ? error.cause : error
  const saysItself = error instanceof RunFailure || error instanceof Refusal
  const knowsAll = saysItself && (before === 'nothing' || bare === error)
  if (knowsAll && now !== 'bill-unclear') return sentenceOf(error)
  return sayWithStanding(sentenceOf(bare), now, job.invoice)
}

async function note(world: RunWorld, job: JobRow, lease: string, message: string): Promise<void> {
  await openJobJournal(world, job, lease).log('error', message)
}

async function finish({ db }: RunWorld, job: JobRow, lease: string, end: End): Promise<void> {
  await db.transaction(async tx => {
    await requireLease(tx, job.id, lease)
    await tx
      .update(automationJobs)
      .set({ ...end, lease: null, completedAt: new Date() })
      .where(eq(automationJobs.id, job.id))
    await failOpenSteps(tx, job.id)
    // An earlier try may have failed; what it saw explains nothing any more.
    if (end.state === 'completed')
      await tx.delete(automationFailures).where(eq(automationFailures.jobId, job.id))
    // A run that ends well has said so itself.
    if (end.errorMessage)
      await tx.insert(automationLogs).values({ jobId: job.id, level: 'error', message: end.errorMessage })
    await notifyJob(tx, job.userId, job.id)
  })
}

async function failOpenSteps(tx: DbOrTx, jobId: string): Promise<void> {
  await tx
    .update(automationSteps)
    .set({ status: 'failed', finishedAt: new Date() })
    .where(and(eq(automationSteps.jobId, jobId), eq(automationSteps.status, 'running')))
}

/** Ends a job that was taken up too often, each time cut short by a crash. */
export async function giveUpJob({ db }: Pick<World, 'db'>, jobId: string): Promise<void> {
  await db.transaction(async tx => {
    const [job] = await tx
      .update(automationJobs)
      .set({ state: 'failed', lease: null, completedAt: new Date() })
      .where(and(eq(automationJobs.id, jobId), inArray(automationJobs.state, ['queued', 'running'])))
      .returning()
    if (!job) return
    const standing = await standingOf(tx, jobId)
    const errorMessage = sayWithStanding('Interrupted too often.', standing, job.invoice)
    await tx.update(automationJobs).set({ errorMessage }).where(eq(automationJobs.id, jobId))
    await failOpenSteps(tx, jobId)
    await tx.insert(automationLogs).values({ jobId, level: 'error', message: errorMessage })
    await notifyJob(tx, job.userId, jobId)
  })
}
