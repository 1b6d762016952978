import { watchMemory } from './watch-memory.ts'

/** What one reader needed for one document, its process's start and end included. */
export interface Need {
  milliseconds: number
  peakBytes: number
}

export interface Measured {
  pages: number
  /** True when its text was read from pictures. */
  scanned: boolean
  ours: Need
  /** Null where poppler is not installed. */
  pdftotext: Need | null
}

export async function measure<T>(run: () => Promise<T>): Promise<{ result: T; need: Need }> {
  const start = performance.now()
  const { result, peakBytes } = await watchMemory(run)
  return { result, need: { milliseconds: performance.now() - start, peakBytes } }
}
