import type { FastifyReply, FastifyRequest } from 'fastify'
import { cancelJob } from '../../automation/cancel-job.ts'
import { startJob } from '../../automation/create-job.ts'
import {
  countRunning,
  findFailure,
  findFailureScreenshot,
  findJob,
  findProof,
  findScreenshot,
  listJobs,
} from '../../automation/find-jobs.ts'
import { previewRun } from '../../automation/preview-run.ts'
import {
  automateAnalyzed,
  automateWithoutPdf,
  createJobFromUpload,
} from '../../automation/request-automation.ts'
import { waitForEnd } from '../../automation/wait-for-end.ts'
import { livingBrowsers } from '../../browser/living-browsers.ts'
import { Refusal } from '../../refusal.ts'
import type { World } from '../../world.ts'
import { streamJobEvents } from '../job-events.ts'
import type { Register } from '../register-route.ts'

export function automationRoutes(on: Register, world: World): void {
  on('uploadPdfForAutomation', async ({ account, upload, fields, signal }) => ({
    job: { id: await createJobFromUpload(world, account.id, upload, fields, signal) },
  }))

  on('automateAnalyzedInvoice', async call =>
    outcome(world, await automateAnalyzed(world, call.account.id, call.body), call),
  )

  on('automateBatchInvoice', async call =>
    outcome(world, await automateWithoutPdf(world, call.account.id, call.body), call),
  )

  on('automationJobs', async ({ account }) => ({ jobs: await listJobs(world, account.id) }))

  on('automationJob', async ({ account, params }) => findJob(world, account.id, params.id))

  on('startAutomationJob', async ({ account, params }) => {
    await startJob(world, account.id, params.id)
    return { job: { id: params.id } }
  })

  on('cancelAutomationJob', async ({ account, params }) => {
    await cancelJob(world, account.id, params.id)
    return { job: { id: params.id } }
  })

  on('automationEvents', async ({ account, request, reply, signal }) =>
    streamJobEvents(world, account.id, request, reply, signal),
  )

  on('automationProof', async ({ account, params }) => findProof(world, account.id, params.id))

  on('automationScreenshot', async ({ account, params, reply }) =>
    reply.type('image/png').send(await findScreenshot(world, account.id, params.id)),
  )

  on('automationFailure', async ({ account, params }) => findFailure(world, account.id, params.id))

  on('automationFailureScreenshot', async ({ account, params, reply }) =>
    reply.type('image/png').send(await findFailureScreenshot(world, account.id, params.id)),
  )

  on('previewAutomation', async ({ account, body, signal }) => previewRun(world, account.id, body, signal))

  on('browserSessions', async ({ account }) => {
    const { total, available, optimized, isReservedVm } = await livingBrowsers(world.db)
    return {
      sessions: { active: await countRunning(world, account.id), total },
      deployment: { isReservedVM: isReservedVm || world.config.reservedVm },
      browserAutomation: { available, optimized },
    }
  })
}

interface Waiting {
  account: { id: string }
  request: FastifyRequest
  reply: FastifyReply
  signal: AbortSignal
}

/** The end of the job, or with `Prefer: respond-async` (RFC 7240) the job at once. */
async function outcome(world: World, jobId: string, { account, request, reply, signal }: Waiting) {
  const job = { id: jobId }
  if (String(request.headers.prefer ?? '').includes('respond-async')) {
    reply.code(202).header('preference-applied', 'respond-async')
    return { job }
  }
  const end = await waitForEnd(world, account.id, jobId, signal)
  if (end.status === 'failed')
    throw new Refusal('unprocessable', end.errorMessage ?? 'Unknown error occurred')
  return { automationType: end.automationType ?? undefined, message: end.details ?? '', job }
}
