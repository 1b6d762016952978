import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invoiceOf, line, purchase, workshopWith } from './support/demo-workshop.ts'
import { memoryJournal, openTestBrowser, PASSWORD, PDF, run, WORKSHOP } from './support/run.ts'
import { type StandIn, startStandIn } from './support/stand-in.ts'

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

async function truthOf(number = '1043') {
  const { purchases } = await standIn.truth(WORKSHOP)
  const found = purchases.find(one => one.number === number)
  if (!found) throw new Error(`No purchase order ${number} in the truth`)
  return found
}

const actions = async () => (await standIn.journal(WORKSHOP)).map(write => write.action)

/** Lines as `number quantity×dollars`, in any order. */
const short = (lines: { stockNumber: string; quantity: number; unitPrice: number }[]) =>
  lines.map(one => `${one.stockNumber} ${one.quantity}×${one.unitPrice}`).sort()

describe.each(['classic', 'modern'])('on the %s pages', variant => {
  beforeEach(() => standIn.useVariant(variant))

  test('a matching order gets its prices, the extra lines, one bill to the cent and the PDF', {
    timeout: MINUTE,
  }, async () => {
    await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5), line('OF-22', 1, 9)])))
    const invoice = invoiceOf([
      ['FREIGHT', 1, 1500],
      ['OF-22', 1, 900],
      ['bp 100', 3, 4605],
    ])
    const { result, kept } = await run(browser, standIn.loginUrl, invoice)
    expect(result).toMatchObject({ automationType: 'full-upload' })
    const truth = await truthOf()
    expect(short(truth.lines)).toEqual(['BP-100 3×46.05', 'FREIGHT 1×15', 'OF-22 1×9'])
    expect(truth.bills).toHaveLength(1)
    const [bill] = truth.bills
    expect(bill).toMatchObject({
      invoiceNumber: 'INV-1',
      date: '2026-10-30',
      subtotal: 162.15,
      gst: 16.22,
      total: 178.37,
    })
    expect(short(bill?.lines ?? [])).toEqual(short(truth.lines))
    const sha256 = createHash('sha256').update(PDF.bytes).digest('hex')
    expect(bill?.attachments).toEqual([{ name: PDF.fileName, bytes: PDF.bytes.length, sha256 }])
    expect(kept.proofs[0]).toMatchObject({ bill: { total: 17_837, attachments: [PDF.fileName] } })
    expect(kept.proofs[0]?.screenshot?.length).toBeGreaterThan(1000)
    expect(kept.logs.join('\n')).toContain('Bill INV-1 created: $178.37')
    expect(kept.logs.join('\n')).not.toContain(PASSWORD)
  })

  test('an empty order takes every line, known to the workshop or not', { timeout: MINUTE }, async () => {
    await standIn.seed(workshopWith(purchase('1043', [])))
    const invoice = invoiceOf([
      ['BP-100', 2, 4605],
      ['NEW-771', 1, 1999],
      ['', 1, 333],
    ])
    const { result } = await run(browser, standIn.loginUrl, invoice, { withPdf: false })
    expect(result?.automationType).toBe('full-upload')
    const { lines, bills } = await truthOf()
    expect(lines.map(one => [one.quantity, one.unitPrice])).toEqual([
      [2, 46.05],
      [1, 19.99],
      [1, 3.33],
    ])
    expect(lines[0]?.stockNumber).toBe('BP-100')
    expect(`${lines[1]?.stockNumber} ${lines[1]?.description}`).toContain('NEW-771')
    expect(bills[0]).toMatchObject({ total: 126.96, attachments: [] })
  })

  test('an order with more parts than the invoice gets prices only', { timeout: MINUTE }, async () => {
    await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5), line('OF-22', 1, 9)])))
    const { result, kept } = await run(
      browser,
      standIn.loginUrl,
      invoiceOf([
        ['BP-100', 2, 4605],
        ['FREIGHT', 1, 900],
      ]),
    )
    expect(result?.automationType).toBe('price-sync-only')
    const { lines, bills } = await truthOf()
    expect(short(lines)).toEqual(['BP-100 2×46.05', 'OF-22 1×9'])
    expect(bills).toEqual([])
    expect(await actions()).toEqual(['line.update'])
    expect(kept.logs.join('\n')).toMatch(/PRICE SYNC ONLY MODE[^]*incomplete invoice detected/)
  })

  test('a search for 15 does not take 150, 215 or 15/1, on whichever page 15 stands', {
    timeout: MINUTE,
  }, async () => {
    const others = Array.from({ length: 12 }, (_, n) => purchase(`15${n}`, [line('OF-22', 1, 9)]))
    const near = ['215', '15/1'].map(number => purchase(number, []))
    await standIn.seed(workshopWith(...others, ...near, purchase('15', [line('BP-100', 1, 10)])))
    const invoice = invoiceOf([['BP-100', 1, 1100]], { purchaseOrderNumber: 'PO-15' })
    const { result } = await run(browser, standIn.loginUrl, invoice, { withPdf: false })
    expect(result?.automationType).toBe('full-upload')
    expect((await truthOf('15')).bills).toHaveLength(1)
    expect(await actions()).toEqual(['line.update', 'bill.create'])
  })

  test('marks of GST and discounts on the order do not move the bill by a cent', {
    timeout: MINUTE,
  }, async () => {
    const marked = [
      { ...line('BP-100', 3, 50.01), includesGst: true },
      { ...line('OF-22', 7, 9.09), gstFree: true },
    ]
    await standIn.seed(workshopWith(purchase('1043', marked)))
    const invoice = invoiceOf([
      ['BP-100', 3, 4605],
      ['OF-22', 7, 909],
    ])
    const { result } = await run(browser, standIn.loginUrl, invoice, { withPdf: false })
    expect(result?.automationType).toBe('full-upload')
    expect((await truthOf()).bills[0]?.total).toBe((invoice.total ?? 0) / 100)
  })

  test('two cents between the printed total and the lines go to a ROUNDING line', {
    timeout: MINUTE,
  }, async () => {
    await standIn.seed(workshopWith(purchase('1043', [])))
    const invoice = invoiceOf([['BP-100', 3, 3333]], { total: 11_000 })
    const { result, error } = await run(browser, standIn.loginUrl, invoice, { withPdf: false })
    expect(error).toBeNull()
    expect(result?.automationType).toBe('full-upload')
    const { bills, lines } = await truthOf()
    expect(bills[0]?.total).toBe(110)
    expect(short(lines)).toEqual(['BP-100 3×33.33', 'ROUNDING 1×0.01'])
  })
})

test('an order that is billed is refused, and nothing is written', { timeout: MINUTE }, async () => {
  const bills = [{ invoiceNumber: 'INV-1', date: '2026-10-01' }]
  await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5)], { bills })))
  const { error, kept } = await run(browser, standIn.loginUrl, invoiceOf([['BP-100', 2, 5000]]))
  expect(error).toMatchObject({ kind: 'refused' })
  expect(error?.message.slice(0, 50)).toContain('already billed')
  expect(kept.intent).toBe('none')
  expect(await actions()).toEqual([])
})

test.each(['processed', 'deleted'])(
  'an order that is %s is refused, and nothing is written',
  { timeout: MINUTE },
  async status => {
    await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5)], { status })))
    const { error } = await run(browser, standIn.loginUrl, invoiceOf([['BP-100', 2, 5000]]))
    expect(error?.message).toContain(`already ${status}`)
    expect(await actions()).toEqual([])
  },
)

test('an invoice that is billed on another order is refused before anything is written', {
  timeout: MINUTE,
}, async () => {
  const bills = [{ invoiceNumber: 'INV-1', date: '2026-10-01' }]
  const other = purchase('1044', [line('OF-22', 1, 9)], { bills })
  await standIn.seed(workshopWith(other, purchase('1043', [line('BP-100', 2, 45.5)])))
  const { error } = await run(browser, standIn.loginUrl, invoiceOf([['BP-100', 2, 5000]]))
  expect(error).toMatchObject({ kind: 'refused' })
  expect(error?.message).toContain('already billed')
  expect(await actions()).toEqual([])
})

test('the same invoice a second time makes no second bill', { timeout: MINUTE }, async () => {
  await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5)])))
  const invoice = invoiceOf([['BP-100', 2, 5000]])
  expect((await run(browser, standIn.loginUrl, invoice)).error).toBeNull()
  const again = await run(browser, standIn.loginUrl, invoice)
  expect(again.error?.message).toContain('already billed')
  expect((await truthOf()).bills).toHaveLength(1)
})

test('a run begun again with its journal finishes what the first one left', { timeout: MINUTE }, async () => {
  await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5)])))
  const memory = memoryJournal()
  const invoice = invoiceOf([
    ['BP-100', 2, 5000],
    ['OF-22', 1, 900],
  ])
  const stop = new AbortController()
  const stepStarted = memory.journal.stepStarted
  memory.journal.stepStarted = async step => {
    if (step === 'attach-pdf') stop.abort(new Error('The process died'))
    return stepStarted(step)
  }
  const first = await run(browser, standIn.loginUrl, invoice, { memory, signal: stop.signal })
  expect(first.error?.message).toBe('The process died')
  memory.journal.stepStarted = stepStarted
  const second = await run(browser, standIn.loginUrl, invoice, { memory })
  expect(second.result?.automationType).toBe('full-upload')
  expect(await actions()).toEqual(['line.update', 'line.create', 'bill.create', 'bill.attach'])
})

test('an order that does not exist is refused by name', { timeout: MINUTE }, async () => {
  await standIn.seed(workshopWith(purchase('10430', [])))
  const { error } = await run(browser, standIn.loginUrl, invoiceOf([['BP-100', 2, 5000]]))
  expect(error).toMatchObject({ kind: 'refused' })
  expect(error?.message).toContain('1043 was not found')
})

test('a cancelled run writes nothing more', { timeout: MINUTE }, async () => {
  await standIn.seed(workshopWith(purchase('1043', [])))
  const memory = memoryJournal()
  memory.journal.mayWrite = async () => {
    if ((await actions()).length > 0) throw new Error('The job was cancelled')
  }
  const { error } = await run(
    browser,
    standIn.loginUrl,
    invoiceOf([
      ['BP-100', 1, 500],
      ['OF-22', 1, 900],
    ]),
    { memory },
  )
  expect(error?.message).toBe('The job was cancelled')
  expect(await actions()).toEqual(['line.create'])
})
