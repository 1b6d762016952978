import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reading } from '../read-document.ts'
import { openPlaces, type Turn } from './in-turn.ts'
import type { ChildAnswer, ChildMessage, Progress, ReaderTask } from './reader-task.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/** What one PDF may use. */
export interface ReadLimits {
  milliseconds: number
  residentBytes: number
  pages: number
}

export const READ_LIMITS: ReadLimits = { milliseconds: 15_000, residentBytes: 500_000_000, pages: 200 }

/**
 * What one PDF's scanned pages may use beside that: three engines hold about 400 MB before they start and 650 MB with a page. Of 189
 * scanned invoices a page took 5 to 16 s of a core, and takes 2 to 3 s more since its codes are read once more; one full of terms in 7
 * point took 25 s, and 45 s on a slow machine. Time on a core tells a page made to be slow even where other work slows all of them down;
 * where the system does not tell it, what the clock says holds.
 */
export interface ScanLimits extends ReadLimits {
  furtherPageMilliseconds: number
  /** On a core: for any one page, which is also what the first may take of the whole, and for each further one. */
  pageCoreMilliseconds: number
  furtherPageCoreMilliseconds: number
}

export const SCAN_LIMITS: ScanLimits = {
  milliseconds: 120_000,
  furtherPageMilliseconds: 45_000,
  pageCoreMilliseconds: 60_000,
  furtherPageCoreMilliseconds: 15_000,
  residentBytes: 1_000_000_000,
  pages: 8,
}

/** Readers at a time: each may take a core and its memory limit for as long as its deadline. */
const readInTurn = openPlaces(3)
const scanInTurn = openPlaces(1)

const WATCH_MS = 50
/** How a process ends that asks for more memory than its heap or the machine gives. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGABRT', 'SIGKILL'])
const MEMORY_PAGE_BYTES = 4096
const CLOCK_TICK_MS = 10
const READER = fileURLToPath(new URL('./reader-child.ts', import.meta.url))
const SCAN_READER = fileURLToPath(new URL('./ocr-child.ts', import.meta.url))

/** How one PDF is read: for whom, and how long at most. */
export interface ReadTerms extends Turn {
  limits?: ReadLimits
  scanLimits?: ScanLimits
}

/**
 * Reads one PDF in a process of its own, gone when this settles: a PDF is a stranger's program, pdfium's memory lies outside every
 * limit of a worker thread, and a page made to be slow must not hold up the server. Pages that are pictures are read by a second
 * process with limits of its own, one PDF at a time: OCR fills two cores. Of other PDFs three are read at a time, so that none waits for a scan.
 * Owners take turns; time spent waiting for one's turn does not count.
 * @throws UnreadablePdf with a sentence for staff; the signal's reason when aborted.
 */
export async function runReader(
  request: Omit<ReaderTask, 'mostPages' | 'mostScans'>,
  { owner, signal, limits = READ_LIMITS, scanLimits = SCAN_LIMITS }: ReadTerms = {},
): Promise<Reading> {
  const turn = { owner, signal }
  const most = { pages: limits.pages, scans: scanLimits.pages }
  const task = { ...request, mostPages: most.pages, mostScans: most.scans }
  const answer = await readInTurn(turn, () => runChild(READER, task, limits, signal))
  if (!('scannedPages' in answer)) return readingOf(answer, most)
  const { scannedPages } = answer
  if (scannedPages > most.scans)
    throw new UnreadablePdf('too-many-scans', { pageCount: scannedPages, mostPages: most.scans })
  const further = scannedPages - 1
  const longest = {
    ...scanLimits,
    milliseconds: scanLimits.milliseconds + further * scanLimits.furtherPageMilliseconds,
    // Of one page its own limit tells more.
    ...(further > 0 && {
      coreMilliseconds: scanLimits.pageCoreMilliseconds + further * scanLimits.furtherPageCoreMilliseconds,
    }),
  }
  return scanInTurn(turn, async () => readingOf(await runChild(SCAN_READER, task, longest, signal), most))
}

function readingOf(answer: ChildAnswer, most: { pages: number; scans: number }): Reading {
  if ('reading' in answer) return answer.reading
  if ('scannedPages' in answer) throw new UnreadablePdf('scan')
  const mostPages = answer.refusal === 'too-many-scans' ? most.scans : most.pages
  throw new UnreadablePdf(answer.refusal, { ...answer, mostPages })
}

async function runChild(
  script: string,
  task: ReaderTask,
  limits: ChildLimits,
  signal: AbortSignal | undefined,
): Promise<ChildAnswer> {
  signal?.throwIfAborted()
  const compiled = getCompileCacheDir()
  const child = fork(script, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Compiling its own code is half of what a reader does.
    env: compiled ? { NODE_COMPILE_CACHE: path.dirname(compiled) } : {},
    execArgv: ['--max-old-space-size=256'],
  })
  try {
    const answer = answerOf(child, limits, signal)
    // A child that is gone already is told of by its exit.
    child.send(task, () => {})
    return await answer
  } finally {
    await end(child)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

type ChildLimits = ReadLimits & { pageCoreMilliseconds?: number; coreMilliseconds?: number }

/** The child's answer; or the first of: it died, took too long, grew too large, was cancelled. */
function answerOf(
  child: ChildProcess,
  limits: ChildLimits,
  signal: AbortSignal | undefined,
): Promise<ChildAnswer> {
  const over = new AbortController()
  return new Promise<ChildAnswer>((resolve, reject) => {
    const work = watchWork(child.pid, limits)
    const deadline = setTimeout(() => reject(work.tooSlow()), limits.milliseconds)
    const watch = setInterval(async () => {
      if ((await residentBytes(child.pid)) > limits.residentBytes) reject(new UnreadablePdf('too-large'))
      const tooMuch = await work.tooMuch()
      if (tooMuch) reject(tooMuch)
    }, WATCH_MS)
    over.signal.addEventListener('abort', () => {
      clearTimeout(deadline)
      clearInterval(watch)
    })
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal })
    child.on('message', message => {
      const told = message as ChildMessage
      if ('answer' in told) resolve(told.answer)
      else work.begin(told.progress)
    })
    child.once('error', cause => reject(new UnreadablePdf('damaged', { cause })))
    child.once('exit', (code, ended) => {
      const cause = new Error(`the reader ended with ${ended ?? `code ${code}`}`)
      reject(new UnreadablePdf(OUT_OF_MEMORY.has(ended) ? 'too-large' : 'damaged', { cause }))
    })
  }).finally(() => over.abort())
}

/** What a child is doing, as it tells, and whether cores have worked too long for it. */
function watchWork(pid: number | undefined, limits: ChildLimits) {
  const { pageCoreMilliseconds = Infinity, coreMilliseconds: inAll = Infinity } = limits
  let now: { pageCount?: number; page?: number } = {}
  let before: Promise<number> | undefined
  /** More pages than one are to be split, one that is a picture to be scanned again. */
  const tooSlow = () => {
    const { pageCount = 1, page } = now
    return pageCount > 1 || page === undefined
      ? new UnreadablePdf('too-slow', { pageCount })
      : new UnreadablePdf('slow-scan', { page })
  }
  return {
    begin(progress: Progress) {
      now = { ...now, ...progress }
      before = coreMilliseconds(pid)
    },
    tooSlow,
    async tooMuch(): Promise<UnreadablePdf | null> {
      if (!before || pageCoreMilliseconds === Infinity) return null
      const { page } = now
      const [used, earlier] = await Promise.all([coreMilliseconds(pid), before])
      if (page !== undefined && used - earlier > pageCoreMilliseconds)
        return new UnreadablePdf('slow-scan', { page })
      return used > inAll ? tooSlow() : null
    },
  }
}

/** Resident memory as Linux reports it; 0 where it does not (the deadline still holds there). */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * MEMORY_PAGE_BYTES
}

/** Time that cores have worked for a process, all threads together, as Linux reports it (proc_pid_stat(5), fields 14 and 15); else 0. */
async function coreMilliseconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is a name in brackets, which may itself hold spaces.
  const [, , , , , , , , , , , user = 0, system = 0] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(user) + Number(system)) * CLOCK_TICK_MS
}
