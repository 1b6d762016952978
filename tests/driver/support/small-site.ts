import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { openTestBrowser } from './run.ts'

/** A web site of a test's own, with a browser to see it in. */
export interface SmallSite {
  origin: string
  browser: Browser
  close(): Promise<void>
}

export async function openSmallSite(answer: RequestListener): Promise<SmallSite> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const browser = await openTestBrowser()
  return {
    origin: `http://127.0.0.1:${port}`,
    browser,
    async close() {
      await browser.close()
      server.close()
    },
  }
}
