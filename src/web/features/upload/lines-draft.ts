import { editLine, type LineEdit } from './edit-row.ts'
import { newLine, type ReviewLine } from './review-row.ts'

/** The lines while the dialog is open: nothing reaches the row before Save Changes. */
export interface LinesDraft {
  lines: { key: number; line: ReviewLine }[]
  partNumberEdited: boolean
  nextKey: number
}

export function draftLines(lines: readonly ReviewLine[]): LinesDraft {
  return {
    lines: lines.map((line, key) => ({ key, line })),
    partNumberEdited: false,
    nextKey: lines.length,
  }
}

/** Whether anything would be lost without Save Changes. */
export function isChanged({ lines }: LinesDraft, saved: readonly ReviewLine[]): boolean {
  return lines.length !== saved.length || lines.some(({ line }, index) => line !== saved[index])
}

export type LinesAction =
  | { type: 'edited'; key: number; edit: LineEdit }
  | { type: 'removed'; key: number }
  | { type: 'added' }

export function linesReducer(draft: LinesDraft, action: LinesAction): LinesDraft {
  switch (action.type) {
    case 'edited':
      return {
        ...draft,
        partNumberEdited: draft.partNumberEdited || action.edit.field === 'partNumber',
        lines: draft.lines.map(entry =>
          entry.key === action.key ? { ...entry, line: editLine(entry.line, action.edit) } : entry,
        ),
      }
    case 'removed':
      return { ...draft, lines: draft.lines.filter(({ key }) => key !== action.key) }
    case 'added':
      return {
        ...draft,
        lines: [...draft.lines, { key: draft.nextKey, line: newLine() }],
        nextKey: draft.nextKey + 1,
      }
  }
}
