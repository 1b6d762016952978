import type { Locator } from 'playwright-core'
import { pageChanged } from '../browse/failures.ts'
import {
  actionsByName,
  dateFor,
  fieldsByLabel,
  fillFields,
  isThere,
  modals,
  nearest,
  need,
  standsInModal,
  which,
} from '../browse/find-control.ts'
import { dateIn } from '../browse/screen-values.ts'
import type { Visit } from '../browse/visit.ts'
import { BILL, LINE } from '../labels.ts'

const DOING = 'filling in the bill'
const UNTICKED = 'input:not(:checked), :not(input):not([aria-checked=true])'

/**
 * Fills the form that Add Bill opened: number, date, every item ticked. Saves nothing.
 * @param date `YYYY-MM-DD`; null leaves the date that the form proposes.
 * @returns the form's Save.
 */
export async function fillBill(visit: Visit, invoiceNumber: string, date: string | null): Promise<Locator> {
  const number = await need(fieldsByLabel(visit.page, BILL.invoiceNumber), DOING, 'Invoice Number')
  const [save, isInModal, dateField] = await Promise.all([
    nearest(number, around => actionsByName(around, BILL.save)),
    standsInModal(number),
    date === null ? null : need(fieldsByLabel(visit.page, BILL.date), DOING, 'Date'),
  ])
  if (!save) throw pageChanged(DOING, '"Save" is missing')
  visit.ownModal = isInModal
  if (date === null || dateField === null) await fillFields([number, invoiceNumber])
  else await fillFields([number, invoiceNumber], [dateField, await dateFor(dateField, date)])
  await tickAllItems(visit, number)
  const [takenNumber, takenDate] = await Promise.all([number.inputValue(), dateField?.inputValue()])
  if (takenNumber !== invoiceNumber)
    throw pageChanged(DOING, `the invoice number does not take ${invoiceNumber}`)
  if (dateField && dateIn(takenDate) !== date) throw pageChanged(DOING, `the date does not take ${date}`)
  return save
}

/** Ticks every item, whether the form starts with them ticked or not. GST marks are not items. */
async function tickAllItems(visit: Visit, number: Locator): Promise<void> {
  const boxes = formAround(visit, number).getByRole('checkbox').filter({ visible: true })
  if (!(await isThere(which(boxes, UNTICKED)))) return
  const count = await boxes.count()
  for (let n = 0; n < count; n += 1) {
    const box = boxes.nth(n)
    if (await isGstMark(box)) continue
    await box.setChecked(true)
    if (!(await box.isChecked())) throw pageChanged(DOING, 'an item cannot be chosen')
  }
}

async function isGstMark(box: Locator): Promise<boolean> {
  for (const name of [LINE.includesGst, LINE.gstFree])
    if ((await box.and(box.page().getByRole('checkbox', { name })).count()) > 0) return true
  return false
}

function formAround(visit: Visit, number: Locator): Locator {
  return visit.ownModal ? modals(visit.page).filter({ has: number }).last() : visit.page.locator('body')
}
