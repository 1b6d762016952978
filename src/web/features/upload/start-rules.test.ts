import { expect, test } from 'vitest'
import { type Activity, busyReasons } from './busy.ts'
import { readinessOf, rowsToAutomate } from './readiness.ts'
import { failedRow, newLine, type ReviewRow } from './review-row.ts'
import { analyzeLabel, refuseStart, startBlockedReason, startLabel } from './start-rules.ts'

const idle: Activity = {
  activeSessions: 0,
  automationRunning: false,
  analysisRunning: false,
  startingBatch: false,
  startingAnalysis: false,
}
const row = (change: Partial<ReviewRow> = {}): ReviewRow => ({
  ...failedRow({ key: 1, name: 'a.pdf', size: 1 }, ''),
  id: 1,
  error: null,
  purchaseOrderNumber: '1001',
  ...change,
})
const withoutOrder = row({ purchaseOrderNumber: ' ' })
const uncertain = row({ lineItems: [{ ...newLine(), part_number_uncertain: true }] })
const attempt = { rows: [row()], busy: [] as string[], hasCredentials: true }

test('every kind of work is a reason to wait', () => {
  expect(busyReasons(idle)).toEqual([])
  expect(
    busyReasons({
      activeSessions: 2,
      automationRunning: true,
      analysisRunning: true,
      startingBatch: true,
      startingAnalysis: true,
    }),
  ).toEqual([
    '2 automation job(s) running',
    'Automation in progress',
    'AI analysis in progress',
    'Starting batch processing',
    'Starting analysis',
  ])
})

test('missing PO numbers come before uncertain parts, and both before ready', () => {
  expect(readinessOf([])).toBeNull()
  expect(readinessOf([withoutOrder, withoutOrder, uncertain])).toMatchObject({
    title: 'PO Numbers Missing',
    text: '2 invoices missing PO numbers. Fill in PO numbers or remove invoices to proceed.',
  })
  expect(readinessOf([row(), uncertain])?.title).toBe('Part Numbers Uncertain')
  expect(readinessOf([{ ...uncertain, manually_corrected: true }])?.title).toBe('Invoice Data Ready')
})

test('a row with an error is left out, and alone it makes nothing ready', () => {
  const creditNote = row({ error: 'This document is a credit note' })
  expect(rowsToAutomate([row(), creditNote])).toHaveLength(1)
  expect(readinessOf([row(), creditNote])?.tone).toBe('ready')
  expect(readinessOf([creditNote])?.tone).toBe('error')
})

test('a start is refused in the words of the specification', () => {
  expect(refuseStart(attempt)).toBeNull()
  expect(refuseStart({ ...attempt, busy: ['Automation in progress'] })?.title).toBe(
    'Cannot Start - Jobs Running',
  )
  expect(refuseStart({ ...attempt, rows: [] })).toEqual({
    title: 'No Invoice Data',
    description: 'Please analyze invoices first before starting automation',
  })
  expect(refuseStart({ ...attempt, hasCredentials: false })).toEqual({
    title: 'Missing Credentials',
    description: 'Please configure your MechanicDesk credentials in Settings first.',
  })
})

test('the button is off while rows are not ready, and on where a press tells what is missing', () => {
  expect(startBlockedReason({ ...attempt, rows: [withoutOrder] })).toContain('1 invoices missing PO numbers')
  expect(startBlockedReason({ ...attempt, busy: ['Automation in progress'] })).toContain(
    'Automation in progress',
  )
  expect(startBlockedReason({ ...attempt, rows: [], hasCredentials: false })).toBeUndefined()
})

test('labels say what goes on', () => {
  expect([startLabel(idle), analyzeLabel(idle)]).toEqual(['Start Automation', 'Analyze All Invoices with AI'])
  expect(startLabel({ ...idle, startingBatch: true })).toBe('Starting Automation...')
  expect(startLabel({ ...idle, automationRunning: true, activeSessions: 1 })).toBe('Processing...')
  expect(startLabel({ ...idle, activeSessions: 1 })).toBe('Jobs Running - Blocked')
  expect(analyzeLabel({ ...idle, activeSessions: 1 })).toBe('Jobs Running - Analysis Blocked')
  expect(analyzeLabel({ ...idle, analysisRunning: true })).toBe('AI Analyzing Invoices...')
})
