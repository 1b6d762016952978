import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { signInAsDemo } from '../support/demo-session.ts'

const PAGES = ['/', '/login', '/register', '/dashboard', '/upload', '/nowhere']
const WIDTHS = [390, 768, 1440]

for (const colorScheme of ['light', 'dark'] as const)
  test(`no page breaks WCAG 2.2 AA or scrolls sideways, at any width, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signInAsDemo(page.request)
    for (const path of PAGES) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
      }
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([])
    }
  })
