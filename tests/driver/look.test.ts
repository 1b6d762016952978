import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { InvoiceToPost } from '#domain/bill.ts'
import { checkConnection, previewInvoice } from '#workshop/look.ts'
import type { WorkshopLogin } from '#workshop/ports.ts'
import { firstDifference } from '#workshop/write-lines.ts'
import { invoiceOf, line, purchase, workshopWith } from './support/demo-workshop.ts'
import { openTestBrowser, PASSWORD, run, WORKSHOP } from './support/run.ts'
import { type StandIn, startStandIn, type TruePurchase } from './support/stand-in.ts'

const MINUTE = 60_000

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

beforeEach(() => standIn.reset())

async function look<T>(
  use: (
    context: Awaited<ReturnType<Browser['newContext']>>,
    login: WorkshopLogin,
    options: { signal: AbortSignal; answerWithin: number },
  ) => Promise<T>,
  change: Partial<WorkshopLogin> = {},
): Promise<T> {
  const context = await browser.newContext({ locale: 'en-AU', timezoneId: 'Australia/Sydney' })
  const login = {
    loginUrl: standIn.loginUrl,
    workshopId: WORKSHOP,
    username: 'docket',
    password: PASSWORD,
    ...change,
  }
  try {
    return await use(context, login, { signal: new AbortController().signal, answerWithin: 8_000 })
  } finally {
    await context.close()
  }
}

const preview = (invoice: InvoiceToPost) =>
  look((context, login, options) => previewInvoice(context, login, invoice, options))

const connect = (change: Partial<WorkshopLogin> = {}) => look(checkConnection, change)

async function truthOf(number = '1043'): Promise<TruePurchase> {
  const { purchases } = await standIn.truth(WORKSHOP)
  const found = purchases.find(one => one.number === number)
  if (!found) throw new Error(`No purchase order ${number} in the truth`)
  return found
}

/** The truth's lines as the domain has them. */
const inCents = ({ lines }: TruePurchase) =>
  lines.map((one, position) => ({
    position,
    stockNumber: one.stockNumber,
    name: one.name,
    description: one.description ?? '',
    quantity: one.quantity,
    unitPrice: Math.round(one.unitPrice * 100),
    includesGst: one.includesGst ?? false,
    gstFree: one.gstFree ?? false,
  }))

test.each([
  ['classic', 'prices, extra lines and a bill', [line('BP-100', 2, 45.5), line('OF-22', 1, 9)], 0],
  ['classic', 'a ROUNDING line', [line('BP-100', 3, 33.35), line('OF-22', 1, 9.05)], 2],
  ['modern', 'all lines on an empty order', [], 0],
  ['modern', 'prices only', [line('BP-100', 2, 45.5), line('OF-22', 1, 9), line('AF-300', 1, 30)], 0],
])(
  'on the %s pages a preview writes nothing and foretells what the run then leaves: %s',
  {
    timeout: 2 * MINUTE,
  },
  async (variant, _name, lines, off) => {
    await standIn.useVariant(variant)
    await standIn.seed(workshopWith(purchase('1043', lines)))
    const exact = invoiceOf([
      ['bp 100', 3, 4605],
      ['OF-22', 1, 905],
      ['NEW-771', 1, 1999],
      ['FREIGHT', 1, 1500],
    ])
    const invoice = { ...exact, total: (exact.total ?? 0) + off }
    const untouched = await standIn.truth(WORKSHOP)
    const seen = await preview(invoice)
    expect(await standIn.truth(WORKSHOP)).toEqual(untouched)
    expect(await standIn.journal(WORKSHOP)).toEqual([])
    expect(firstDifference(seen.before.lines, inCents(await truthOf()))).toBeNull()

    const { result, error } = await run(browser, standIn.loginUrl, invoice, { withPdf: false })
    expect(error).toBeNull()
    expect(result?.automationType).toBe(seen.plan.mode)
    const truth = await truthOf()
    // An order that does not tell how GST is rounded leaves one thing open, and the preview says so.
    const isOpen = seen.plan.warnings.some(warning => warning.includes('ROUNDING'))
    const left = inCents(truth).filter(one => !(isOpen && one.stockNumber === 'ROUNDING'))
    expect(firstDifference(seen.after.lines, left)).toBeNull()
    expect(seen.after.bills.map(bill => [bill.invoiceNumber, bill.date, bill.total])).toEqual(
      truth.bills.map(bill => [bill.invoiceNumber, bill.date, Math.round(bill.total * 100)]),
    )
  },
)

describe.each(['classic', 'modern'])('on the %s pages', variant => {
  beforeEach(() => standIn.useVariant(variant))

  test('a look at the connection says whose workshop it is and how many orders are open', {
    timeout: MINUTE,
  }, async () => {
    const many = Array.from({ length: 12 }, (_, n) => purchase(`20${n}`, []))
    const closed = purchase('300', [], { status: 'processed' })
    await standIn.seed(workshopWith(...many, closed))
    expect(await connect()).toMatchObject({
      workshopName: expect.stringMatching(/\S/),
      openOrders: { count: 12, isAll: true },
    })
    expect(await standIn.journal(WORKSHOP)).toEqual([])
  })
})

test('an order that is billed, and an invoice that is billed elsewhere, are blocked in words', {
  timeout: MINUTE,
}, async () => {
  const bills = [{ invoiceNumber: 'INV-1', date: '2026-10-01' }]
  await standIn.seed(
    workshopWith(purchase('1043', [line('BP-100', 2, 45.5)], { bills }), purchase('1044', [])),
  )
  const invoice = invoiceOf([['BP-100', 2, 5000]])
  const own = await preview(invoice)
  expect([own.plan.mode, own.plan.reasons[0]]).toEqual(['blocked', expect.stringContaining('already billed')])
  const elsewhere = await preview({ ...invoice, purchaseOrderNumber: '1044' })
  expect(elsewhere.plan).toMatchObject({
    mode: 'blocked',
    changes: [],
    reasons: [expect.stringContaining('already billed')],
  })
  expect(elsewhere.after).toEqual(elsewhere.before)
})

test('a session that is taken away is not taken back', { timeout: MINUTE }, async () => {
  await standIn.seed(workshopWith(purchase('1043', [])))
  await standIn.arm({ step: 'search', kind: 'evict', times: 1 })
  await expect(preview(invoiceOf([['BP-100', 2, 5000]]))).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('somebody else signed in'),
  })
})

test('a wrong password, and a host that nobody answers, are told apart', { timeout: MINUTE }, async () => {
  await standIn.seed(workshopWith(purchase('1043', [])))
  await expect(connect({ password: 'wrong' })).rejects.toMatchObject({ wrongPassword: true })
  await expect(connect({ loginUrl: 'http://127.0.0.1:9/login' })).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringContaining('did not open'),
  })
})
