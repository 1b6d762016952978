/**
 * A request that is stopped on its way, so that a test can do something (kill a process, say) at exactly that point.
 * `path` is the request's path without its query; a `*` stands for one part of it. `nth` counts, from 1, the matching requests that
 * passed the gateway and the session check since the hold was armed. `before`: nothing is done yet. `after`: it is done and stored,
 * the answer is kept back.
 */
export type Hold = { method?: string | undefined; path: string; nth: number; when: 'before' | 'after' }

/** armed: its request has not come yet. holding: it waits. released: it was let go. */
export type HoldState = Hold & { state: 'armed' | 'holding' | 'released'; seen: number }

/** What becomes of a held request: it is worked on as if nothing had been, or its connection is cut. */
export type Release = 'go-on' | 'cut'

export type Holds = {
  /** Puts these holds in place of all others; what the others hold goes on. */
  arm: (holds: Hold[]) => void
  list: () => HoldState[]
  /** Counts a request once; gives what may hold it. */
  meet: (method: string, path: string) => HoldState[]
  /** Resolves at once unless one of these holds stops the request here. */
  wait: (met: readonly HoldState[], when: Hold['when']) => Promise<Release>
  /** Lets everything go that is held, and disarms the rest. */
  release: (how: Release) => void
}

function reaches(hold: Hold, method: string, path: string): boolean {
  if (hold.method !== undefined && hold.method !== method) return false
  const parts = hold.path.split('/')
  const given = path.split('/')
  return parts.length === given.length && parts.every((part, index) => part === '*' || part === given[index])
}

export function createHolds(): Holds {
  let list: HoldState[] = []
  const held = new Map<HoldState, (how: Release) => void>()
  const release = (how: Release) => {
    for (const [hold, letGo] of held) {
      hold.state = 'released'
      letGo(how)
    }
    held.clear()
    for (const hold of list) hold.state = 'released'
  }
  return {
    arm(holds) {
      release('go-on')
      list = holds.map(hold => ({ ...hold, state: 'armed', seen: 0 }))
    },
    list: () => list.map(hold => ({ ...hold })),
    meet(method, path) {
      const met = list.filter(hold => hold.state === 'armed' && reaches(hold, method, path))
      for (const hold of met) hold.seen += 1
      return met.filter(hold => hold.seen === hold.nth)
    },
    wait(met, when) {
      const hold = met.find(each => each.when === when && each.state === 'armed')
      if (hold === undefined) return Promise.resolve('go-on')
      hold.state = 'holding'
      return new Promise(resolve => held.set(hold, resolve))
    },
    release,
  }
}
