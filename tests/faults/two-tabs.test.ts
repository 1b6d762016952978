import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fourCases, type InvoiceCase, orderFor } from '../support/invoice-cases.ts'
import { type Account, openTab } from './support/account.ts'
import { actionsOf, orderOf } from './support/oracle.ts'
import { openProvingGround, type ProvingGround } from './support/proving-ground.ts'
import { until } from './support/until.ts'

const { matching, empty, moreParts } = fourCases()
const BATCH = [matching, empty, moreParts]

let ground: ProvingGround
beforeAll(async () => {
  ground = await openProvingGround({ workshops: 1, concurrency: 2 })
}, 300_000)
afterAll(() => ground?.close())

/** As the page does it: reads each PDF once, and starts every row. */
async function analyze(tab: Account, invoice: InvoiceCase): Promise<{ filePath: string; fileName: string }> {
  const form = new FormData()
  form.append('pdf', new Blob([readFileSync(invoice.file)]), invoice.file.split('/').at(-1))
  form.append('provider', 'builtin')
  const response = await tab.call('POST', '/api/analyze-invoice', form)
  expect(response.status).toBe(200)
  return (await response.json()).fileInfo
}

async function startAll(tab: Account, files: { filePath: string; fileName: string }[]): Promise<string[]> {
  return Promise.all(
    files.map(async ({ filePath, fileName }, index) => {
      const invoiceData = reviewedCase(BATCH[index] ?? matching)
      const answer = await tab.call(
        'POST',
        '/api/automate-analyzed-invoice',
        { filePath, fileName, invoiceData },
        { prefer: 'respond-async' },
      )
      expect(answer.status).toBe(202)
      return (await answer.json()).job.id as string
    }),
  )
}

/** What a person sees as right: the truth of the invoice. */
function reviewedCase(invoice: InvoiceCase) {
  const { invoiceNumber, invoiceDate, purchaseOrderNumber, supplierName, gst, total, lines } = invoice
  return {
    invoiceNumber,
    invoiceDate,
    purchaseOrderNumber,
    supplierName,
    taxAmount: gst,
    totalAmount: total,
    lineItems: lines,
  }
}

function partsOf(lines: { stockNumber: string; quantity: number; unitPrice: number }[]): string[] {
  return lines.map(line => `${line.stockNumber} ${line.quantity}×${line.unitPrice}`)
}

test('F30: two tabs start the same batch and the server is stopped in the middle: each invoice is entered once', {
  timeout: 400_000,
}, async () => {
  await using shop = await ground.shop({ purchases: BATCH.map(invoice => orderFor(invoice)) })
  const tabs = [shop.account, await openTab(ground.url, shop.email)]
  const files: { filePath: string; fileName: string }[] = []
  for (const invoice of BATCH) files.push(await analyze(shop.account, invoice))
  await shop.standIn.hold({ method: 'POST', path: '/auto_workshop/api/purchases/*/bills', when: 'after' })

  const [first = [], second = []] = await Promise.all(tabs.map(tab => startAll(tab, files)))
  expect(second).toEqual(first)
  await until('the first bill is saved', async () => (await shop.standIn.holds())[0]?.state === 'holding')
  await ground.docket.end('SIGTERM')
  expect(ground.docket.child.exitCode, ground.docket.output()).toBe(0)
  await shop.standIn.release('cut')
  await ground.restart()

  for (const id of first) {
    const job = await shop.account.end(id)
    expect(job.status, job.errorMessage ?? '').toBe('completed')
  }
  for (const invoice of BATCH) {
    const order = await orderOf(shop, invoice.purchaseOrderNumber)
    // Docket adds one ROUNDING line where the supplier rounds the GST of each line.
    expect(partsOf(order.lines.filter(line => line.stockNumber !== 'ROUNDING'))).toEqual(
      partsOf(invoice.lines.map(line => ({ stockNumber: line.partNumber, ...line }))),
    )
    expect(order.bills.map(bill => [bill.invoiceNumber, bill.total])).toEqual([
      [invoice.invoiceNumber, invoice.total],
    ])
    expect(order.bills[0]?.attachments.map(one => one.sha256)).toEqual([invoice.sha256])
  }
  const actions = await actionsOf(shop)
  expect(actions.filter(action => action === 'bill.create')).toHaveLength(BATCH.length)
  expect(actions.filter(action => action === 'bill.attach')).toHaveLength(BATCH.length)
})
