import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { call } from '#web/lib/api.ts'
import { isStatus } from '#web/lib/error-sentence.ts'
import { keyOf } from '#web/lib/queries.ts'
import { notify } from '#web/ui/toast.tsx'
import { endOfAnalysis, failureNotice, rowError } from './analysis-notices.ts'
import type { ProviderId } from './provider-words.ts'
import { failedRow, type NewRow, type ReviewRow, rowsFromAnalysis } from './review-row.ts'
import type { ChosenFile, ReviewAction } from './review-state.ts'

/** Longer than the server takes for its largest PDF when that has to wait for others, which it says itself after five minutes. */
const READ_AT_MOST_MS = 15 * 60_000

export interface ReadingProgress {
  /** From 1. */
  number: number
  total: number
  fileName: string
}

interface Reading {
  rows: NewRow[]
  error: unknown
}

/** Reads chosen PDFs, one call a file, one after the other. Leaving the page stops it. */
export function useAnalysis(dispatch: Dispatch<ReviewAction>, provider: ProviderId | undefined) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  const [readingAgain, setReadingAgain] = useState<number | null>(null)
  const stopper = useRef<AbortController | null>(null)
  useEffect(() => () => stopper.current?.abort(), [])

  async function read({ key, file }: ChosenFile, signal: AbortSignal): Promise<Reading> {
    const described = { key, name: file.name, size: file.size }
    const limited = AbortSignal.any([signal, AbortSignal.timeout(READ_AT_MOST_MS)])
    try {
      const reply = await call('analyzeInvoice', { pdf: file, fields: { provider } }, { signal: limited })
      return { rows: rowsFromAnalysis(described, reply), error: null }
    } catch (error) {
      signal.throwIfAborted()
      if (isStatus(error, 401)) void queries.invalidateQueries({ queryKey: keyOf('me') })
      notify(failureNotice(error))
      return { rows: [failedRow(described, rowError(error))], error }
    }
  }

  async function analyzeAll(files: ChosenFile[]): Promise<void> {
    const { signal } = begin()
    dispatch({ type: 'analysis-started' })
    const errors: unknown[] = []
    try {
      for (const [index, chosen] of files.entries()) {
        setProgress({ number: index + 1, total: files.length, fileName: chosen.file.name })
        const { rows, error } = await read(chosen, signal)
        if (error) errors.push(error)
        dispatch({ type: 'file-read', rows })
      }
      const notice = endOfAnalysis(files.length, errors)
      if (notice) notify(notice)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (stopper.current?.signal === signal) end()
    }
  }

  async function readAgain(row: ReviewRow, chosen: ChosenFile): Promise<void> {
    const { signal } = begin()
    setReadingAgain(row.id)
    try {
      const { rows } = await read(chosen, signal)
      dispatch({ type: 'row-read-again', id: row.id, rows })
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (stopper.current?.signal === signal) end()
    }
  }

  function begin(): AbortController {
    stopper.current = new AbortController()
    return stopper.current
  }

  function end(): void {
    setProgress(null)
    setReadingAgain(null)
    void queries.invalidateQueries({ queryKey: keyOf('dashboard') })
  }

  return { progress, readingAgain, analyzeAll, readAgain, stop: () => stopper.current?.abort() }
}
