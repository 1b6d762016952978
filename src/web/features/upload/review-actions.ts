import type { HeaderEdit } from './edit-row.ts'
import type { ReviewRow } from './review-row.ts'

/** What a person can do to one row of the results. */
export interface RowActions {
  edit: (edit: HeaderEdit) => void
  mark: (corrected: boolean) => void
  remove: () => void
  editLines: () => void
  /** Undefined while the row is not ready to be entered. */
  preview: (() => void) | undefined
  /** Why no preview can be had now. */
  previewBlocked: string | undefined
  /** Undefined when the page no longer holds the file, or while the product is busy. */
  readAgain: (() => void) | undefined
}

export type ActionsOfRow = (row: ReviewRow) => RowActions

/** A row's name in labels: the file, and which invoice of it. */
export function rowName({ fileName, part }: ReviewRow): string {
  return part.of > 1 ? `${fileName}, invoice ${part.number} of ${part.of}` : fileName
}
