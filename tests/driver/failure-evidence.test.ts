import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gatherEvidence } from '#workshop/failure-evidence.ts'
import type { FailureEvidence } from '#workshop/ports.ts'
import { invoiceOf, line, purchase, workshopWith } from './support/demo-workshop.ts'
import { openTestBrowser, PASSWORD, run } from './support/run.ts'
import { type StandIn, startStandIn } from './support/stand-in.ts'

const MINUTE = 60_000
const INVOICE = invoiceOf([['BP-100', 2, 4600]])

let standIn: StandIn
let browser: Browser

beforeAll(async () => {
  standIn = await startStandIn()
  browser = await openTestBrowser()
}, MINUTE)

afterAll(async () => {
  await browser?.close()
  await standIn?.stop()
})

beforeEach(async () => {
  await standIn.reset()
  await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5)])))
})

const everything = (evidence: FailureEvidence[]) =>
  evidence.map(({ url, ariaSnapshot }) => `${url} ${ariaSnapshot}`).join()

describe.each(['classic', 'modern'])('on the %s pages', variant => {
  beforeEach(() => standIn.useVariant(variant))

  test('a page that changed is kept as it was seen', { timeout: MINUTE }, async () => {
    await standIn.arm({ step: 'save-bill', kind: 'rename', times: 1 })
    const { error, kept } = await run(browser, standIn.loginUrl, INVOICE)
    expect(error?.message).toContain('The page changed at filling in the bill: "Save" is missing')
    expect(kept.evidence).toHaveLength(1)
    const [seen] = kept.evidence
    expect(seen?.ariaSnapshot).toContain('heading "Add Bill"')
    expect(seen?.ariaSnapshot).toContain('"Post"')
    expect(seen?.url).toMatch(/add-bill$/)
    expect(
      Buffer.from(seen?.screenshot ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect(everything(kept.evidence)).not.toContain(PASSWORD)
  })

  test('a login page that changed is kept without anything that was typed into it', {
    timeout: MINUTE,
  }, async () => {
    await standIn.arm({ step: 'login', kind: 'rename', times: 1 })
    const { error, kept } = await run(browser, standIn.loginUrl, INVOICE)
    expect(error?.message).toContain('The page changed at logging in: "Login" is missing')
    const [seen] = kept.evidence
    expect(seen?.ariaSnapshot).toContain('button "Enter"')
    expect(seen?.ariaSnapshot).toContain('textbox "Password": (hidden)')
    expect(seen?.ariaSnapshot).not.toMatch(/docket|demo/)
    expect(seen?.screenshot).toBeNull()
    expect(everything(kept.evidence)).not.toContain(PASSWORD)
  })
})

test('a refusal, and a wrong password, keep no picture', { timeout: MINUTE }, async () => {
  const refused = await run(
    browser,
    standIn.loginUrl,
    invoiceOf([['BP-100', 1, 1]], { purchaseOrderNumber: '9' }),
  )
  expect(refused.error?.message).toContain('9 was not found')
  expect(refused.kept.evidence).toEqual([])
  const wrong = await run(browser, standIn.loginUrl, INVOICE, { login: { password: 'wrong-canary' } })
  expect(wrong.kept.evidence).toEqual([])
})

test('a page that shows the password gets no screenshot, and a huge one a short text', {
  timeout: MINUTE,
}, async () => {
  const page = await browser.newPage()
  await page.setContent(`<label>Note <input value="${PASSWORD}"></label><p>${'word '.repeat(50_000)}</p>`)
  const evidence = await gatherEvidence(page, PASSWORD)
  expect(evidence?.screenshot).toBeNull()
  expect(evidence?.ariaSnapshot).not.toContain(PASSWORD)
  expect(evidence?.ariaSnapshot.length).toBeLessThanOrEqual(40_000)
  await page.close()
  expect(await gatherEvidence(page, PASSWORD)).toBeNull()
})
