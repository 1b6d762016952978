import { createHash, timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Act, Behaviour, type Question, type Reply } from './behaviour.ts'
import { obey } from './obey.ts'
import { textOfPdf } from './pdf-text.ts'
import { Refusal } from './refusal.ts'
import { services } from './services.ts'
import { keysOf } from './strict-schema.ts'
import type { Service } from './wire/service.ts'

/** A request as it was seen, for tests to look at. */
export interface SeenRequest {
  service: string
  model: string
  asks: string[]
  instructions: string
  text: string
  /** Text of the PDF, hidden text too; empty without one. */
  pdfText: string
  tools: number
  store: unknown
}

interface Memory {
  behaviour: Behaviour
  seen: SeenRequest[]
  /** Replies that hang, to be ended when the program stops. */
  hanging: Set<FastifyReply>
}

const LARGEST_REQUEST = 40_000_000

/**
 * Stand-ins of the model providers behind their four wire formats: OpenAI's responses, chat completions, Anthropic's messages and
 * Google's generateContent. They refuse what the real ones refuse and behave as the control interface tells.
 */
export function createModels(options: { controlToken: string }): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, bodyLimit: LARGEST_REQUEST })
  const memory: Memory = {
    behaviour: Behaviour.parse({ acts: [{ do: 'status', status: 503 }] }),
    seen: [],
    hanging: new Set(),
  }
  app.addHook('preClose', async () => {
    for (const reply of memory.hanging) reply.raw.destroy()
  })
  for (const service of services) {
    app.post(service.path, async (request, reply) => answer(memory, service, request, reply))
  }
  app.register(async scope => addControl(scope, memory, options.controlToken), { prefix: '/control' })
  return app
}

async function answer(memory: Memory, service: Service, request: FastifyRequest, reply: FastifyReply) {
  try {
    const question = service.read({
      headers: request.headers,
      params: request.params as Record<string, string>,
      body: (request.body ?? {}) as Record<string, unknown>,
    })
    memory.seen.push(seenOf(question))
    if (question.pdf && !memory.behaviour.takesFiles)
      throw new Refusal(400, "Unsupported chat content part type: 'file'.")
    const [act] = memory.behaviour.acts
    if (memory.behaviour.acts.length > 1) memory.behaviour.acts.shift()
    return await perform(memory, service, question, act as Act, reply)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return reply.code(error.status).send(service.refuse(error.status, error.message))
  }
}

async function perform(memory: Memory, service: Service, question: Question, act: Act, reply: FastifyReply) {
  const { usage } = memory.behaviour
  const end = (how: Reply['end'], text = '') =>
    reply.send(service.answer({ text, usage, model: question.model, end: how }))
  const say = (text: string) => end('whole', text)
  switch (act.do) {
    case 'answer':
      return say(JSON.stringify(asksForRows(question) ? rowsAsBefore(question) : act.value))
    case 'obey':
      return say(JSON.stringify(obeyed(question, act.value)))
    case 'text':
      return say(act.text)
    case 'end':
      return end(act.end)
    case 'flood':
      return say('x'.repeat(act.bytes))
    case 'status':
      if (act.retryAfter !== undefined) reply.header('retry-after', String(act.retryAfter))
      return reply.code(act.status).send(service.refuse(act.status, `Told to answer ${act.status}.`))
    case 'hang':
      memory.hanging.add(reply)
      reply.raw.once('close', () => memory.hanging.delete(reply))
      reply.hijack()
      return reply
  }
}

function asksForRows(question: Question): boolean {
  return keysOf(question.schema).includes('rows')
}

/** Asked about single rows again, it says what it said the first time. */
function rowsAsBefore(question: Question): unknown {
  const { asked } = JSON.parse(question.text) as { asked: { row: number; readFirst: object }[] }
  return { rows: asked.map(({ row, readFirst }) => ({ row, ...readFirst })) }
}

function obeyed(question: Question, honest: unknown): unknown {
  if (asksForRows(question)) return rowsAsBefore(question)
  return obey(honest, textIn(question.pdf), question.instructions)
}

function textIn(pdf: Buffer | null): string {
  return pdf ? textOfPdf(pdf) : ''
}

function seenOf(question: Question): SeenRequest {
  const { service, model, instructions, text, tools, store } = question
  return {
    service,
    model,
    instructions,
    text,
    tools,
    store,
    asks: keysOf(question.schema),
    pdfText: textIn(question.pdf),
  }
}

/** The tests' way in: how to behave, and what was asked. */
function addControl(app: FastifyInstance, memory: Memory, token: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers['x-control-token']
    if (typeof given === 'string' && timingSafeEqual(digest(given), digest(token))) return
    return reply
      .code(401)
      .send({ message: 'The control interface needs its token in the header x-control-token' })
  })
  app.post('/behave', async (request, reply) => {
    const behaviour = Behaviour.safeParse(request.body)
    if (!behaviour.success) return reply.code(400).send({ message: behaviour.error.issues[0]?.message })
    memory.behaviour = behaviour.data
    memory.seen = []
    return { ok: true }
  })
  app.get('/requests', async () => memory.seen)
}
