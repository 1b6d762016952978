import type { Page } from 'playwright-core'
import { PASSWORD, PDF } from '../../tests/driver/support/run.ts'

/**
 * The baseline: the clicks of one invoice as somebody would write them who knows the classic pages by heart. It waits for what the next
 * click needs and for nothing else, reads nothing, proves nothing, and survives no fault.
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
  await page.getByLabel('Username').fill('docket')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Invoices & Bills' }).waitFor()
}

/** The order holds BP-100, the invoice BP-100 at another price and OF-22. */
export async function enterBare(page: Page, invoice: BareInvoice): Promise<void> {
  await openOrder(page, invoice)
  await page.getByText('BP-100 - BP-100 part').click()
  await fillLine(page, '2', '46.00')
  await page.getByRole('link', { name: '+ Item' }).click()
  await page.getByRole('combobox').pressSequentially('OF-22')
  await page.getByRole('option', { name: 'OF-22 - OF-22 part', exact: true }).click()
  await fillLine(page, '1', '9.00')
  await page.getByRole('button', { name: 'Add Bill' }).click()
  await page.getByLabel('Invoice Number').fill(invoice.invoiceNumber)
  await page.getByLabel('Date').fill(invoice.date)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Attachments').setInputFiles({
    name: PDF.fileName,
    mimeType: 'application/pdf',
    buffer: PDF.bytes,
  })
  await page.getByRole('link', { name: PDF.fileName }).waitFor()
}

async function openOrder(page: Page, { order, invoiceNumber }: BareInvoice): Promise<void> {
  await page.getByRole('link', { name: 'Invoices & Bills' }).click()
  await search(page, 'Bills', invoiceNumber)
  await page.getByRole('link', { name: 'Inventory & Suppliers' }).click()
  await page.getByRole('link', { name: 'Purchase Orders' }).click()
  await search(page, 'Purchase Orders', order)
  await page.getByRole('link', { name: order, exact: true }).click()
  await page.getByRole('tab', { name: 'Bills' }).click()
  await page.getByText('No bills').waitFor()
  await page.getByRole('tab', { name: 'Items' }).click()
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
