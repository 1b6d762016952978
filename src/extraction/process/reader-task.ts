import { flushCompileCache } from 'node:module'
import type { Refusal } from '../pdf/load-pages.ts'
import type { Reading, ReadingTerms } from '../read-document.ts'

/** What a child is told, once. */
export interface ReaderTask extends ReadingTerms {
  path: string
  mostPages: number
}

/** What a child tells its parent, once. `scannedPages`: how many pages hold their text as a picture, so that OCR must read them. */
export type ChildAnswer =
  | { reading: Reading }
  | { scannedPages: number }
  | Refusal
  | { refusal: 'blank' | 'no-invoice' | 'scan' | 'too-many-scans'; pageCount?: number }

/** Answers the parent's one task with one message; the channel closes behind it. What was compiled is kept first: the parent ends the child at once. */
export function answerTask(answer: (task: ReaderTask) => Promise<ChildAnswer>): void {
  process.once('message', async task => {
    const answered = await answer(task as ReaderTask)
    flushCompileCache()
    process.send?.(answered, () => process.disconnect?.())
  })
}
