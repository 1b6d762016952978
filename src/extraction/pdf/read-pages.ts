import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { UnreadablePdf } from '../unreadable-pdf.ts'
import type { Page } from './page.ts'
import type { ChildAnswer } from './read-pages-child.ts'

/** What one PDF may use. A PDF is a stranger's program: pdfium runs it in a process of its own that can be killed. */
export interface ReadLimits {
  milliseconds: number
  residentBytes: number
  pages: number
}

export const READ_LIMITS: ReadLimits = { milliseconds: 15_000, residentBytes: 500_000_000, pages: 200 }

const WATCH_MS = 50
const PAGE_BYTES = 4096
const CHILD = fileURLToPath(new URL('./read-pages-child.ts', import.meta.url))

/**
 * The words of every page. One process per PDF, gone when this settles.
 * @throws UnreadablePdf with a sentence for staff; the signal's reason when aborted.
 */
export async function readPages(path: string, signal?: AbortSignal, limits: ReadLimits = READ_LIMITS): Promise<Page[]> {
  signal?.throwIfAborted()
  const child = fork(CHILD, [path, String(limits.pages)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    execArgv: ['--max-old-space-size=256'],
  })
  try {
    return pagesOf(await answerOf(child, limits, signal), limits)
  } finally {
    child.kill('SIGKILL')
  }
}

/** The child's one message; or the first of: it died, took too long, grew too large, was cancelled. */
function answerOf(child: ChildProcess, limits: ReadLimits, signal: AbortSignal | undefined): Promise<ChildAnswer> {
  const stop = new AbortController()
  return new Promise<ChildAnswer>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new UnreadablePdf('too-slow')), limits.milliseconds)
    const watch = setInterval(async () => {
      if ((await residentBytes(child.pid)) > limits.residentBytes) reject(new UnreadablePdf('too-large'))
    }, WATCH_MS)
    stop.signal.addEventListener('abort', () => {
      clearTimeout(deadline)
      clearInterval(watch)
    })
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: stop.signal })
    child.once('message', message => resolve(message as ChildAnswer))
    child.once('error', cause => reject(new UnreadablePdf('damaged', { cause })))
    child.once('exit', code => reject(new UnreadablePdf('damaged', { cause: new Error(`the reader ended with code ${code}`) })))
  }).finally(() => stop.abort())
}

/** Resident memory as Linux reports it; 0 where it does not (the deadline still holds there). */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES
}

function pagesOf(answer: ChildAnswer, limits: ReadLimits): Page[] {
  if ('pages' in answer) return answer.pages
  throw new UnreadablePdf(answer.refusal, { pageCount: answer.pageCount, mostPages: limits.pages })
}
