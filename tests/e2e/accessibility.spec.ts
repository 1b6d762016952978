import { test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { signInAsDemo } from '../support/demo-session.ts'

for (const path of ['/', '/login', '/register', '/dashboard', '/upload', '/nowhere'])
  test(`${path} breaks no rule of WCAG 2.2 AA and does not scroll sideways, at any width, in light and dark`, async ({
    page,
  }) => {
    await signInAsDemo(page.request)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  })
