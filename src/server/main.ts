import { parseConfig } from './config.ts'
import { createLog } from './log.ts'
import { keepCompiledCode, runProcess } from './run-process.ts'
import { startServer } from './server.ts'

await runProcess(async () => {
  const config = parseConfig(process.env)
  keepCompiledCode(config.cacheDir)
  const log = createLog(config.logLevel)
  const server = await startServer(config, log)
  log.info({ role: config.role, address: server.address }, 'Docket is ready')
  return () => server.close()
})
