import { expect } from 'vitest'
import type { Job } from '#contracts/automation.ts'
import type { TruePurchase } from '../../driver/support/stand-in.ts'
import { USER, WORKSHOP } from './account.ts'
import { ORDER, PDF, PDF_SHA256, TOTAL } from './invoice.ts'
import type { Shop } from './proving-ground.ts'

type Found = Pick<Shop, 'standIn' | 'invoiceNumber'>

export async function orderOf({ standIn }: Found, number = ORDER): Promise<TruePurchase> {
  const { purchases } = await standIn.truth(WORKSHOP)
  const order = purchases.find(one => one.number === number)
  if (!order) throw new Error(`The stand-in holds no purchase order ${number}.`)
  return order
}

/** What Docket's user wrote, as the stand-in's journal says. */
export async function writesOf({ standIn }: Found) {
  return (await standIn.journal(WORKSHOP)).filter(write => write.user === USER)
}

export async function actionsOf(shop: Found): Promise<string[]> {
  return (await writesOf(shop)).map(write => write.action)
}

/** The stand-in holds everything of the invoice, and everything once: each line, one bill to the cent, one PDF byte for byte. */
export async function expectPostedOnce(shop: Found): Promise<void> {
  const order = await orderOf(shop)
  const short = (lines: TruePurchase['lines']) =>
    lines.map(line => `${line.stockNumber} ${line.quantity}×${line.unitPrice}`).sort()
  expect(short(order.lines)).toEqual(['BP-100 2×46', 'OF-22 1×9'])
  expect(order.bills).toHaveLength(1)
  const [bill] = order.bills
  expect(bill).toMatchObject({ invoiceNumber: shop.invoiceNumber, date: '2026-10-30', total: TOTAL })
  expect(short(bill?.lines ?? [])).toEqual(short(order.lines))
  expect(bill?.attachments).toEqual([{ name: PDF.name, bytes: PDF.bytes.length, sha256: PDF_SHA256 }])
  expect(await actionsOf(shop)).toEqual(['line.update', 'line.create', 'bill.create', 'bill.attach'])
}

/** The job says that it is complete, shows the proof, and the stand-in agrees with both. */
export async function expectCompletedOnce(shop: Shop, jobId: string): Promise<Job> {
  const job = await shop.account.end(jobId)
  expect(job, job.errorMessage ?? '').toMatchObject({ status: 'completed', automationType: 'full-upload' })
  await expectPostedOnce(shop)
  const proof = await (await shop.account.call('GET', `/api/automation-jobs/${jobId}/proof`)).json()
  expect(proof.bill).toMatchObject({
    invoiceNumber: shop.invoiceNumber,
    total: TOTAL,
    attachments: [PDF.name],
  })
  return job
}

/** What a failed job must say, and what the stand-in must hold. */
export interface Failure {
  /** Within the first 50 characters, which are all that the table shows. */
  point: RegExp
  /** Anywhere: what was changed, and what to do. */
  says?: RegExp
  /** The writes of our user; none when left out. */
  writes?: string[]
}

/** The job failed with a message that is clear and true. */
export async function expectFailedHonestly(shop: Shop, jobId: string, failure: Failure): Promise<Job> {
  const job = await shop.account.end(jobId)
  expect(job.status, job.details ?? '').toBe('failed')
  const message = job.errorMessage ?? ''
  expect(message.slice(0, 50)).toMatch(failure.point)
  if (failure.says) expect(message).toMatch(failure.says)
  expect(await actionsOf(shop)).toEqual(failure.writes ?? [])
  await expectTrueWords(shop, message)
  return job
}

const CLAIMS: { words: RegExp; holds: (found: { actions: string[]; bills: string[] }) => boolean }[] = [
  { words: /nothing was changed/i, holds: ({ actions }) => actions.length === 0 },
  { words: /no bill was made/i, holds: ({ bills }) => bills.length === 0 },
  { words: /\bbill \S+ exists\b/i, holds: ({ bills }) => bills.length > 0 },
]

/** Every sentence about what was changed agrees with the stand-in, and there is one. */
async function expectTrueWords(shop: Found, message: string): Promise<void> {
  const { bills } = await orderOf(shop).catch(() => ({ bills: [] }))
  const found = {
    actions: await actionsOf(shop),
    bills: bills.map(bill => bill.invoiceNumber).filter(number => number === shop.invoiceNumber),
  }
  for (const { words, holds } of CLAIMS)
    if (words.test(message)) expect(holds(found), `"${message}" is not true`).toBe(true)
  expect(message).toMatch(
    /nothing was changed|no (second )?bill was made|may exist|exists|may be written|are updated|wrote nothing/i,
  )
}

/**
 * What must hold whatever happened to the process: the job ended, nothing stands twice, and a job that says that it is complete is.
 * @param task the test, whose row in the table counts the completed jobs.
 * @returns whether it completed.
 */
export async function expectNothingLostOrTwice(
  shop: Shop,
  jobId: string,
  task?: { meta: { completed?: boolean } },
): Promise<boolean> {
  const job = await shop.account.end(jobId)
  if (task) task.meta.completed = job.status === 'completed'
  if (job.status === 'completed') {
    await expectCompletedOnce(shop, jobId)
    return true
  }
  const order = await orderOf(shop)
  expect(order.bills.length).toBeLessThanOrEqual(1)
  expect(order.bills[0]?.attachments.length ?? 0).toBeLessThanOrEqual(1)
  const parts = order.lines.map(line => line.stockNumber)
  expect(new Set(parts).size).toBe(parts.length)
  await expectTrueWords(shop, job.errorMessage ?? '')
  return false
}
