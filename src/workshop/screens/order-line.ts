import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { dollarsFromCents } from '#domain/money.ts'
import type { PurchaseOrderLine } from '#domain/purchase-order.ts'
import { GENERIC_PART, genericDescription } from '#domain/reconcile/order-line.ts'
import { normalisePartNumber } from '#domain/reconcile/part-number.ts'
import { pageChanged, TryAgain } from '../browse/failures.ts'
import {
  actionsByName,
  fieldsByLabel,
  fieldUnder,
  fillField,
  isThere,
  nearest,
  need,
  setTick,
} from '../browse/find-control.ts'
import { itemAt, readScreen, rowAt } from '../browse/read-screen.ts'
import { act, shownMessage, type Visit, type WriteOutcome, write } from '../browse/visit.ts'
import { LINE, ORDER, QUESTIONS } from '../labels.ts'
import { lineRecords, readLines } from './purchase-order.ts'

/** Adds a line at the end of the order on display. An unknown part becomes a new stock item, or a built-in PART that names it. */
export async function addLine(visit: Visit, line: PurchaseOrderLine): Promise<WriteOutcome> {
  const doing = `adding ${line.stockNumber || line.description}`
  const add = await need(actionsByName(visit.page, ORDER.addItem), doing, '+ Item')
  await act(visit, doing, () => add.click())
  const stock =
    (await need(fieldsByLabel(visit.page, LINE.stock), doing, 'stock no - name')) && lastStockField(visit)
  const picked = await pickPart(visit, stock, line, doing)
  return fillAndSave(visit, stock, { ...line, ...picked }, doing)
}

/** Changes the quantity, price and GST marks of one line. Its part number is left as it is. */
export async function changeLine(
  visit: Visit,
  before: PurchaseOrderLine,
  line: PurchaseOrderLine,
): Promise<WriteOutcome> {
  const doing = `changing ${line.stockNumber}`
  const row = await findLine(visit, before, doing)
  if (!(await isThere(fieldsByLabel(row, LINE.quantity)))) await openLine(visit, row, before, doing)
  const inRow = fieldsByLabel(row, LINE.quantity)
  const quantity = await need(
    (await isThere(inRow)) ? inRow : fieldsByLabel(visit.page, LINE.quantity),
    doing,
    'Qty',
  )
  return fillAndSave(visit, quantity, { ...line, description: before.description }, doing)
}

function lastStockField(visit: Visit): Locator {
  return fieldsByLabel(visit.page, LINE.stock).last()
}

async function findLine(visit: Visit, before: PurchaseOrderLine, doing: string): Promise<Locator> {
  const body = visit.page.locator('body')
  const tokens = await readScreen(body)
  const lines = readLines(tokens, doing)
  const isIt = (line: PurchaseOrderLine | undefined) =>
    line?.stockNumber === before.stockNumber &&
    line.quantity === before.quantity &&
    line.unitPrice === before.unitPrice
  const place = isIt(lines[before.position]) ? before.position : lines.findIndex(isIt)
  const record = lineRecords(tokens, doing)[place]
  if (!record) throw pageChanged(doing, `the line ${before.stockNumber} is no longer as it was`)
  return record.isItem ? itemAt(body, record.index) : rowAt(body, record.index)
}

async function openLine(visit: Visit, row: Locator, line: PurchaseOrderLine, doing: string): Promise<void> {
  const edit = actionsByName(row, LINE.edit)
  const words = row.getByText(line.stockNumber).filter({ visible: true })
  await act(visit, doing, async () => {
    if (await isThere(edit)) await edit.first().click()
    else await words.first().click()
  })
}

/** Fills the form that surrounds a field of it, and saves it. */
async function fillAndSave(
  visit: Visit,
  anchor: Locator,
  line: PurchaseOrderLine,
  doing: string,
): Promise<WriteOutcome> {
  const quantity = await lineField(anchor, LINE.quantity, 'Qty', doing)
  const rate = await lineField(anchor, LINE.rate, 'Rate', doing)
  await setGstMarks(anchor, line, doing)
  // The invoice's prices are net of discounts.
  const discount = await findLineField(anchor, LINE.discount)
  if (discount && (await amountOf(discount)) > 0) await fillField(discount, '0')
  await fillField(quantity, String(line.quantity))
  await fillField(rate, dollarsFromCents(line.unitPrice).toFixed(2))
  if ((await amountOf(quantity)) !== line.quantity)
    throw pageChanged(doing, `Qty does not take ${line.quantity}`)
  const save = await nearest(anchor, around => actionsByName(around, LINE.save))
  if (!save) throw pageChanged(doing, '"Save" is missing')
  const outcome = await write(visit, doing, QUESTIONS.saveLine, () => save.click())
  if (outcome.kind !== 'unsent') return outcome
  throw pageChanged(doing, `"Save" did nothing. ${await shownMessage(visit)}`)
}

async function amountOf(field: Locator): Promise<number> {
  return Number((await field.inputValue()).replace(/[$,\s]/g, ''))
}

async function setGstMarks(anchor: Locator, line: PurchaseOrderLine, doing: string): Promise<void> {
  for (const [label, ticked, words] of [
    [LINE.gstFree, line.gstFree, 'GST Free'],
    [LINE.includesGst, line.includesGst, 'Incl. GST'],
  ] as const) {
    const box = await findLineField(anchor, label)
    if (box) await setTick(box, ticked)
    else if (ticked) throw pageChanged(doing, `"${words}" is missing`)
  }
}

async function lineField(anchor: Locator, label: RegExp, words: string, doing: string): Promise<Locator> {
  const field = await findLineField(anchor, label)
  if (!field) throw pageChanged(doing, `"${words}" is missing`)
  return field
}

async function findLineField(anchor: Locator, label: RegExp): Promise<Locator | null> {
  const byName = await nearest(anchor, around => fieldsByLabel(around, label))
  if (byName) return byName
  const row = anchor.locator('xpath=ancestor::*[self::tr or @role="row"][1]')
  return (await isThere(row)) ? fieldUnder(row, label) : null
}

/** Picks the part in the type-ahead. @returns what the line then needs to say beside the stock item. */
async function pickPart(
  visit: Visit,
  stock: Locator,
  line: PurchaseOrderLine,
  doing: string,
): Promise<Pick<PurchaseOrderLine, 'description'>> {
  if (line.stockNumber) {
    const choice = await lookUp(visit, stock, line.stockNumber, doing)
    if (choice === 'found') return { description: line.description }
    if (choice === 'offers-to-create' && (await createStock(visit, stock, line, doing)))
      return { description: line.description }
  }
  if ((await lookUp(visit, stock, GENERIC_PART, doing)) !== 'found')
    throw pageChanged(
      doing,
      `MechanicDesk knows neither ${line.stockNumber || 'the part'} nor the built-in ${GENERIC_PART}`,
    )
  const description = genericDescription(line.stockNumber, line.description)
  const field = await findLineField(stock, LINE.description)
  if (!field) throw pageChanged(doing, '"Description" is missing')
  await fillField(field, description)
  return { description }
}

type Lookup = 'found' | 'offers-to-create' | 'unknown'

const LOOK_EVERY = 100
/** How long the list must stay as it is before it counts as complete, ms. */
const STILL_FOR = 500

/** Types into the type-ahead and picks the entry with exactly that stock number, in any case. */
async function lookUp(visit: Visit, stock: Locator, number: string, doing: string): Promise<Lookup> {
  const mark = visit.answers.mark()
  await stock.fill('')
  await stock.pressSequentially(number)
  const entries = await waitForEntries(visit, mark, number, doing)
  const index = exactEntry(entries, number)
  if (index < 0)
    return entries.some(entry => LINE.createStock.test(entry) && entry.includes(number))
      ? 'offers-to-create'
      : 'unknown'
  await options(visit).nth(index).click()
  if (!startsWithNumber(await stock.inputValue(), number)) {
    await stock.focus()
    for (let n = 0; n <= index; n += 1) await stock.press('ArrowDown')
    await stock.press('Enter')
  }
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
    const entries = await options(visit).allInnerTexts()
    const answers = visit.answers.since(mark)
    const failed = answers.find(answer => answer.status === null || answer.status >= 400)
    if (failed)
      throw new TryAgain(`MechanicDesk answered ${failed.status ?? 'nothing'} while looking up ${number}.`)
    const isPending = visit.answers.isPending(mark)
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
  await wait(LOOK_EVERY * 3)
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
