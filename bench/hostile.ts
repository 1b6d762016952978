// Uploads hostile PDFs to a server of its own, one after the other, and says how quickly it answered meanwhile and what memory stayed.
//   node bench/hostile.ts
import { setTimeout as sleep } from 'node:timers/promises'
import { TELLING_SELECTION } from '../tests/hostile/telling-selection.ts'
import { runningReaders } from '../tests/support/readers.ts'
import { startTestServer } from '../tests/support/test-server.ts'
import { tickDuring } from '../tests/support/tick.ts'
import { percentile } from './extraction/report-needs.ts'

const IDLE_MS = 5000
const MEGABYTE = 1_000_000
const residentMegabytes = () => Math.round(process.memoryUsage.rss() / MEGABYTE)
const quickness = (milliseconds: readonly number[]) =>
  `${milliseconds.length} answers, p50 ${percentile(milliseconds, 0.5).toFixed(1)} ms, p95 ${percentile(milliseconds, 0.95).toFixed(1)} ms`

const server = await startTestServer()
try {
  const person = await server.account()
  const ask = () => person.get('/api/me')
  // Made beforehand: packing them would hold up this process, which is the server's too.
  const files = []
  for (const { name, bytes } of TELLING_SELECTION)
    files.push({ name, pdf: new Blob([new Uint8Array(await bytes())]) })
  const before = residentMegabytes()
  const idle = (await tickDuring(ask, () => sleep(IDLE_MS))).milliseconds
  console.log(`idle: ${quickness(idle)}; the process with the server in it holds ${before} MB`)
  const busy: number[] = []
  for (const { name, pdf } of files) {
    const start = performance.now()
    const { result, milliseconds } = await tickDuring(ask, () => person.upload('/api/analyze-invoice', pdf))
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    busy.push(...milliseconds)
    const said = result.ok ? 'read' : await result.text()
    console.log(`${seconds} s  ${name}: ${result.status} ${said} (${quickness(milliseconds)})`)
  }
  const ratio = percentile(busy, 0.5) / percentile(idle, 0.5)
  console.log(`while they were read: ${quickness(busy)}; p50 ${ratio.toFixed(2)}x idle`)
  console.log(`afterwards: ${residentMegabytes()} MB, ${runningReaders().length} readers left`)
} finally {
  await server.close()
}
