import type { Locator } from 'playwright-core'
import { pageChanged } from '../browse/failures.ts'
import { fieldsByLabel, fieldUnder, isThere, nearest } from '../browse/find-control.ts'

/** A field of the same line form as `anchor`, by its name or else by its column's heading; null when the form has none. */
export async function findLineField(anchor: Locator, label: RegExp): Promise<Locator | null> {
  const byName = await nearest(anchor, around => fieldsByLabel(around, label))
  if (byName) return byName
  const row = anchor.locator('xpath=ancestor::*[self::tr or @role="row"][1]')
  return (await isThere(row)) ? fieldUnder(row, label) : null
}

/** @throws RunFailure page-changed when the form has no such field. */
export async function lineField(
  anchor: Locator,
  label: RegExp,
  words: string,
  doing: string,
): Promise<Locator> {
  const field = await findLineField(anchor, label)
  if (!field) throw pageChanged(doing, `"${words}" is missing`)
  return field
}
