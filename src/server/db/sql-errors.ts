/** Whether a query failed because the row is there already (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === '23505'
}
