import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api.ts'
import { endOfAnalysis, failureNotice, rowError } from './analysis-notices.ts'

const BUSY = new ApiError(503, 'Too many PDFs are waiting to be read: try this one again in a few minutes.')
const BROKEN = new ApiError(422, 'This PDF is damaged.')

test('a busy reader is said without alarm and without a number; a PDF that cannot be read by the rule of the specification', () => {
  expect(failureNotice(BUSY)).toEqual({ title: 'Docket Is Busy', description: BUSY.sentence })
  expect(rowError(BUSY)).toBe(BUSY.sentence)
  expect(failureNotice(BROKEN)).toEqual({
    title: 'Failed to analyze invoice',
    description: '422: This PDF is damaged.',
    tone: 'destructive',
  })
  expect(rowError(BROKEN)).toBe('422: This PDF is damaged.')
})

test('a batch failed only when no file was read and the reason is more than waiting', () => {
  expect(endOfAnalysis(2, [BROKEN, BUSY])).toMatchObject({ title: 'Batch Analysis Failed' })
  expect(endOfAnalysis(2, [BUSY, BUSY])).toBeNull()
  expect(endOfAnalysis(2, [BROKEN])).toBeNull()
  expect(endOfAnalysis(2, [])).toMatchObject({ description: '2 of 2 files read' })
})
