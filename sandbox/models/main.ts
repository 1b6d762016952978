import { parseArgs } from 'node:util'
import { createModels } from './server.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, 'control-token': { type: 'string' } },
})
const token = values['control-token'] ?? ''
if (token.length < 16) {
  console.error('The models do not start: --control-token must have 16 characters or more')
  process.exit(1)
}
const app = createModels({ controlToken: token })
const stop = async () => {
  await app.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// The channel ends with the parent, however it died: nobody is left to stop this process.
process.on('disconnect', stop)
const address = await app.listen({ host: '127.0.0.1', port: Number(values.port) })
console.log(JSON.stringify({ ready: true, address, controlUrl: `${address}/control` }))
