import type { Job } from '#contracts/automation.ts'
import { PDF, reviewed } from './invoice.ts'
import { until } from './until.ts'

export const WORKSHOP = 'harbour'
export const USER = 'docket'
export const PASSWORD = 'canary-Pa55word'
const ACCOUNT_PASSWORD = 'correct horse battery'

/** One person at the front door, with a browser's worth of cookies. */
export interface Account {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** Uploads the PDF with what was reviewed and starts it. */
  start(invoice: ReturnType<typeof reviewed>): Promise<string>
  /** Accepted, and waiting for its start. */
  accept(invoice: ReturnType<typeof reviewed>): Promise<string>
  startAccepted(jobId: string): Promise<void>
  job(jobId: string): Promise<Job>
  /** The job when it has ended; a server that is away meanwhile is waited for. */
  end(jobId: string, withinMs?: number): Promise<Job>
}

export interface Credentials {
  loginUrl: string
  username?: string
  password?: string
}

async function refuseFailure(what: string, response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`)
  return response
}

/** Registers, signs in, and says where the workshop is. */
export async function openAccount(url: string, email: string, at: Credentials): Promise<Account> {
  const account = visitor(url)
  const registration = {
    email,
    password: ACCOUNT_PASSWORD,
    mechanicDeskUsername: at.username ?? USER,
    mechanicDeskPassword: at.password ?? PASSWORD,
  }
  await refuseFailure('register', await account.call('POST', '/api/register', registration))
  await signIn(account, email)
  const settings = {
    workshopId: WORKSHOP,
    username: at.username ?? USER,
    password: at.password ?? PASSWORD,
    loginUrl: at.loginUrl,
  }
  await refuseFailure('settings', await account.call('POST', '/api/settings', settings))
  return account
}

/** Another tab of the same person. */
export async function openTab(url: string, email: string): Promise<Account> {
  const account = visitor(url)
  await signIn(account, email)
  return account
}

async function signIn(account: Account, email: string): Promise<void> {
  await refuseFailure(
    'login',
    await account.call('POST', '/api/login', { email, password: ACCOUNT_PASSWORD }),
  )
}

function visitor(url: string): Account {
  let cookie = ''
  const account: Account = {
    async call(method, path, body, given = {}) {
      const headers: Record<string, string> = { ...given, ...(cookie && { cookie }) }
      const isForm = body instanceof FormData
      if (body !== undefined && !isForm) headers['content-type'] = 'application/json'
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
      return response
    },
    async accept(invoice) {
      const form = new FormData()
      form.append('extractedData', JSON.stringify(invoice))
      form.append('pdf', new Blob([PDF.bytes]), PDF.name)
      const answer = await account.call('POST', '/api/upload-pdf-for-automation', form)
      return (await (await refuseFailure('upload', answer)).json()).job.id
    },
    async startAccepted(jobId) {
      await refuseFailure('start', await account.call('POST', `/api/automation-jobs/${jobId}/start`))
    },
    async start(invoice) {
      const id = await account.accept(invoice)
      await account.startAccepted(id)
      return id
    },
    async job(jobId) {
      return (await refuseFailure('job', await account.call('GET', `/api/automation-jobs/${jobId}`))).json()
    },
    async end(jobId, withinMs = 400_000) {
      const look = async () => {
        const job = await account.job(jobId).catch(() => null)
        return job && ['completed', 'failed'].includes(job.status) ? job : null
      }
      return until(`the job ${jobId} has ended`, look, withinMs)
    },
  }
  return account
}
