import { parseArgs } from 'node:util'
import { z } from 'zod'
import { createWorkshopSystem } from './server.ts'

const loopback = /^(127(\.\d{1,3}){3}|localhost|::1)$/

const Options = z.object({
  host: z
    .string()
    .regex(loopback, 'the sandbox listens on this machine only (127.0.0.1)')
    .default('127.0.0.1'),
  port: z.coerce.number().int().min(0).max(65535).default(0),
  'data-dir': z.string('it needs a folder to remember in').min(1),
  'control-token': z.string('it needs a token').min(16, 'it must have 16 characters or more'),
})

function readOptions() {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      'data-dir': { type: 'string' },
      'control-token': { type: 'string' },
    },
  })
  const options = Options.safeParse(values)
  if (options.success) return options.data
  const issue = options.error.issues[0]
  console.error(`The workshop system does not start: --${issue?.path.join('.')}: ${issue?.message}`)
  process.exit(1)
}

const options = readOptions()
const app = await createWorkshopSystem({
  dataDir: options['data-dir'],
  controlToken: options['control-token'],
})

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await app.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The channel ends with the parent, however it died: nobody is left to stop this process.
process.on('disconnect', stop)

const address = await app.listen({ host: options.host, port: options.port })
console.log(
  JSON.stringify({
    ready: true,
    loginUrl: `${address}/auto_workshop/login`,
    controlUrl: `${address}/control`,
  }),
)
