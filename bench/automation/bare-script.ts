import type { Page } from 'playwright-core'
import { PDF } from '../../tests/driver/support/run.ts'

/**
 * The baseline: the clicks of one invoice as somebody would write them who knows the classic pages by heart. It waits for what the next
 * click needs and for nothing else, compares nothing with the invoice, and survives no fault.
 */
export interface BareInvoice {
  order: string
  invoiceNumber: string
  /** `YYYY-MM-DD` */
  date: string
}

export async function logInBare(page: Page, loginUrl: string, workshopId: string): Promise<void> {
  await page.goto(loginUrl)
  await page.getByLabel('Workshop ID').fill(workshopId)
  await page.getByLabel('Username').fill('frank')
  await page.getByLabel('Password').fill('a person')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Invoices & Bills' }).waitFor()
}

/**
 * Clicks one invoice in. The order holds BP-100, the invoice BP-100 at another price and OF-22.
 * @param homeUrl where given, it also loads what the driver loads to know what the workshop system holds: this page before, the order
 * after the lines and after the bill, the bill after the PDF. Each is waited for and read as one text, and the last one is photographed.
 */
export async function enterBare(page: Page, invoice: BareInvoice, homeUrl: string | null): Promise<void> {
  const isProven = homeUrl !== null
  if (isProven) await loadAnew(page, homeUrl)
  await openOrder(page, invoice)
  const orderUrl = page.url()
  await seeNoBills(page)
  await page.getByRole('tab', { name: 'Items' }).click()
  await page.getByText('BP-100 - BP-100 part').click()
  await fillLine(page, '2', '46.00')
  await page.getByRole('link', { name: '+ Item' }).click()
  await page.getByRole('combobox').pressSequentially('OF-22')
  await page.getByRole('option', { name: 'OF-22 - OF-22 part', exact: true }).click()
  await fillLine(page, '1', '9.00')
  if (isProven) {
    await loadAnew(page, orderUrl)
    await readOnce(page, 'OF-22 - OF-22 part')
    await seeNoBills(page)
  }
  await saveBill(page, invoice)
  if (isProven) await openBill(page, orderUrl, invoice)
  await page.getByLabel('Attachments').setInputFiles({
    name: PDF.fileName,
    mimeType: 'application/pdf',
    buffer: PDF.bytes,
  })
  await page.getByRole('link', { name: PDF.fileName }).waitFor()
  if (!isProven) return
  await page.reload()
  await readOnce(page, PDF.fileName)
  await page.screenshot({ fullPage: true })
}

async function openOrder(page: Page, { order, invoiceNumber }: BareInvoice): Promise<void> {
  await page.getByRole('link', { name: 'Invoices & Bills' }).click()
  await search(page, 'Bills', invoiceNumber)
  await page.getByRole('link', { name: 'Inventory & Suppliers' }).click()
  await page.getByRole('link', { name: 'Purchase Orders' }).click()
  await search(page, 'Purchase Orders', order)
  await page.getByRole('link', { name: order, exact: true }).click()
  await page.getByRole('heading', { name: `Purchase Order ${order}` }).waitFor()
}

async function seeNoBills(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Bills' }).click()
  await page.getByText('No bills').waitFor()
}

async function saveBill(page: Page, { invoiceNumber, date }: BareInvoice): Promise<void> {
  await page.getByRole('button', { name: 'Add Bill' }).click()
  await page.getByLabel('Invoice Number').fill(invoiceNumber)
  await page.getByLabel('Date').fill(date)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: `Bill ${invoiceNumber}` }).waitFor()
}

async function openBill(page: Page, orderUrl: string, { invoiceNumber }: BareInvoice): Promise<void> {
  await loadAnew(page, orderUrl)
  await readOnce(page, 'OF-22 - OF-22 part')
  await page.getByRole('tab', { name: 'Bills' }).click()
  await page.getByRole('link', { name: invoiceNumber, exact: true }).click()
  await page.getByRole('heading', { name: `Bill ${invoiceNumber}` }).waitFor()
  await readOnce(page, 'OF-22 - OF-22 part')
}

async function readOnce(page: Page, words: string): Promise<void> {
  await page.getByText(words).first().waitFor()
  const text = await page.locator('body').innerText()
  if (!text.includes(words)) throw new Error(`The page does not show ${words}.`)
}

async function loadAnew(page: Page, url: string): Promise<void> {
  if (page.url() === url) return void (await page.reload())
  await page.goto('about:blank')
  await page.goto(url)
}

async function search(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('heading', { name: title, exact: true }).waitFor()
  const box = page.getByLabel('Search', { exact: true })
  await box.fill(text)
  const answered = page.waitForResponse(answer => answer.url().includes(`search=${text}`))
  await box.press('Enter')
  await answered
}

async function fillLine(page: Page, quantity: string, rate: string): Promise<void> {
  await page.getByLabel('Qty').fill(quantity)
  await page.getByLabel('Rate').fill(rate)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Qty').waitFor({ state: 'detached' })
}
