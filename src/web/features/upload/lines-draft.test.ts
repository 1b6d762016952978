import { expect, test } from 'vitest'
import { draftLines, isChanged, type LinesAction, linesReducer } from './lines-draft.ts'
import { newLine } from './review-row.ts'

const saved = [newLine(), newLine()]
const after = (...actions: LinesAction[]) => actions.reduce(linesReducer, draftLines(saved))

test.each<[string, LinesAction]>([
  ['an edit', { type: 'edited', key: 1, edit: { field: 'description', value: 'Pads' } }],
  ['a removed line', { type: 'removed', key: 0 }],
  ['an added line', { type: 'added' }],
])('%s would be lost without Save Changes', (_name, action) => {
  expect(isChanged(after(action), saved)).toBe(true)
})

test('nothing is lost when nothing was done, or when it was undone', () => {
  expect(isChanged(after(), saved)).toBe(false)
  expect(isChanged(after({ type: 'added' }, { type: 'removed', key: 2 }), saved)).toBe(false)
})
