import type { Locator } from 'playwright-core'
import { dollarsFromCents } from '#domain/money.ts'
import type { PurchaseOrderLine } from '#domain/purchase-order.ts'
import { act, beginWriting } from '../browse/act.ts'
import { pageChanged } from '../browse/failures.ts'
import {
  actionsByName,
  actionsOrSigns,
  areThere,
  fieldsByLabel,
  fillField,
  fillFields,
  isThere,
  nearest,
  need,
  standsInModal,
  which,
} from '../browse/find-control.ts'
import { placeOf } from '../browse/open-record.ts'
import { readScreen, shownMessage } from '../browse/read-screen.ts'
import type { Visit } from '../browse/visit.ts'
import { type WriteOutcome, write } from '../browse/write.ts'
import { LINE, ORDER, QUESTIONS } from '../labels.ts'
import { findLineField, lineField } from './line-fields.ts'
import { lineRecords, readLines } from './purchase-order.ts'
import { pickPart } from './stock-picker.ts'

/** Adds a line at the end of the order on display. An unknown part becomes a new stock item, or a built-in PART that names it. */
export async function addLine(visit: Visit, line: PurchaseOrderLine): Promise<WriteOutcome> {
  const doing = `adding ${line.stockNumber || line.description}`
  const add = await need(actionsByName(visit.page, ORDER.addItem), doing, '+ Item')
  await beginWriting(visit, doing)
  await act(visit, doing, () => add.click())
  const stock = await emptyStockField(visit, doing)
  visit.ownModal = await standsInModal(stock)
  await pickPart(visit, stock, line, doing)
  return fillAndSave(visit, stock, line, doing)
}

/** Changes the quantity, price and GST marks of one line. Its part number is left as it is. */
export async function changeLine(
  visit: Visit,
  before: PurchaseOrderLine,
  line: PurchaseOrderLine,
): Promise<WriteOutcome> {
  const doing = `changing ${line.stockNumber}`
  await beginWriting(visit, doing)
  const row = await findLine(visit, before, doing)
  const inRow = fieldsByLabel(row, LINE.quantity)
  const edit = actionsOrSigns(row, LINE.edit)
  const [isOpen, hasEdit] = await areThere(inRow, edit)
  const opener = hasEdit ? edit : row.getByText(before.stockNumber).filter({ visible: true })
  if (!isOpen) await act(visit, doing, () => opener.first().click())
  const quantity = (await isThere(inRow)) ? inRow.first() : await onlyQuantity(visit, doing)
  visit.ownModal = await standsInModal(quantity)
  return fillAndSave(visit, quantity, line, doing)
}

/** The field of a line that is edited outside its row. */
async function onlyQuantity(visit: Visit, doing: string): Promise<Locator> {
  const onPage = fieldsByLabel(visit.page, LINE.quantity)
  const first = await need(onPage, doing, 'Qty')
  if ((await onPage.count()) > 1) throw pageChanged(doing, 'nobody can tell which "Qty" belongs to the line')
  return first
}

/** The stock field of the new line: where every line stands open for editing, it is the one that is still empty. */
async function emptyStockField(visit: Visit, doing: string): Promise<Locator> {
  const fields = fieldsByLabel(visit.page, LINE.stock)
  await need(fields, doing, 'stock no - name')
  for (let n = (await fields.count()) - 1; n >= 0; n -= 1)
    if (await isEmpty(fields.nth(n))) return fields.nth(n)
  throw pageChanged(doing, 'no empty line was added')
}

async function isEmpty(field: Locator): Promise<boolean> {
  const hasValue = await isThere(which(field, 'input, textarea, select'))
  return ((await (hasValue ? field.inputValue() : field.textContent())) ?? '').trim() === ''
}

async function findLine(visit: Visit, before: PurchaseOrderLine, doing: string): Promise<Locator> {
  const tokens = await readScreen(visit.page)
  const lines = readLines(tokens, doing)
  const isIt = (line: PurchaseOrderLine | undefined) =>
    line?.stockNumber === before.stockNumber &&
    line.quantity === before.quantity &&
    line.unitPrice === before.unitPrice
  const place = isIt(lines[before.position]) ? before.position : lines.findIndex(isIt)
  const record = lineRecords(tokens, doing)[place]
  if (!record) throw pageChanged(doing, `the line ${before.stockNumber} is no longer as it was`)
  return placeOf(visit.page, record)
}

/** Fills the form that surrounds a field of it, and saves it. */
async function fillAndSave(
  visit: Visit,
  anchor: Locator,
  line: PurchaseOrderLine,
  doing: string,
): Promise<WriteOutcome> {
  // Found side by side: one after the other they cost more than all that is typed into them.
  const [quantity, rate, discount, save] = await Promise.all([
    lineField(anchor, LINE.quantity, 'Qty', doing),
    lineField(anchor, LINE.rate, 'Rate', doing),
    findDiscount(anchor),
    nearest(anchor, around => actionsOrSigns(around, LINE.save)),
    setGstMarks(anchor, line, doing),
  ])
  if (!save) throw pageChanged(doing, '"Save" is missing')
  // The invoice's prices are net of discounts.
  if (discount) await fillField(discount, '0')
  const price = dollarsFromCents(line.unitPrice).toFixed(2)
  await fillFields([quantity, String(line.quantity)], [rate, price])
  const [takenQuantity, takenRate] = await Promise.all([amountOf(quantity), amountOf(rate)])
  if (takenQuantity !== line.quantity) throw pageChanged(doing, `Qty does not take ${line.quantity}`)
  if (Math.round(takenRate * 100) !== line.unitPrice)
    throw pageChanged(doing, `Rate does not take ${line.unitPrice / 100}`)
  const outcome = await write(visit, doing, QUESTIONS.saveLine, () => save.click())
  visit.ownModal = false
  if (outcome.kind !== 'unsent') return outcome
  throw pageChanged(doing, `"Save" did nothing. ${await shownMessage(visit)}`)
}

/** The field of a discount that is given; null where none is. */
async function findDiscount(anchor: Locator): Promise<Locator | null> {
  const field = await findLineField(anchor, LINE.discount)
  return field && (await amountOf(field)) > 0 ? field : null
}

async function amountOf(field: Locator): Promise<number> {
  return Number((await field.inputValue()).replace(/[$,\s]/g, ''))
}

async function setGstMarks(anchor: Locator, line: PurchaseOrderLine, doing: string): Promise<void> {
  const marks = await Promise.all([
    gstMark(anchor, LINE.gstFree, line.gstFree, '"GST Free"', doing),
    gstMark(anchor, LINE.includesGst, line.includesGst, '"Incl. GST"', doing),
  ])
  if (marks.every(mark => mark.isRight)) return
  // Setting one may change the other.
  for (const { box, isWanted } of marks) await box?.setChecked(isWanted)
}

interface GstMark {
  /** Null where the form has none, which is right where it is not wanted. */
  box: Locator | null
  isWanted: boolean
  isRight: boolean
}

async function gstMark(
  anchor: Locator,
  label: RegExp,
  isWanted: boolean,
  words: string,
  doing: string,
): Promise<GstMark> {
  const box = await findLineField(anchor, label)
  if (!box && isWanted) throw pageChanged(doing, `${words} is missing`)
  return { box, isWanted, isRight: !box || (await box.isChecked()) === isWanted }
}
