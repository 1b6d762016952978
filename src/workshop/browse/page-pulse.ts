import type { Page } from 'playwright-core'

/**
 * What a page is still busy with, as only the page itself can know: its own requests, short timers that will fire, a navigation that
 * has begun, a transition that runs. Without it a driver can only wait a fixed time for what a click might set off.
 */
export interface Pulse {
  /** Something of the page's own is still to come. */
  isBusy: boolean
  /** Its scripts and styles are loaded; some pages never get there, for a picture that hangs. */
  isLoaded: boolean
  /** A short text that changes when the page does; empty while there is no document. */
  imprint: string
  /** The document, or a record that it read, came from the browser's cache, so that nobody knows how old it is. */
  isCached: boolean
  /** A message stands open in front of the page. */
  hasModal: boolean
  /** A password is asked for, or the page says that the session ended. */
  mayHaveEnded: boolean
}

/** A timer beyond this does not belong to what a click set off, ms. */
const LONGEST_TIMER = 1_000
/** A drawing that asks for more frames in a row than these is an animation, and may never end. */
const MOST_FRAMES = 4
const PULSE = '__pulse'

/** Listens to the page from its first script on. Must be called before the first address is opened. */
export async function listenToPulse(page: Page): Promise<void> {
  await page.addInitScript(listen, { name: PULSE, longestTimer: LONGEST_TIMER, mostFrames: MOST_FRAMES })
}

/** Runs in the page. What it wraps behaves and looks as before. */
function listen(given: { name: string; longestTimer: number; mostFrames: number }): void {
  const { name, longestTimer, mostFrames } = given
  const timers = new Set<unknown>()
  const frames = new Set<unknown>()
  let framesInARow = 0
  let open = 0
  let leftAt = Number.NEGATIVE_INFINITY
  const wrap = <K extends string>(
    owner: { [key in K]?: unknown } | undefined,
    key: K,
    apply: (call: (...given: unknown[]) => unknown, given: unknown[]) => unknown,
  ) => {
    const original = owner?.[key]
    if (!owner || typeof original !== 'function') return
    owner[key] = new Proxy(original, {
      apply: (target, self, given) =>
        apply((...changed) => Reflect.apply(target as () => unknown, self, changed), given),
    })
  }
  const schedule = (call: (...given: unknown[]) => unknown, given: unknown[]) => {
    const [callback, delay, ...rest] = given
    if (typeof callback !== 'function' || Number(delay ?? 0) > longestTimer) return call(...given)
    const id = call(
      function (this: unknown, ...words: unknown[]) {
        timers.delete(id)
        return Reflect.apply(callback, this, words)
      },
      delay,
      ...rest,
    )
    timers.add(id)
    return id
  }
  const cancel = (call: (...given: unknown[]) => unknown, given: unknown[]) => {
    timers.delete(given[0])
    return call(...given)
  }
  const count = (call: (...given: unknown[]) => unknown, given: unknown[]) => {
    const result = call(...given)
    if (!(result instanceof Promise)) return result
    open += 1
    const end = () => {
      open -= 1
    }
    result.then(end, end)
    return result
  }
  /** Without a word from the server, be it only that nothing changed. Scripts, styles, pictures and the like are no records. */
  const isKept = (entry: PerformanceEntry) => {
    const { name, initiatorType, transferSize, decodedBodySize } = entry as PerformanceResourceTiming
    const { origin, pathname } = new URL(name, document.baseURI)
    return (
      transferSize === 0 &&
      decodedBodySize > 0 &&
      origin === self.origin &&
      (initiatorType === 'navigation' ||
        (/^(?:xmlhttprequest|fetch|i?frame)$/.test(initiatorType) &&
          !/\.(?:html?|m?js|css|svg)$/.test(pathname)))
    )
  }
  let isCached = false
  const note = (entries: PerformanceEntryList) => {
    isCached ||= entries.some(isKept)
  }
  const read = new PerformanceObserver(list => note(list.getEntries()))
  read.observe({ type: 'resource', buffered: true })
  const frame = window.requestAnimationFrame.bind(window)
  const later = window.setTimeout.bind(window)
  wrap(window, 'setTimeout', schedule)
  wrap(window, 'clearTimeout', cancel)
  wrap(window, 'clearInterval', cancel)
  wrap(window, 'requestIdleCallback', (call, given) => {
    const [callback, ...rest] = given
    if (typeof callback !== 'function') return call(...given)
    const key = {}
    timers.add(key)
    return call(
      (deadline: unknown) => {
        timers.delete(key)
        callback(deadline)
      },
      ...rest,
    )
  })
  wrap(window, 'requestAnimationFrame', (call, [callback]) => {
    if (typeof callback !== 'function') return call(callback)
    const place = framesInARow + 1
    const id = call((time: unknown) => {
      frames.delete(id)
      framesInARow = place
      try {
        callback(time)
      } finally {
        framesInARow = 0
      }
    })
    if (place <= mostFrames) frames.add(id)
    return id
  })
  wrap(window, 'cancelAnimationFrame', (call, [id]) => {
    frames.delete(id)
    return call(id)
  })
  wrap(window, 'fetch', count)
  for (const body of ['json', 'text', 'blob', 'arrayBuffer', 'formData'] as const)
    wrap(Response.prototype, body, count)
  wrap(ReadableStreamDefaultReader.prototype, 'read', count)
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = new Proxy(send, {
    apply(target, request: XMLHttpRequest, given) {
      open += 1
      request.addEventListener('loadend', () => (open -= 1), { once: true })
      return Reflect.apply(target, request, given)
    },
  })
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', event => {
    const { hashChange, downloadRequest, destination } = event as Event & {
      hashChange: boolean
      downloadRequest: unknown
      destination: { sameDocument: boolean }
    }
    if (!hashChange && downloadRequest === null && !destination.sameDocument) leftAt = performance.now()
  })
  Object.defineProperty(window, name, {
    value: {
      // A navigation that did not happen after all must not count for ever.
      isBusy: () =>
        open > 0 ||
        timers.size > 0 ||
        (frames.size > 0 && !document.hidden) ||
        performance.now() - leftAt < 2_000,
      /** A frame and what follows it, so that whatever is due now has been handled and drawn. A page in the background gets none. */
      passFrame: () =>
        new Promise<void>(resolve => {
          const end = later(resolve, 80)
          frame(() => {
            window.clearTimeout(end)
            later(resolve, 0)
          })
        }),
      isCached: () => {
        note(read.takeRecords())
        note(performance.getEntriesByType('navigation'))
        return isCached
      },
      pause: () => new Promise<void>(resolve => void later(resolve, 4)),
    },
  })
}

/** What `listen` leaves in the page. */
interface Listener {
  isBusy(): boolean
  passFrame(): Promise<void>
  pause(): Promise<void>
  isCached(): boolean
}

/**
 * Tells how the page is now, or, given patience, how it is when it has finished: waits in the page, for so many ms at most, until nothing
 * of its own is to come, and then for a frame; busy also when it changed in that. Null while one document goes and another comes.
 * @param ended words by which the workshop system says that the session has ended.
 */
export async function feelPulse(page: Page, ended: RegExp, patience?: number): Promise<Pulse | null> {
  const given = { source: ended.source, flags: ended.flags, name: PULSE, patience }
  return page
    .evaluate(async ({ source, flags, name, patience }) => {
      const listener = Reflect.get(window, name) as Listener | undefined
      const until = performance.now() + (patience ?? 0)
      const treesIn = (tree: Document | ShadowRoot): (Document | ShadowRoot)[] => [
        tree,
        ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
          shadowRoot ? treesIn(shadowRoot) : [],
        ),
      ]
      const all = (selector: string) =>
        treesIn(document).flatMap(tree => [...tree.querySelectorAll(selector)])
      const take = () => {
        if (document.readyState === 'loading' || !document.body) return ''
        const words = all(':host > *, body').map(part => (part as HTMLElement).innerText)
        return `${location.href} ${all('input, select, textarea, button, a').length} ${words.join(' ')}.`
      }
      const isLoaded = () => document.readyState === 'complete'
      const isRunning = () =>
        document.getAnimations().some(animation => {
          const { iterations = 1 } = animation.effect?.getTiming() ?? {}
          return animation.playState === 'running' && iterations !== Number.POSITIVE_INFINITY
        })
      const isBusy = () => (listener?.isBusy() ?? true) || isRunning()
      const mayWait = () => listener !== undefined && performance.now() < until
      let wasBusy: boolean
      let imprint: string
      // What the deed set off may still be on its way to the page's scripts.
      if (patience !== undefined) await listener?.pause()
      do {
        while (mayWait() && (!isLoaded() || isBusy())) await listener?.pause()
        wasBusy = isBusy()
        imprint = take()
        if (patience === undefined) break
        const before = imprint
        await listener?.passFrame()
        imprint = take()
        wasBusy ||= before !== imprint || isBusy()
      } while (wasBusy && mayWait())
      const modals = all('dialog[open], [role~=dialog], [role~=alertdialog]')
      return {
        isBusy: wasBusy,
        isLoaded: isLoaded(),
        isCached: listener?.isCached() ?? false,
        imprint,
        hasModal: modals.some(modal => modal.checkVisibility({ visibilityProperty: true })),
        mayHaveEnded: all('input[type=password]').length > 0 || new RegExp(source, flags).test(imprint),
      }
    }, given)
    .catch(() => null)
}
