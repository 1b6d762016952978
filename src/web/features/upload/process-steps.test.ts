import { expect, test } from 'vitest'
import type { Job } from '#contracts/automation.ts'
import { markDifferences } from './mark-differences.ts'
import { processSteps } from './process-steps.ts'
import { draftOf, isIncomplete, needsPasswordAgain } from './settings-draft.ts'

const job = (change: Partial<Job>): Job => ({
  id: 'j1',
  status: 'running',
  fileName: 'a.pdf',
  filePath: null,
  invoiceNumber: 'INV-1',
  purchaseOrderNumber: '1001',
  automationType: null,
  details: null,
  errorMessage: null,
  warnings: [],
  cancellable: true,
  hasProof: false,
  hasPlan: false,
  hasFailure: false,
  cancelled: false,
  enteredBy: null,
  createdAt: '2026-03-05T09:00:00.000Z',
  startedAt: null,
  completedAt: null,
  logs: [],
  steps: [],
  ...change,
})
const states = (hasInvoice: boolean, of: Job | null) => processSteps(hasInvoice, of).map(({ state }) => state)
const login = (status: 'running' | 'completed' | 'failed') => ({ name: 'login', status, detail: '' })

test('without a job the first step is ready, and complete once an invoice is there', () => {
  expect(states(false, null)).toEqual(['Ready', 'Pending', 'Pending'])
  expect(states(true, null)).toEqual(['Complete', 'Pending', 'Pending'])
})

test('a running job logs in, then uploads', () => {
  expect(states(true, job({ status: 'pending' }))).toEqual(['Complete', 'Pending', 'Pending'])
  expect(states(true, job({ steps: [login('running')] }))).toEqual(['Complete', 'Running', 'Pending'])
  expect(states(true, job({ steps: [login('completed')] }))).toEqual(['Complete', 'Complete', 'Running'])
  expect(states(true, job({ status: 'completed' }))).toEqual(['Complete', 'Complete', 'Complete'])
})

test('the log alone tells that the login is done', () => {
  const logs = [{ id: 1, level: 'info', message: 'Logged in to MechanicDesk', timestamp: '' }]
  expect(states(true, job({ logs }))).toEqual(['Complete', 'Complete', 'Running'])
})

test('a failure stands at the step where it happened', () => {
  expect(states(true, job({ status: 'failed', steps: [login('running')] }))).toEqual([
    'Complete',
    'Error',
    'Pending',
  ])
  expect(states(true, job({ status: 'failed', steps: [login('completed')] }))).toEqual([
    'Complete',
    'Complete',
    'Error',
  ])
})

test('the characters in which readings differ are cut out', () => {
  expect(markDifferences('AB-O12', ['AB-O12', 'AB-012'])).toEqual([
    { text: 'AB-', differs: false, at: 0 },
    { text: 'O', differs: true, at: 3 },
    { text: '12', differs: false, at: 4 },
  ])
})

const saved = {
  workshopId: 'W1',
  username: 'pat',
  password: '••••••••',
  hasPassword: true,
  loginUrl: '',
} as const

test('a stored password shows as the mask and stays only while username and login URL do', () => {
  const draft = draftOf(saved)
  expect(draft.password).toBe('••••••••')
  expect(needsPasswordAgain(saved, { ...draft, workshopId: 'W2' })).toBe(false)
  expect(needsPasswordAgain(saved, { ...draft, username: 'sam' })).toBe(true)
  expect(needsPasswordAgain(saved, { ...draft, username: 'sam', password: 'new' })).toBe(false)
})

test('workshop ID, username and password are required, the login URL is not', () => {
  expect(isIncomplete(draftOf(null))).toBe(true)
  expect(isIncomplete(draftOf(saved))).toBe(false)
  expect(isIncomplete({ ...draftOf(saved), workshopId: ' ' })).toBe(true)
})

test('a job that a person stopped shows no error', () => {
  const stopped = { status: 'failed', cancelled: true } as const
  expect(states(true, job(stopped))).toEqual(['Complete', 'Stopped', 'Pending'])
  expect(states(true, job({ ...stopped, steps: [login('completed')] }))).toEqual([
    'Complete',
    'Complete',
    'Stopped',
  ])
})
