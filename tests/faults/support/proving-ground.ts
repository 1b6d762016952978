import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SeedPurchase, type StandIn, startStandIn } from '../../driver/support/stand-in.ts'
import { freePort } from '../../support/running-docket.ts'
import { type Account, openAccount, PASSWORD, USER, WORKSHOP } from './account.ts'
import { startTestDatabase, type TestDatabase } from './database.ts'
import { type DocketOptions, type DocketProcess, startDocketProcess } from './docket-process.ts'
import { ORDER, ORDERED, reviewed, SUPPLIER } from './invoice.ts'
import { until } from './until.ts'

/** One workshop with a workshop system of its own, so that its faults strike nobody else, and a Docket account that works for it. */
export interface Shop {
  standIn: StandIn
  account: Account
  email: string
  invoiceNumber: string
  /** Starts the entry of its invoice. */
  start(change?: Partial<ReturnType<typeof reviewed>>): Promise<string>
  [Symbol.asyncDispose](): Promise<void>
}

/** The whole product as a process, a database that outlives it, and workshops for several tests at once. */
export interface ProvingGround {
  url: string
  docket: DocketProcess
  database: TestDatabase
  /** A free workshop, emptied, with one purchase order; waits for one when all are in use. */
  shop(options?: ShopOptions): Promise<Shop>
  /** Starts Docket anew after its end. */
  restart(change?: Partial<DocketOptions>): Promise<void>
  /** A second process on the same database; it is ended with the ground. */
  startSecond(change: Partial<DocketOptions>): Promise<DocketProcess>
  close(): Promise<void>
}

export interface ShopOptions {
  variant?: string
  purchases?: SeedPurchase[]
  password?: string
  /** Another login page than the stand-in's. */
  loginUrl?: string
}

export async function openProvingGround(options: {
  workshops: number
  concurrency: number
  moreHosts?: string[]
}): Promise<ProvingGround> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docket-faults-'))
  const opened = new AsyncDisposableStack()
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  try {
    const database = await startTestDatabase(folder)
    opened.defer(() => database.close())
    const standIns = await startStandIns(options.workshops, opened)
    const port = await freePort()
    const settings: DocketOptions = {
      databaseUrl: database.url,
      dataDir: path.join(folder, 'docket'),
      port,
      allowedHosts: [
        ...standIns.map(standIn => new URL(standIn.loginUrl).host),
        ...(options.moreHosts ?? []),
      ],
      concurrency: options.concurrency,
    }
    const started: DocketProcess[] = []
    opened.defer(async () => {
      await Promise.all(started.map(docket => docket.end('SIGKILL')))
    })
    const start = async (change: Partial<DocketOptions> = {}) => {
      const docket = await startDocketProcess({ ...settings, ...change })
      started.push(docket)
      return docket
    }
    const first = await start()
    await database.installBarriers()
    const free = [...standIns]
    let shops = 0
    const ground: ProvingGround = {
      url: `http://127.0.0.1:${port}`,
      docket: first,
      database,
      async shop(wanted = {}) {
        const standIn = await until('a workshop is free', () => free.pop(), 400_000)
        shops += 1
        const shop = await furnish(ground.url, standIn, shops, wanted)
        return {
          ...shop,
          async [Symbol.asyncDispose]() {
            await standIn.reset()
            free.push(standIn)
          },
        }
      },
      async restart(change) {
        ground.docket = await start(change)
      },
      startSecond: start,
      close: () => opened.disposeAsync(),
    }
    return ground
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function startStandIns(count: number, opened: AsyncDisposableStack): Promise<StandIn[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const standIn = await startStandIn()
      opened.defer(() => standIn.stop())
      return standIn
    }),
  )
}

async function furnish(url: string, standIn: StandIn, number: number, wanted: ShopOptions) {
  await standIn.reset()
  await standIn.useVariant(wanted.variant ?? 'classic')
  await standIn.seed({
    workshopId: WORKSHOP,
    users: [{ username: USER, password: PASSWORD }],
    suppliers: [{ name: SUPPLIER }],
    stock: ['BP-1001', 'BP-100', 'OF-22', 'OF-220'].map(stock => ({ number: stock, name: `${stock} part` })),
    purchases: wanted.purchases ?? [{ number: ORDER, supplier: SUPPLIER, status: 'sent', lines: ORDERED }],
  })
  const email = `shop-${number}@workshop.example`
  const loginUrl = wanted.loginUrl ?? standIn.loginUrl
  const account = await openAccount(url, email, {
    loginUrl,
    ...(wanted.password && { password: wanted.password }),
  })
  const invoiceNumber = `INV-${number}`
  return {
    standIn,
    account,
    email,
    invoiceNumber,
    start: (change: Partial<ReturnType<typeof reviewed>> = {}) =>
      account.start({ ...reviewed(invoiceNumber), ...change }),
  }
}
