import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { type Server, startServer } from '#server/server.ts'

export interface TestServer extends Server {
  url: string
  dataDir: string
  /** A browser's worth of cookies. */
  visitor(): Visitor
  /** Registers an account and signs it in. */
  account(email?: string): Promise<Visitor>
}

export interface Visitor {
  email: string
  get(path: string, init?: RequestInit): Promise<Response>
  post(path: string, json?: unknown, init?: RequestInit): Promise<Response>
  upload(
    path: string,
    pdf: Blob,
    name?: string,
    fields?: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Response>
}

export const PASSWORD = 'correct horse battery'
export const WORKSHOP_PASSWORD = 'canary-7f3a-workshop-password'

/** The whole server on a database and a folder of its own; the worker only where a test asks for it. */
export async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'docket-test-'))
  const config = parseConfig({
    PORT: '0',
    ROLE: 'web',
    DATA_DIR: dataDir,
    CACHE_DIR: '.docket/cache',
    LOG_LEVEL: 'silent',
    WORKSHOP_LOGIN_URL: 'http://127.0.0.1:9/auto_workshop/login',
    ...environment,
  })
  const server = await startServer(config, createLog(config.logLevel))
  const url = server.address ?? ''
  const visitor = () => openVisitor(url)
  let accounts = 0
  return {
    ...server,
    url,
    dataDir,
    visitor,
    async account(email = `person-${++accounts}@workshop.example`) {
      const person = visitor()
      person.email = email
      const credentials = { mechanicDeskUsername: 'robot', mechanicDeskPassword: WORKSHOP_PASSWORD }
      const registered = await person.post('/api/register', { email, password: PASSWORD, ...credentials })
      if (!registered.ok) throw new Error(`register: ${registered.status} ${await registered.text()}`)
      await person.post('/api/login', { email, password: PASSWORD })
      return person
    },
    async close() {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function openVisitor(url: string): Visitor {
  let cookie = ''
  async function send(target: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookie) headers.set('cookie', cookie)
    const response = await fetch(`${url}${target}`, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    return response
  }
  return {
    email: '',
    get: (target, init = {}) => send(target, init),
    post(target, json, init = {}) {
      const headers = new Headers(init.headers)
      if (json !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
      const body = json === undefined ? undefined : typeof json === 'string' ? json : JSON.stringify(json)
      return send(target, {
        ...init,
        method: init.method ?? 'POST',
        headers,
        ...(body !== undefined && { body }),
      })
    },
    upload(target, pdf, name = 'invoice.pdf', fields = {}, signal) {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.append(field, value)
      form.append('pdf', pdf, name)
      return send(target, { method: 'POST', body: form, signal })
    },
  }
}
