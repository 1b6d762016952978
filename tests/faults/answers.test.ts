import { afterAll, expect } from 'vitest'
import { WORKSHOP } from './support/account.ts'
import { inParallel } from './support/in-parallel.ts'
import {
  actionsOf,
  expectCompletedOnce,
  expectFailedHonestly,
  expectPostedOnce,
  orderOf,
} from './support/oracle.ts'
import { openProvingGround, type ProvingGround, type ShopOptions } from './support/proving-ground.ts'
import { until } from './support/until.ts'

const AT_ONCE = 4
const LINES = ['line.update', 'line.create']
const BILLS = '/auto_workshop/api/purchases/*/bills'

let ground: ProvingGround
const fault = inParallel(AT_ONCE, async () => {
  ground = await openProvingGround({ workshops: AT_ONCE, concurrency: AT_ONCE })
})
afterAll(() => ground?.close())

type Armed = Parameters<Awaited<ReturnType<ProvingGround['shop']>>['standIn']['arm']>

/** An invoice's entry under armed faults that must end well. */
function outlived(name: string, armed: Armed, options: ShopOptions = {}): void {
  fault(name, async () => {
    await using shop = await ground.shop(options)
    await shop.standIn.arm(...armed)
    await expectCompletedOnce(shop, await shop.start())
  })
}

fault('F2: a workshop system that never answers is named, and nothing is claimed', async () => {
  await using shop = await ground.shop()
  await shop.standIn.arm({ step: 'open', kind: 'delay', ms: 3_600_000, times: 99 })
  await expectFailedHonestly(shop, await shop.start(), {
    point: /^MechanicDesk did not answer/,
    says: /Nothing was changed.*started again/,
  })
})

for (const step of ['open', 'save-line', 'save-bill'])
  outlived(`F1: an answer that takes 20 s at ${step} does not lead to a second bill`, [
    { step, kind: 'delay', ms: 20_500, times: 1 },
  ])

const READS = [
  ['page', 502],
  ['login', 503],
  ['search', 500],
  ['open', 502],
  ['lookup', 503],
  ['open-bill', 500],
] as const
for (const [index, [step, status]] of READS.entries())
  outlived(`F3: ${status} twice at ${step} is outlived`, [{ step, kind: 'status', status, times: 2 }], {
    variant: index % 2 ? 'modern' : 'classic',
  })
outlived('F3: 503 twice at save-line is outlived, and the line is written once', [
  { step: 'save-line', kind: 'status', status: 503, times: 2 },
])

for (const variant of ['classic', 'modern']) {
  outlived(
    `F4: a bill that was saved although the answer was 500 is found, not saved again (${variant})`,
    [{ step: 'save-bill', kind: 'status-after', status: 500, times: 1 }],
    { variant },
  )
  outlived(
    `F6: a bill whose answer was lost with the connection is found, not saved again (${variant})`,
    [{ step: 'save-bill', kind: 'cut-after', times: 1 }],
    { variant },
  )
}

outlived('F5: a bill that was not saved is saved once by the next try', [
  { step: 'save-bill', kind: 'status', status: 500, times: 1 },
])
outlived('F6: a save whose connection broke before it was done is made once by the next try', [
  { step: 'save-bill', kind: 'cut-before', times: 1 },
])
outlived('F6: lines whose answers were lost with the connection are written once', [
  { step: 'save-line', kind: 'cut-after', times: 2 },
])

fault('F5: a bill that cannot be saved at all ends with no bill, and says so', async () => {
  await using shop = await ground.shop()
  await shop.standIn.arm({ step: 'save-bill', kind: 'status', status: 500, times: 99 })
  await expectFailedHonestly(shop, await shop.start(), {
    point: /^MechanicDesk answered 500 while saving the bill/,
    says: /no bill was made/,
    writes: LINES,
  })
})

fault(
  'F7: cut after the save and away ever since, the bill is not saved again; a later start finds it',
  async () => {
    await using shop = await ground.shop()
    await shop.standIn.hold({ method: 'POST', path: BILLS, when: 'after' })
    const id = await shop.start()
    await until('the bill is saved', async () => (await shop.standIn.holds())[0]?.state === 'holding')
    await shop.standIn.arm({ step: '*', kind: 'status', status: 503, times: 100_000 })
    await shop.standIn.release('cut')
    await expectFailedHonestly(shop, id, {
      point: /^The bill may exist: check purchase order 1043/,
      writes: [...LINES, 'bill.create'],
    })
    await shop.standIn.arm()
    await expectCompletedOnce(shop, await shop.start())
  },
)

outlived('F19: an upload that fails twice is made once by the third try', [
  { step: 'attach', kind: 'status', status: 503, times: 2 },
])
outlived('F19: an upload whose answer was lost is not made again', [
  { step: 'attach', kind: 'cut-after', times: 1 },
])

fault(
  'F19: a PDF that cannot be uploaded leaves the bill and says what is missing; a later start adds it',
  async () => {
    await using shop = await ground.shop()
    await shop.standIn.arm({ step: 'attach', kind: 'status', status: 503, times: 100 })
    await expectFailedHonestly(shop, await shop.start(), {
      point: /^The PDF harbour.pdf is not attached/,
      says: /Bill INV-\d+ exists on purchase order 1043: check it there/,
      writes: [...LINES, 'bill.create'],
    })
    expect((await orderOf(shop)).bills).toHaveLength(1)
    await shop.standIn.arm()
    // The bill of another job is somebody's: only the same job may go on with it.
    const again = await shop.account.end(await shop.start())
    if (again.status === 'completed') await expectPostedOnce(shop)
    else expect(again.errorMessage).toMatch(/already billed/)
    expect((await actionsOf(shop)).filter(action => action === 'bill.create')).toHaveLength(1)
    expect((await shop.standIn.truth(WORKSHOP)).purchases).toHaveLength(1)
  },
)
