import { expect, test } from 'vitest'
import { rowStatus } from '#domain/row-status.ts'
import { failedRow, type NewRow, newLine, type ReviewLine } from './review-row.ts'
import { EMPTY_REVIEW, type ReviewAction, type ReviewState, reviewReducer } from './review-state.ts'

const after = (actions: ReviewAction[], from: ReviewState = EMPTY_REVIEW) =>
  actions.reduce(reviewReducer, from)
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const line = (change: Partial<ReviewLine> = {}): ReviewLine => ({
  ...newLine(),
  partNumber: 'OF-1',
  ...change,
})
const read = (name: string, change: Partial<NewRow> = {}): NewRow => ({
  ...failedRow({ key: 1, name, size: 100 }, ''),
  error: null,
  purchaseOrderNumber: '1001',
  lineItems: [line()],
  ...change,
})
const doubtful = read('b.pdf', {
  lineItems: [line({ part_number_uncertain: true, part_number_readings: ['OF-1', '0F-1'] })],
})
const names = (state: ReviewState) => state.rows.map(row => row.fileName)
const statuses = (state: ReviewState) => state.rows.map(rowStatus)

test('choosing files replaces the list and clears results and batch rows', () => {
  const before = after([
    { type: 'file-read', rows: [read('old.pdf')] },
    { type: 'start-refused', entry: { fileName: 'old.pdf', poNumber: '1', error: 'no', at: '' } },
  ])
  const state = after(
    [{ type: 'files-chosen', files: [pdf('a.pdf')], busy: false, jobsSeenUpTo: 'T1' }],
    before,
  )
  expect(state.files.map(({ file }) => file.name)).toEqual(['a.pdf'])
  expect(state).toMatchObject({ rows: [], refusedStarts: [], jobsSeenUpTo: 'T1' })
})

test('choosing files while busy keeps the results', () => {
  const before = after([{ type: 'file-read', rows: [read('old.pdf')] }])
  const state = after(
    [{ type: 'files-chosen', files: [pdf('a.pdf')], busy: true, jobsSeenUpTo: 'T1' }],
    before,
  )
  expect(names(state)).toEqual(['old.pdf'])
  expect(state.files).toHaveLength(1)
  expect(state.jobsSeenUpTo).toBeNull()
})

test('rows come in the order of the files, each with an id of its own', () => {
  const state = after([
    { type: 'file-read', rows: [read('a.pdf'), read('a.pdf')] },
    { type: 'file-read', rows: [read('b.pdf')] },
  ])
  expect(names(state)).toEqual(['a.pdf', 'a.pdf', 'b.pdf'])
  expect(new Set(state.rows.map(row => row.id)).size).toBe(3)
})

test('a file read again takes the place of its row', () => {
  const before = after([
    { type: 'file-read', rows: [read('a.pdf')] },
    { type: 'file-read', rows: [failedRow({ key: 2, name: 'b.pdf', size: 1 }, '503: busy')] },
    { type: 'file-read', rows: [read('c.pdf')] },
  ])
  const id = before.rows[1]?.id ?? -1
  const state = after([{ type: 'row-read-again', id, rows: [read('b.pdf'), read('b.pdf')] }], before)
  expect(names(state)).toEqual(['a.pdf', 'b.pdf', 'b.pdf', 'c.pdf'])
  expect(statuses(state)).toEqual(['Ready', 'Ready', 'Ready', 'Ready'])
})

test('Fixed makes an uncertain row ready and Uncertain takes it back', () => {
  const before = after([{ type: 'file-read', rows: [doubtful] }])
  const id = before.rows[0]?.id ?? -1
  expect(statuses(before)).toEqual(['Uncertain Parts'])
  const fixed = after([{ type: 'row-marked', id, corrected: true }], before)
  expect(statuses(fixed)).toEqual(['Ready'])
  expect(statuses(after([{ type: 'row-marked', id, corrected: false }], fixed))).toEqual(['Uncertain Parts'])
})

test('saved lines with an edited part number mark the row corrected', () => {
  const before = after([{ type: 'file-read', rows: [doubtful] }])
  const id = before.rows[0]?.id ?? -1
  const lines = before.rows[0]?.lineItems ?? []
  expect(statuses(after([{ type: 'lines-saved', id, lines, partNumberEdited: false }], before))).toEqual([
    'Uncertain Parts',
  ])
  expect(statuses(after([{ type: 'lines-saved', id, lines, partNumberEdited: true }], before))).toEqual([
    'Ready',
  ])
})

test('a removed row comes back to its place', () => {
  const before = after([{ type: 'file-read', rows: [read('a.pdf'), read('b.pdf'), read('c.pdf')] }])
  const row = before.rows[1]
  if (!row) throw new Error('three rows were read')
  const removed = after([{ type: 'row-removed', id: row.id }], before)
  expect(names(removed)).toEqual(['a.pdf', 'c.pdf'])
  expect(after([{ type: 'row-restored', row, index: 1 }], removed).rows).toEqual(before.rows)
})

test('a typed PO number makes the row ready, and a typed field is no longer in doubt', () => {
  const before = after([
    {
      type: 'file-read',
      rows: [
        read('a.pdf', { purchaseOrderNumber: '', uncertainFields: ['purchaseOrderNumber', 'invoiceDate'] }),
      ],
    },
  ])
  const id = before.rows[0]?.id ?? -1
  const state = after(
    [{ type: 'header-edited', id, edit: { field: 'purchaseOrderNumber', value: '1001' } }],
    before,
  )
  expect(statuses(before)).toEqual(['No PO'])
  expect(statuses(state)).toEqual(['Ready'])
  expect(state.rows[0]?.uncertainFields).toEqual(['invoiceDate'])
})

test('Start Fresh clears everything', () => {
  const before = after([
    { type: 'files-chosen', files: [pdf('a.pdf')], busy: false, jobsSeenUpTo: null },
    { type: 'file-read', rows: [read('a.pdf')] },
  ])
  expect(after([{ type: 'started-fresh', jobsSeenUpTo: 'T2' }], before)).toMatchObject({
    files: [],
    rows: [],
    refusedStarts: [],
    jobsSeenUpTo: 'T2',
  })
})
