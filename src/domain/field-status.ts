import type { Box } from './invoice.ts'

/**
 * What is known of a value: `grounded` stands on the page in one place; `derived` was computed from what stands there; `uncertain` is for a
 * person to look at; `missing` is not there.
 */
export const FIELD_STATUSES = ['grounded', 'derived', 'uncertain', 'missing'] as const
export type FieldStatus = (typeof FIELD_STATUSES)[number]

interface FieldsRead<Field extends string> {
  uncertainFields: readonly string[]
  boxes: Partial<Record<Field, Box>>
  /** Fields whose box shows what they were worked out from. */
  derivedFields?: readonly Field[] | undefined
}

/** The status of each field; doubt goes before everything else. */
export function fieldStatuses<Field extends string>(
  values: Record<Field, unknown>,
  fields: readonly Field[],
  { uncertainFields, boxes, derivedFields = [] }: FieldsRead<Field>,
): Record<Field, FieldStatus> {
  const statusOf = (field: Field): FieldStatus => {
    if (uncertainFields.includes(field)) return 'uncertain'
    if (values[field] === null || values[field] === '') return 'missing'
    return boxes[field] && !derivedFields.includes(field) ? 'grounded' : 'derived'
  }
  return Object.fromEntries(fields.map(field => [field, statusOf(field)])) as Record<Field, FieldStatus>
}
