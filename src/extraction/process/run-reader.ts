import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reading } from '../read-document.ts'
import { openPlaces } from './in-turn.ts'
import type { ChildAnswer, ReaderTask } from './reader-task.ts'
import { UnreadablePdf } from './unreadable-pdf.ts'

/** What one PDF may use. */
export interface ReadLimits {
  milliseconds: number
  residentBytes: number
  pages: number
}

export const READ_LIMITS: ReadLimits = { milliseconds: 15_000, residentBytes: 500_000_000, pages: 200 }

/**
 * What one PDF's scanned pages may use beside that: `milliseconds` for the first, and how many they may be. Two engines hold about
 * 300 MB before they start and 550 MB with a page; a page takes 4 s on two idle cores and 20 s on busy ones.
 */
export const SCAN_LIMITS: ReadLimits = { milliseconds: 60_000, residentBytes: 1_000_000_000, pages: 8 }
const FURTHER_PAGE_MS = 20_000

/** Readers at a time: each may take a core and its memory limit for as long as its deadline. */
const readInTurn = openPlaces(3)
const scanInTurn = openPlaces(1)

const WATCH_MS = 50
/** How a process ends that asks for more memory than its heap or the machine gives. */
const OUT_OF_MEMORY: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGABRT', 'SIGKILL'])
const MEMORY_PAGE_BYTES = 4096
const READER = fileURLToPath(new URL('./reader-child.ts', import.meta.url))
const SCAN_READER = fileURLToPath(new URL('./ocr-child.ts', import.meta.url))

/**
 * Reads one PDF in a process of its own, gone when this settles: a PDF is a stranger's program, pdfium's memory lies outside every
 * limit of a worker thread, and a page made to be slow must not hold up the server. Pages that are pictures are read by a second
 * process with limits of its own, one PDF at a time: OCR fills two cores. Of other PDFs three are read at a time; time spent waiting
 * for one's turn does not count.
 * @throws UnreadablePdf with a sentence for staff; the signal's reason when aborted.
 */
export async function runReader(
  request: Omit<ReaderTask, 'mostPages'>,
  signal?: AbortSignal,
  limits: ReadLimits = READ_LIMITS,
  scanLimits: ReadLimits = SCAN_LIMITS,
): Promise<Reading> {
  const task = { ...request, mostPages: limits.pages }
  const answer = await readInTurn(signal, () => runChild(READER, task, limits, signal))
  if (!('scannedPages' in answer)) return readingOf(answer, limits)
  if (answer.scannedPages > scanLimits.pages)
    throw new UnreadablePdf('too-many-scans', {
      pageCount: answer.scannedPages,
      mostPages: scanLimits.pages,
    })
  const milliseconds = scanLimits.milliseconds + (answer.scannedPages - 1) * FURTHER_PAGE_MS
  const longest = { ...scanLimits, milliseconds }
  return scanInTurn(signal, async () => readingOf(await runChild(SCAN_READER, task, longest, signal), limits))
}

function readingOf(answer: ChildAnswer, limits: ReadLimits): Reading {
  if ('reading' in answer) return answer.reading
  if ('scannedPages' in answer) throw new UnreadablePdf('scan')
  throw new UnreadablePdf(answer.refusal, { pageCount: answer.pageCount, mostPages: limits.pages })
}

async function runChild(
  script: string,
  task: ReaderTask,
  limits: ReadLimits,
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

/** The child's one message; or the first of: it died, took too long, grew too large, was cancelled. */
function answerOf(
  child: ChildProcess,
  limits: ReadLimits,
  signal: AbortSignal | undefined,
): Promise<ChildAnswer> {
  const over = new AbortController()
  return new Promise<ChildAnswer>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new UnreadablePdf('too-slow')), limits.milliseconds)
    const watch = setInterval(async () => {
      if ((await residentBytes(child.pid)) > limits.residentBytes) reject(new UnreadablePdf('too-large'))
    }, WATCH_MS)
    over.signal.addEventListener('abort', () => {
      clearTimeout(deadline)
      clearInterval(watch)
    })
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal })
    child.once('message', message => resolve(message as ChildAnswer))
    child.once('error', cause => reject(new UnreadablePdf('damaged', { cause })))
    child.once('exit', (code, ended) => {
      const cause = new Error(`the reader ended with ${ended ?? `code ${code}`}`)
      reject(new UnreadablePdf(OUT_OF_MEMORY.has(ended) ? 'too-large' : 'damaged', { cause }))
    })
  }).finally(() => over.abort())
}

/** Resident memory as Linux reports it; 0 where it does not (the deadline still holds there). */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * MEMORY_PAGE_BYTES
}
