import type { Locator } from 'playwright-core'
import type { PurchaseOrderLine } from '#domain/purchase-order.ts'
import { pageChanged } from '../browse/failures.ts'
import { actionsByName, isThere } from '../browse/find-control.ts'
import type { Token } from '../browse/read-screen.ts'
import { shownMessage } from '../browse/read-screen.ts'
import { dateIn, valueOf } from '../browse/screen-values.ts'
import type { Visit } from '../browse/visit.ts'
import { type WriteOutcome, write } from '../browse/write.ts'
import { BILL, ORDER, QUESTIONS } from '../labels.ts'
import type { PdfToAttach } from '../ports.ts'
import { readLines, readTotals, type ShownTotals } from './purchase-order.ts'

/** A bill as its page shows it. */
export interface BillSeen {
  invoiceNumber: string
  /** `YYYY-MM-DD` */
  date: string | null
  supplier: string | null
  lines: PurchaseOrderLine[]
  totals: ShownTotals
}

/** Reads the bill on the screen. */
export function readBill(tokens: readonly Token[], invoiceNumber: string): BillSeen {
  const doing = `reading bill ${invoiceNumber}`
  const shown = valueOf(tokens, BILL.invoiceNumber)
  const isNamed = tokens.some(token => token.text.split(/\s+/).includes(invoiceNumber))
  if (shown !== invoiceNumber && !isNamed) throw pageChanged(doing, 'the page does not show the bill')
  return {
    invoiceNumber,
    date: dateIn(valueOf(tokens, BILL.date)),
    supplier: valueOf(tokens, ORDER.supplier),
    lines: readLines(tokens, doing),
    totals: readTotals(tokens),
  }
}

/** Whether the bill on the screen lists a file of that name. */
export function hasAttachment(tokens: readonly Token[], fileName: string): boolean {
  return tokens.some(token => token.kind !== 'field' && token.text.includes(fileName))
}

/** Chooses the file for the bill on display, and presses the button where choosing alone does not send it. */
export async function attachPdf(visit: Visit, pdf: PdfToAttach): Promise<WriteOutcome> {
  const doing = `attaching ${pdf.fileName}`
  const file = { name: pdf.fileName, mimeType: 'application/pdf', buffer: Buffer.from(pdf.bytes) }
  const chosen = await write(visit, doing, QUESTIONS.attach, () => chooseFile(visit, file, doing))
  if (chosen.kind !== 'unsent') return chosen
  const finish = actionsByName(visit.page, BILL.finishAttaching)
  if (!(await isThere(finish)))
    throw pageChanged(doing, `choosing the file did nothing. ${await shownMessage(visit)}`)
  return write(visit, doing, QUESTIONS.attach, () => finish.last().click())
}

async function chooseFile(
  visit: Visit,
  file: { name: string; mimeType: string; buffer: Buffer },
  doing: string,
): Promise<void> {
  const input = await fileField(visit)
  if (input) return input.setInputFiles(file)
  const start = actionsByName(visit.page, BILL.startAttaching)
  if (!(await isThere(start))) throw pageChanged(doing, '"Attachments" is missing')
  const chooser = visit.page.waitForEvent('filechooser')
  await start.first().click()
  await (await chooser).setFiles(file)
}

/** The file field by its name. File fields are often drawn invisible behind a nicer button, so visibility says nothing. */
async function fileField(visit: Visit): Promise<Locator | null> {
  const { page } = visit
  const files = page.locator('input[type=file]')
  const named = files.and(page.getByLabel(BILL.attachments).or(page.getByTitle(BILL.attachments)))
  return (await named.count()) > 0 ? named.first() : null
}
