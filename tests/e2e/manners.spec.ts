import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { control, openFreshWorkshop } from '../support/fresh-workshop.ts'
import { fourCases, orderFor } from '../support/invoice-cases.ts'

const { matching, empty } = fourCases()

async function analyze(page: Page): Promise<void> {
  await page.goto('/upload')
  await page.locator('input[type=file]').setInputFiles([matching.file, empty.file])
  await page.getByRole('button', { name: 'Analyze All Invoices with AI' }).click()
  await expect(page.getByText('2 of 2 files read')).toBeVisible({ timeout: 60_000 })
}

test('after Analyze the focus is at the invoices; edited lines do not vanish on Esc', async ({ page }) => {
  await openFreshWorkshop(page, 'callistemon', [orderFor(matching), orderFor(empty)])
  await analyze(page)
  await expect(page.getByRole('heading', { name: 'Invoices', exact: true })).toBeFocused()

  const open = page.getByRole('button', { name: /items?$/ }).first()
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Edit Line Items' })
  const part = dialog.getByLabel(/^Part Number of line 1/)
  await expect(part).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await open.click()
  await part.fill('TYPED-BY-HAND')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Your changes are not saved.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep Editing' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(part).toHaveValue('TYPED-BY-HAND')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(part).toHaveValue(matching.lines[0]?.partNumber ?? '')
})

test('a cancelled job is calm, a failed one shows what it saw, and no toast covers the button that starts', async ({
  page,
}) => {
  const { workshop } = await openFreshWorkshop(page, 'melaleuca', [
    orderFor(matching, ([first]) => (first ? [first] : [])),
    orderFor(empty, () => []),
  ])
  // Of this workshop alone: other files run beside this one.
  await control.arm([{ step: 'save-line', kind: 'rename', times: 99, workshopId: workshop.workshopId }])
  try {
    await analyze(page)
    const start = page.getByRole('button', { name: 'Start Automation' })
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const isCovered = await start.evaluate(button => {
        button.scrollIntoView({ block: 'end' })
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
      expect(isCovered, `at ${width} px`).toBe(false)
    }
    await start.click()
    await expect(page.getByRole('heading', { name: 'Automation Process' })).toBeFocused()
    const cancel = page.getByRole('button', { name: /^Cancel / })
    await expect(cancel).toHaveCount(2)
    await cancel.last().click()
    await expect(page.getByText(/^Completed: 0\s*Failed: 1.*Cancelled: 1\s*Total: 2$/)).toBeVisible({
      timeout: 60_000,
    })
  } finally {
    await control.arm([])
  }
  await expect(page.getByRole('row').filter({ hasText: 'Cancelled before it started.' })).toContainText(
    /Cancelled/,
  )
  await page.getByRole('button', { name: /^What it saw/ }).click()
  const dialog = page.getByRole('dialog', { name: /^What the run of / })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog.getByText(/The page changed at/)).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'MechanicDesk when the run ended' })).toBeVisible()
  await dialog.getByText('The page in words').click()
  await expectAccessible(page)
})
