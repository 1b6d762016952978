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
  /** A message stands open in front of the page. */
  hasModal: boolean
  /** A password is asked for, or the page says that the session ended. */
  mayHaveEnded: boolean
}

/** A timer beyond this does not belong to what a click set off, ms. */
const LONGEST_TIMER = 1_000
const PULSE = '__pulse'

/** Listens to the page from its first script on. Must be called before the first address is opened. */
export async function listenToPulse(page: Page): Promise<void> {
  await page.addInitScript(listen, { name: PULSE, longestTimer: LONGEST_TIMER })
}

/** Runs in the page. What it wraps behaves and looks as before. */
function listen({ name, longestTimer }: { name: string; longestTimer: number }): void {
  const timers = new Set<unknown>()
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
      isBusy: () => open > 0 || timers.size > 0 || performance.now() - leftAt < 2_000,
      /** Two frames, so that whatever is due now has been handled and drawn. A page in the background gets no frames. */
      pass: () =>
        new Promise<void>(resolve => {
          const end = later(resolve, 80)
          frame(() =>
            frame(() => {
              window.clearTimeout(end)
              resolve()
            }),
          )
        }),
    },
  })
}

/**
 * Tells how the page is now, or, with `letPass`, how it is after two frames: busy also when it changed meanwhile.
 * Null while one document goes and another comes.
 * @param ended words by which the workshop system says that the session has ended.
 */
export async function feelPulse(page: Page, ended: RegExp, letPass: boolean): Promise<Pulse | null> {
  const words = { source: ended.source, flags: ended.flags, name: PULSE, letPass }
  return page
    .evaluate(async ({ source, flags, name, letPass }) => {
      const take = () => {
        if (document.readyState === 'loading' || !document.body) return ''
        const fields = document.querySelectorAll('input, select, textarea, button, a').length
        return `${location.href} ${fields} ${document.body.innerText}.`
      }
      const pulse = Reflect.get(window, name) as { isBusy(): boolean; pass(): Promise<void> } | undefined
      const wasBusy = pulse?.isBusy() ?? true
      const before = take()
      if (letPass) await pulse?.pass()
      const imprint = take()
      const isRunning = document.getAnimations().some(animation => {
        const { iterations = 1 } = animation.effect?.getTiming() ?? {}
        return animation.playState === 'running' && iterations !== Number.POSITIVE_INFINITY
      })
      const modals = document.querySelectorAll('dialog[open], [role~=dialog], [role~=alertdialog]')
      return {
        isBusy: wasBusy || isRunning || before !== imprint || (pulse?.isBusy() ?? true),
        isLoaded: document.readyState === 'complete',
        imprint,
        hasModal: [...modals].some(modal => modal.checkVisibility({ visibilityProperty: true })),
        mayHaveEnded:
          document.querySelector('input[type=password]') !== null || new RegExp(source, flags).test(imprint),
      }
    }, words)
    .catch(() => null)
}
