import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { kinds, steps } from '../faults.ts'
import type { Workshop } from '../memory/records.ts'
import { Refusal } from '../refusal.ts'
import type { System } from '../system.ts'
import { findVariant, variantNames } from '../variants.ts'
import { plantSeed } from './seed.ts'
import { Seed } from './seed-shape.ts'
import { tellTruth } from './truth.ts'

const FaultList = z.array(
  z.object({
    step: z.enum([...steps, '*']),
    kind: z.enum(kinds),
    times: z.number().int().min(0).max(1_000_000),
    ms: z.number().int().min(0).max(3_600_000).optional(),
    status: z.number().int().min(400).max(599).optional(),
    workshopId: z.string().min(1).optional(),
  }),
)

const HoldList = z.array(
  z.object({
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
    path: z.string().startsWith('/').max(500),
    nth: z.number().int().min(1).max(1_000_000).default(1),
    when: z.enum(['before', 'after']),
  }),
)

const ReleaseOrder = z.object({ how: z.enum(['go-on', 'cut']).default('go-on') })

const WorkshopQuery = z.object({ workshop: z.string().min(1) })

/** The body in the schema's shape, or a 400 that names the place and what is wrong there. */
function parseNamed<Schema extends z.ZodType>(
  what: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const place = issue?.path.length ? `${issue.path.join('.')}: ` : ''
  throw new Refusal(400, `The ${what} is not valid: ${place}${issue?.message ?? 'unreadable'}`)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function tokenCheck(token: string) {
  const expected = digest(token)
  return async (request: FastifyRequest) => {
    const given = request.headers['x-control-token']
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) {
      throw new Refusal(401, 'The control interface needs its token in the header x-control-token')
    }
  }
}

/**
 * The tests' way in: what was written, what goes wrong next, how the pages look. Beyond the written contract: `POST /holds` stops
 * chosen requests (`holds.ts`), `GET /holds` says which are held, `POST /release` lets them go on or cuts them, and `GET /requests`
 * lists what was asked for, refused or not, since the last reset; a fault may name its workshop (`faults.ts`).
 */
export function addControl(app: FastifyInstance, system: System, token: string): void {
  app.addHook('onRequest', tokenCheck(token))
  const done = { ok: true }

  const workshopAsked = (request: FastifyRequest): Workshop => {
    const { workshop: id } = parseNamed('query', WorkshopQuery, request.query)
    const workshop = system.memory.workshops.get(id)
    if (workshop === undefined) throw new Refusal(404, `There is no workshop ${id}`)
    return workshop
  }

  app.post('/reset', () => {
    system.faults.clear()
    system.holds.release('cut')
    system.requests.empty()
    system.sessions.empty()
    system.memory.empty()
    system.files.empty()
    return done
  })

  app.post('/seed', async request => {
    await plantSeed(system, parseNamed('seed', Seed, request.body))
    return done
  })

  app.get('/truth', request => tellTruth(workshopAsked(request), system.memory.variant().gstRounding))

  app.get('/journal', request => workshopAsked(request).journal)

  app.get('/logins', request => system.sessions.tries(workshopAsked(request).id))

  app.post('/faults', request => {
    system.faults.arm(parseNamed('list of faults', FaultList, request.body))
    return done
  })

  app.get('/faults', () => system.faults.armed())

  app.post('/holds', request => {
    system.holds.arm(parseNamed('list of holds', HoldList, request.body))
    return done
  })

  app.get('/holds', () => system.holds.list())

  app.post('/release', request => {
    system.holds.release(parseNamed('release', ReleaseOrder, request.body ?? {}).how)
    return done
  })

  app.get('/requests', () => system.requests.list())

  app.get('/variant', () => ({ name: system.memory.variant().name, names: variantNames }))

  app.post('/variant', request => {
    const { name } = parseNamed('variant', z.object({ name: z.string() }), request.body)
    const variant = findVariant(name)
    if (variant === undefined) {
      throw new Refusal(400, `There is no variant ${name}; there are ${variantNames.join(', ')}`)
    }
    system.memory.setVariant(variant)
    return { name: variant.name, names: variantNames }
  })
}
