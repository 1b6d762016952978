import type { FastifyInstance } from 'fastify'
import type { Step } from '../faults.ts'
import { Refusal } from '../refusal.ts'
import { type System, sessionOf, workshopOf } from '../system.ts'

/** The controls that stand on each screen, by the step that they do. */
const controlsOn: Record<string, readonly Step[]> = {
  plain: ['page'],
  list: ['page', 'search', 'open'],
  purchase: ['page', 'lookup', 'save-line', 'remove-line', 'process', 'open-bill'],
  'add-bill': ['page', 'save-bill'],
  bill: ['page', 'attach'],
}

/** What a screen asks before it draws itself: its markup, what is wrong with it, and who is logged in. */
export function addScreenRoutes(app: FastifyInstance, system: System): void {
  const looks = (controls: readonly Step[], workshopId: string | null) => ({
    variant: system.memory.variant().name,
    faults: system.faults.strikeScreen(controls, workshopId),
  })

  app.get('/login-screen', { config: { isPublic: true } }, () => looks(['page', 'login'], null))

  // What the unexpected dialog offers: the request log tells who took it.
  app.delete('/old-records', (_request, reply) => reply.code(204).send())

  app.get<{ Params: { screen: string } }>('/screens/:screen', request => {
    const controls = controlsOn[request.params.screen]
    if (controls === undefined) throw new Refusal(404, 'No such screen')
    const { id, name } = workshopOf(system, request)
    return { ...looks(controls, id), workshop: { id, name }, username: sessionOf(request).username }
  })
}
