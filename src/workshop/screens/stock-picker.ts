import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import type { PurchaseOrderLine } from '#domain/purchase-order.ts'
import { GENERIC_PART, genericDescription } from '#domain/reconcile/order-line.ts'
import { normalisePartNumber } from '#domain/reconcile/part-number.ts'
import { refuseForeignModal } from '../browse/act.ts'
import { pageChanged, TryAgain } from '../browse/failures.ts'
import {
  actionsByName,
  fieldsByLabel,
  fillField,
  isThere,
  need,
  typeToSearch,
} from '../browse/find-control.ts'
import { feelPulse } from '../browse/page-pulse.ts'
import type { Visit } from '../browse/visit.ts'
import { write } from '../browse/write.ts'
import { LINE, LOGIN, QUESTIONS } from '../labels.ts'
import { findLineField } from './line-fields.ts'

/** Picks the line's part in the type-ahead: the stock item, else a new one, else the built-in PART with the number in the description. */
export async function pickPart(
  visit: Visit,
  stock: Locator,
  line: PurchaseOrderLine,
  doing: string,
): Promise<void> {
  if (line.stockNumber) {
    const choice = await lookUp(visit, stock, line.stockNumber, doing)
    if (choice === 'found') return
    if (choice === 'offers-to-create' && (await createStock(visit, stock, line, doing))) return
  }
  if ((await lookUp(visit, stock, GENERIC_PART, doing)) !== 'found')
    throw pageChanged(
      doing,
      `MechanicDesk knows neither ${line.stockNumber || 'the part'} nor the built-in ${GENERIC_PART}`,
    )
  const field = await findLineField(stock, LINE.description)
  if (!field) throw pageChanged(doing, '"Description" is missing')
  await fillField(field, genericDescription(line.stockNumber, line.description))
}

type Lookup = 'found' | 'offers-to-create' | 'unknown'

const LOOK_EVERY = 25
/** How long one look waits in the page for the list, ms. */
const PATIENCE = 400
/** How long the list must stay as it is before it counts as complete, ms. */
const STILL_FOR = 500
/** A form for a new stock item opens without asking the server, ms. */
const OPENS_WITHIN = 300

/** Types into the type-ahead and picks the entry with exactly that stock number, in any case. */
async function lookUp(visit: Visit, stock: Locator, number: string, doing: string): Promise<Lookup> {
  const mark = visit.answers.mark()
  await typeToSearch(stock, number)
  const entries = await waitForEntries(visit, mark, number, doing)
  await refuseForeignModal(visit, doing)
  const index = exactEntry(entries, number)
  if (index < 0)
    return entries.some(entry => LINE.createStock.test(entry) && entry.includes(number))
      ? 'offers-to-create'
      : 'unknown'
  await options(visit).nth(index).click()
  if (startsWithNumber(await stock.inputValue(), number)) return 'found'
  await stock.focus()
  for (let n = 0; n <= index; n += 1) await stock.press('ArrowDown')
  await stock.press('Enter')
  if (!startsWithNumber(await stock.inputValue(), number))
    throw pageChanged(doing, `the list of stock items does not take ${number}`)
  return 'found'
}

function options(visit: Visit): Locator {
  return visit.page
    .getByRole('option')
    .or(visit.page.getByRole('menuitem'))
    .or(visit.page.getByRole('listbox').getByRole('listitem'))
    .filter({ visible: true })
}

async function waitForEntries(visit: Visit, mark: number, number: string, doing: string): Promise<string[]> {
  const deadline = Date.now() + visit.answerWithin
  let seen = ''
  let since = Date.now()
  for (;;) {
    visit.signal.throwIfAborted()
    const pulse = await feelPulse(visit.page, LOGIN.evicted, PATIENCE)
    const entries = await options(visit).allInnerTexts()
    const answers = visit.answers.since(mark)
    const failed = answers.find(answer => answer.status === null || answer.status >= 400)
    if (failed)
      throw new TryAgain(`MechanicDesk answered ${failed.status ?? 'nothing'} while looking up ${number}.`)
    const isPending = visit.answers.isPending(mark)
    // The list came from an answer, and nothing more is to come.
    if (pulse?.isBusy === false && answers.length > 0 && !isPending) return entries
    if (!isPending && exactEntry(entries, number) >= 0) return entries
    if (entries.join() !== seen || isPending) {
      seen = entries.join()
      since = Date.now()
    } else if (Date.now() - since > (entries.length > 0 ? STILL_FOR : STILL_FOR * 3)) return entries
    if (Date.now() > deadline)
      throw new TryAgain(
        `MechanicDesk did not answer within ${visit.answerWithin / 1000} s while ${doing}.`,
        {
          wasTimeout: true,
        },
      )
    await wait(LOOK_EVERY)
  }
}

/** The entry `BP-100 - Brake pads` for BP-100, never BP-1001. Same to the letter before same without punctuation. */
function exactEntry(entries: readonly string[], number: string): number {
  const numbers = entries.map(entry => (entry.split(/\s+[-–—]\s+/)[0] ?? '').trim())
  const wanted = number.trim().toLowerCase()
  const exact = numbers.findIndex(one => one.toLowerCase() === wanted)
  if (exact >= 0) return exact
  return numbers.findIndex(one => normalisePartNumber(one) === normalisePartNumber(number))
}

function startsWithNumber(value: string, number: string): boolean {
  return normalisePartNumber(value).startsWith(normalisePartNumber(number))
}

/** Takes the type-ahead's offer. @returns false when it led to nothing the driver knows. */
async function createStock(
  visit: Visit,
  stock: Locator,
  line: PurchaseOrderLine,
  doing: string,
): Promise<boolean> {
  const offer = options(visit).filter({ hasText: LINE.createStock }).filter({ hasText: line.stockNumber })
  await visit.journal.mayWrite()
  await offer.last().click()
  const modal = visit.page.getByRole('dialog').filter({ visible: true })
  await wait(OPENS_WITHIN)
  if (await isThere(modal)) await fillNewStock(visit, modal.last(), line, doing)
  if (!startsWithNumber(await stock.inputValue(), line.stockNumber)) return false
  const description = await findLineField(stock, LINE.description)
  if (description) await fillField(description, line.description)
  return true
}

/** A form for the new stock item, opened by our own click. */
async function fillNewStock(
  visit: Visit,
  modal: Locator,
  line: PurchaseOrderLine,
  doing: string,
): Promise<void> {
  const name = await need(fieldsByLabel(modal, LINE.name), doing, 'the name of the new stock item')
  const number = fieldsByLabel(modal, LINE.newStockNumber)
  if ((await isThere(number)) && !(await number.first().inputValue()))
    await fillField(number.first(), line.stockNumber)
  await fillField(name, line.description || line.stockNumber)
  const save = await need(actionsByName(modal, LINE.saveStock), doing, 'Save of the new stock item')
  visit.ownModal = true
  const outcome = await write(visit, `creating stock ${line.stockNumber}`, QUESTIONS.saveLine, () =>
    save.click(),
  )
  visit.ownModal = false
  if (outcome.kind === 'unknown')
    throw new TryAgain(`MechanicDesk failed while creating stock ${line.stockNumber}.`)
  if (outcome.kind === 'refused')
    throw pageChanged(doing, `MechanicDesk refused the new stock item: ${outcome.message}`)
}
