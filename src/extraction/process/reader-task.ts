import { flushCompileCache } from 'node:module'
import type { Refusal } from '../pdf/load-pages.ts'
import type { Reading, ReadingTerms } from '../read-document.ts'

/** What a child is told, once. */
export interface ReaderTask extends ReadingTerms {
  path: string
  mostPages: number
  /** How many of them may be scanned. */
  mostScans: number
}

/** What a child tells its parent while it works: how many pages the PDF has, or which page OCR begins with. */
export type Progress = { pageCount: number } | { page: number }

/** What a child answers its parent, once. `scannedPages`: how many pages hold their text as a picture, so that OCR must read them. */
export type ChildAnswer =
  | { reading: Reading }
  | { scannedPages: number }
  | Refusal
  | { refusal: 'blank' | 'no-invoice' | 'scan' | 'too-many-scans' | 'no-print'; page?: number }

export type ChildMessage = { answer: ChildAnswer } | { progress: Progress }

/** Answers the parent's one task with one answer; the channel closes behind it. What was compiled is kept first: the parent ends the child at once. */
export function answerTask(
  answer: (task: ReaderTask, tell: (progress: Progress) => void) => Promise<ChildAnswer>,
): void {
  const send = (message: ChildMessage, sent?: () => void) => process.send?.(message, undefined, {}, sent)
  process.once('message', async task => {
    const answered = await answer(task as ReaderTask, progress => send({ progress }))
    flushCompileCache()
    send({ answer: answered }, () => process.disconnect?.())
  })
}
