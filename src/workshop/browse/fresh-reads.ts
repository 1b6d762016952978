import type { Page } from 'playwright-core'

/**
 * Makes the page ask the workshop system for its records each time, whatever the answer before allowed a cache to keep: what was read
 * before must never be read back as what is there. Its scripts, styles and pictures stay in the browser's cache, and a document that
 * came from there is told by the pulse (`page-pulse.ts`). Must be called before the first address is opened.
 */
export async function readFresh(page: Page): Promise<void> {
  await page.addInitScript(askAnew)
}

/** Runs in the page. Requests to other hosts stay as they are: a header more would need their leave. */
function askAnew(): void {
  const isOwn = (address: string | URL) => new URL(address, document.baseURI).origin === location.origin
  const own = new WeakSet<XMLHttpRequest>()
  const { open, send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = new Proxy(open, {
    apply(target, request: XMLHttpRequest, given) {
      if (isOwn(given[1])) own.add(request)
      else own.delete(request)
      return Reflect.apply(target, request, given)
    },
  })
  XMLHttpRequest.prototype.send = new Proxy(send, {
    apply(target, request: XMLHttpRequest, given) {
      if (own.has(request)) request.setRequestHeader('cache-control', 'no-cache')
      return Reflect.apply(target, request, given)
    },
  })
  window.fetch = new Proxy(window.fetch, {
    apply(target, self, [input, init]: Parameters<typeof fetch>) {
      const address = input instanceof Request ? input.url : input
      return Reflect.apply(target, self, [input, isOwn(address) ? { ...init, cache: 'no-cache' } : init])
    },
  })
}
