import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { fourCases, type InvoiceCase, orderFor } from '../support/invoice-cases.ts'
import { type SeedPurchase, type TruthPurchase, workshopControl } from '../support/workshop-control.ts'

const cases = fourCases()
const all = [cases.matching, cases.empty, cases.moreParts, cases.billed]
const control = workshopControl(process.env.E2E_DATA_DIR ?? '')
const workshop = { workshopId: 'coolabah', username: 'front-desk', password: 'e2e workshop password' }
const owner = { email: 'owner@coolabah.example', password: 'a long enough password' }

const EXTRA_PART = {
  stockNumber: 'NOT-ON-INVOICE',
  name: 'Ordered, never invoiced',
  quantity: 1,
  unitPrice: 55,
}

/** The four orders that the four invoices meet, each different from its invoice on purpose. */
function orders(): SeedPurchase[] {
  return [
    orderFor(cases.matching, ([first, ...rest]) =>
      first ? [...rest, { ...first, unitPrice: first.unitPrice + 1.5 }] : [],
    ),
    orderFor(cases.empty, () => []),
    orderFor(cases.moreParts, lines => [
      ...lines.map(line => ({ ...line, unitPrice: line.unitPrice + 3 })),
      EXTRA_PART,
    ]),
    { ...orderFor(cases.billed), bills: [{ invoiceNumber: 'EARLIER-1', date: '2026-01-05' }] },
  ]
}

test.describe.configure({ mode: 'serial' })

test('a new workshop takes four invoices from PDF to proven bills, and a second run bills nothing twice', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await control.seed({
    workshopId: workshop.workshopId,
    users: [{ username: workshop.username, password: workshop.password }],
    suppliers: all.map(({ supplierName }) => ({ name: supplierName })),
    stock: all.flatMap(({ lines }) =>
      lines.map(line => ({ number: line.partNumber, name: line.description })),
    ),
    purchases: orders(),
  })

  await test.step('register and sign in', () => registerAndSignIn(page))
  await test.step('save the workshop credentials', () => saveCredentials(page))
  await test.step('upload and read', () => uploadAndAnalyze(page, all))
  await test.step('nothing starts while a PO number is missing', () => refuseMissingPo(page))

  await test.step('run the batch', async () => {
    await page.getByRole('button', { name: 'Start Automation' }).click()
    await expect(page.getByText('3 successful, 1 failed out of 4 invoices')).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText(/already billed/).first()).toBeVisible()
  })

  await test.step('the workshop system holds the truth, cent by cent', async () => {
    const purchases = await control.purchases(workshop.workshopId)
    expectBilled(purchases, cases.matching)
    expectBilled(purchases, cases.empty)
    expectPricesOnly(purchases, cases.moreParts)
    const untouched = purchases.get(cases.billed.purchaseOrderNumber)
    expect(untouched?.bills.map(bill => bill.invoiceNumber)).toEqual(['EARLIER-1'])
    expect(linesOf(untouched)).toEqual(seededLines(cases.billed))
  })

  await test.step('the same invoices again bill nothing', async () => {
    const before = await control.journal(workshop.workshopId)
    await page.reload()
    await uploadAndAnalyze(page, [cases.matching])
    await page.getByRole('button', { name: 'Start Automation' }).click()
    await expect(page.getByText(/^Completed: 0\s*Failed: 0.*Already entered: 1\s*Total: 1$/)).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('Invoice Already Entered').first()).toBeVisible()
    expect(await control.journal(workshop.workshopId)).toEqual(before)
  })

  await test.step('the proof of the first run stays at hand', async () => {
    await page.getByRole('button', { name: /^Proof of / }).click()
    const proof = page.getByRole('dialog', { name: /^Proof of / })
    await expect(proof.getByText(path.basename(cases.matching.file)).last()).toBeVisible()
    await expect(proof.getByRole('heading', { level: 2 })).toBeFocused()
    await expectAccessible(page)
  })
  expect(complaints).toEqual([])
})

/** What the browser itself objects to: scripts that fail, and anything the content security policy stops. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  return complaints
}

async function registerAndSignIn(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByLabel('Confirm Password').fill(owner.password)
  await page.getByLabel('MechanicDesk Username').fill(workshop.username)
  await page.getByLabel('MechanicDesk Password').fill(workshop.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Your account has been created successfully. Please log in.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(owner.email)).toBeVisible()
  await page.getByRole('link', { name: 'Upload Invoice' }).first().click()
  await expect(page).toHaveURL(/\/upload$/)
}

async function saveCredentials(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'MechanicDesk Settings' })
  await dialog.getByLabel('Workshop ID').fill(workshop.workshopId)
  await dialog.getByLabel('Username').fill(workshop.username)
  await dialog.getByLabel('Password', { exact: true }).fill(workshop.password)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(
    page.getByText(`Configured for Workshop: ${workshop.workshopId}, User: ${workshop.username}`),
  ).toBeVisible()
}

async function uploadAndAnalyze(page: Page, invoices: InvoiceCase[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(invoices.map(invoice => invoice.file))
  await expect(page.getByText('Files Selected', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Analyze All Invoices with AI' }).click()
  await expect(page.getByText('Invoice Data Ready')).toBeVisible({ timeout: 60_000 })
  for (const invoice of invoices) {
    const row = rowOf(page, invoice)
    await expect(row.getByLabel(/^Invoice #/)).toHaveValue(invoice.invoiceNumber)
    await expect(row.getByLabel(/^PO #/)).toHaveValue(invoice.purchaseOrderNumber)
    await expect(row.getByLabel(/^Total/)).toHaveValue(invoice.total.toFixed(2))
  }
}

function rowOf(page: Page, invoice: InvoiceCase) {
  return page
    .getByRole('row')
    .filter({ hasText: path.basename(invoice.file) })
    .first()
}

async function refuseMissingPo(page: Page): Promise<void> {
  const po = rowOf(page, cases.empty).getByLabel(/^PO #/)
  await po.fill('')
  await po.blur()
  await expect(page.getByText('PO Numbers Missing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Automation' })).toBeDisabled()
  await po.fill(cases.empty.purchaseOrderNumber)
  await po.blur()
  await expect(page.getByText('Invoice Data Ready')).toBeVisible()
}

type Figures = [stockNumber: string, quantity: number, unitPrice: number]
const inOrder = (a: Figures, b: Figures) => JSON.stringify(a).localeCompare(JSON.stringify(b))

function linesOf(
  thing: { lines: { stockNumber: string; quantity: number; unitPrice: number }[] } | undefined,
): Figures[] {
  return (thing?.lines ?? [])
    .map(line => [line.stockNumber, line.quantity, line.unitPrice] as Figures)
    .sort(inOrder)
}

function invoiceLines(invoice: InvoiceCase): Figures[] {
  return invoice.lines.map(line => [line.partNumber, line.quantity, line.unitPrice] as Figures).sort(inOrder)
}

function seededLines(invoice: InvoiceCase): Figures[] {
  return linesOf(orderFor(invoice))
}

/** The order's lines are the invoice's, and there is exactly one bill, equal to the invoice to the cent, with the PDF itself on it. */
function expectBilled(purchases: Map<string, TruthPurchase>, invoice: InvoiceCase): void {
  const purchase = purchases.get(invoice.purchaseOrderNumber)
  expect(linesOf(purchase)).toEqual(invoiceLines(invoice))
  expect(purchase?.bills).toHaveLength(1)
  const [bill] = purchase?.bills ?? []
  expect(bill).toMatchObject({
    invoiceNumber: invoice.invoiceNumber,
    date: invoice.invoiceDate,
    subtotal: invoice.subtotal,
    gst: invoice.gst,
    total: invoice.total,
  })
  expect(linesOf(bill)).toEqual(invoiceLines(invoice))
  expect(bill?.attachments.map(({ name, sha256 }) => ({ name, sha256 }))).toEqual([
    { name: path.basename(invoice.file), sha256: invoice.sha256 },
  ])
}

/** Matched prices are the invoice's, everything else is as ordered, and there is no bill. */
function expectPricesOnly(purchases: Map<string, TruthPurchase>, invoice: InvoiceCase): void {
  const purchase = purchases.get(invoice.purchaseOrderNumber)
  const extra: Figures = [EXTRA_PART.stockNumber, EXTRA_PART.quantity, EXTRA_PART.unitPrice]
  expect(linesOf(purchase)).toEqual([...invoiceLines(invoice), extra].sort(inOrder))
  expect(purchase?.bills).toEqual([])
}
