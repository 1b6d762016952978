import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { control, openFreshWorkshop } from '../support/fresh-workshop.ts'
import { fourCases, orderFor } from '../support/invoice-cases.ts'

const { moreParts } = fourCases()
const EXTRA = { stockNumber: 'NOT-ON-INVOICE', name: 'Ordered, never invoiced', quantity: 1, unitPrice: 55 }
const order = orderFor(moreParts, lines => [
  ...lines.map(line => ({ ...line, unitPrice: line.unitPrice + 3 })),
  EXTRA,
])

const rowsOf = (dialog: Locator, change: RegExp) => dialog.getByRole('row').filter({ hasText: change })

test('a preview shows the order before and after in words and figures, writes nothing, and foretells the run', async ({
  page,
}) => {
  const { workshop } = await openFreshWorkshop(page, 'banksia', [order])
  await page.goto('/upload')
  await page.locator('input[type=file]').setInputFiles(moreParts.file)
  await page.getByRole('button', { name: 'Analyze All Invoices with AI' }).click()
  await expect(page.getByText('Invoice Data Ready')).toBeVisible({ timeout: 60_000 })

  const button = page.getByRole('button', { name: /^Preview / })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Preview of / })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog.getByRole('status')).toContainText('Signing in to MechanicDesk')
  await expect(dialog.getByText('Price Sync Only')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText(/PO has more items than invoice/)).toBeVisible()
  await expect(rowsOf(dialog, /\bChanged/)).toHaveCount(moreParts.lines.length)
  await expect(rowsOf(dialog, /\bUnchanged/)).toContainText('NOT-ON-INVOICE')
  await expect(dialog.getByText('No bill would be created.')).toBeVisible()
  await expectAccessible(page)
  expect(await control.journal(workshop.workshopId)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Closed before it has answered: the look is given up, and the focus is back where it was.
  await button.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.getByRole('button', { name: 'Start Automation' }).click()
  await expect(page.getByText(/^Completed: 1\s*Failed: 0.*Total: 1$/)).toBeVisible({ timeout: 120_000 })
  const after = (await control.purchases(workshop.workshopId)).get(moreParts.purchaseOrderNumber)
  expect(after?.bills).toEqual([])
  expect(after?.lines.map(line => line.unitPrice).toSorted((a, b) => a - b)).toEqual(
    [...moreParts.lines.map(line => line.unitPrice), EXTRA.unitPrice].toSorted((a, b) => a - b),
  )
})

test('a test of the connection answers in the dialog, and does not try a refused password again', async ({
  page,
}) => {
  await openFreshWorkshop(page, 'grevillea', [order])
  // Settings that are slow to come must not leave the focus behind.
  await page.route('**/api/settings', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/upload')
  const open = page.getByRole('button', { name: 'Settings' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'MechanicDesk Settings' })
  await expect(dialog.getByLabel('Workshop ID')).toBeFocused()
  await expect(
    dialog.getByText('Nothing yet. Correct an invoice, and the supplier appears here.'),
  ).toBeVisible()
  const testIt = dialog.getByRole('button', { name: 'Test Connection' })
  await testIt.click()
  await expect(dialog.getByRole('button', { name: 'Testing Connection...' })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await expect(dialog.getByText('Connection Works')).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText(/It has 1 open purchase order\./)).toBeVisible()
  await expectAccessible(page)

  const password = dialog.getByLabel('Password', { exact: true })
  await password.fill('not the password')
  await expect(dialog.getByText('Connection Works')).toBeHidden()
  await testIt.click()
  await expect(dialog.getByText(/refused the username or password/)).toBeVisible({ timeout: 60_000 })
  await testIt.click()
  await expect(dialog.getByText(/does not try them again/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})
