import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invoiceOf, line, purchase, workshopWith } from './support/demo-workshop.ts'
import { openPlace, openTestBrowser, run, WORKSHOP } from './support/run.ts'
import { type StandIn, startStandIn } from './support/stand-in.ts'

const MINUTE = 60_000
const ORDERS = ['1043', '1044']

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
  await standIn.seed(workshopWith(...ORDERS.map(number => purchase(number, [line('BP-100', 2, 45.5)]))))
})

const invoiceFor = (purchaseOrderNumber: string) =>
  invoiceOf([['BP-100', 2, 4600]], { purchaseOrderNumber, invoiceNumber: `INV-${purchaseOrderNumber}` })

async function billed(): Promise<(string | undefined)[]> {
  const { purchases } = await standIn.truth(WORKSHOP)
  return purchases.flatMap(one => one.bills.map(bill => bill.invoiceNumber)).sort()
}

describe.each(['classic', 'modern'])('on the %s pages', variant => {
  beforeEach(() => standIn.useVariant(variant))

  test.each([
    ['ask-code', 'MechanicDesk asks for a code sent to a phone'],
    ['ask-captcha', 'MechanicDesk asks to prove that a person is there'],
  ])('a login that needs a person is named: %s', { timeout: MINUTE }, async (kind, words) => {
    await standIn.arm({ step: 'login', kind, times: 1 })
    const { error } = await run(browser, standIn.loginUrl, invoiceFor('1043'))
    expect(error).toMatchObject({ kind: 'refused', wrongPassword: false })
    expect(error?.message).toMatch(new RegExp(`^${words}.*manual sign-in`))
    expect(await standIn.logins(WORKSHOP)).toEqual(['challenged'])
  })
})

test('a refused invoice leaves the session to the next one', { timeout: MINUTE }, async () => {
  const place = await openPlace(browser)
  const refused = await run(browser, standIn.loginUrl, invoiceFor('9999'), { place })
  expect(refused.error?.message).toContain('9999 was not found')
  expect((await run(browser, standIn.loginUrl, invoiceFor('1044'), { place })).error).toBeNull()
  await place.context.close()
  expect(await standIn.logins(WORKSHOP)).toEqual(['opened'])
})

test.each([
  ['evict', 'classic'],
  ['evict', 'modern'],
  ['logout', 'modern'],
])(
  'a session that ended between two invoices (%s, %s) costs one login more',
  { timeout: MINUTE },
  async (kind, variant) => {
    await standIn.useVariant(variant)
    const place = await openPlace(browser)
    expect((await run(browser, standIn.loginUrl, invoiceFor('1043'), { place })).error).toBeNull()
    await standIn.arm({ step: 'page', kind, times: 1 })
    const second = await run(browser, standIn.loginUrl, invoiceFor('1044'), { place })
    expect(second.error).toBeNull()
    expect(second.kept.logs).toContain('The open MechanicDesk session has ended: logging in again')
    await place.context.close()
    expect(await standIn.logins(WORKSHOP)).toEqual(['opened', 'opened'])
    expect(await billed()).toEqual(['INV-1043', 'INV-1044'])
  },
)

test('a session that was taken away twice is not kept', { timeout: MINUTE }, async () => {
  const place = await openPlace(browser)
  await standIn.arm({ step: 'save-line', kind: 'evict', times: 5 })
  const { error } = await run(browser, standIn.loginUrl, invoiceFor('1043'), { place })
  expect(error?.message).toContain('user of its own')
  expect(place.kept.session).toBeNull()
  expect(place.context.pages()).toEqual([])
  await place.context.close()
  expect(await standIn.logins(WORKSHOP)).toEqual(['opened', 'opened'])
})

test('a run that is cancelled or left without an answer leaves no session', { timeout: MINUTE }, async () => {
  const place = await openPlace(browser)
  await standIn.arm({ step: 'open', kind: 'delay', times: 9, ms: 20_000 })
  const { error } = await run(browser, standIn.loginUrl, invoiceFor('1043'), { place, answerWithin: 1_500 })
  expect(error).toMatchObject({ kind: 'unavailable' })
  expect(place.kept.session).toBeNull()
  expect(place.context.pages()).toEqual([])
  await place.context.close()
})

test('a wrong password is sent once and leaves no session', { timeout: MINUTE }, async () => {
  const place = await openPlace(browser)
  const login = { password: 'wrong-canary' }
  const { error } = await run(browser, standIn.loginUrl, invoiceFor('1043'), { place, login })
  expect(error).toMatchObject({ wrongPassword: true })
  expect(place.kept.session).toBeNull()
  await place.context.close()
  expect(await standIn.logins(WORKSHOP)).toEqual(['refused'])
})
