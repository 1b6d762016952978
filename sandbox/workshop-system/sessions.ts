import { randomBytes } from 'node:crypto'

export type Session = { token: string; workshopId: string; username: string }

export type Ending = 'logout' | 'evicted'

/** What a request is told once its session is over. */
export const endingMessages: Record<Ending, string> = {
  logout: 'Please login',
  evicted: 'Please login: you have been logged in from a different computer',
}

export type Sessions = {
  /** Opens a session and evicts the same user's earlier one. */
  open: (workshopId: string, username: string) => Session
  find: (token: string | undefined) => Session | undefined
  end: (token: string, how: Ending) => void
  howEnded: (token: string | undefined) => Ending
  empty: () => void
}

/** Sessions live as long as the process; after a restart everyone logs in again. */
export function createSessions(): Sessions {
  const live = new Map<string, Session>()
  const evicted = new Set<string>()
  const end = (token: string, how: Ending) => {
    if (live.delete(token) && how === 'evicted') evicted.add(token)
  }
  return {
    open(workshopId, username) {
      for (const session of live.values()) {
        if (session.workshopId === workshopId && session.username === username) end(session.token, 'evicted')
      }
      const session = { token: randomBytes(24).toString('hex'), workshopId, username }
      live.set(session.token, session)
      return session
    },
    find: token => (token === undefined ? undefined : live.get(token)),
    end,
    howEnded: token => (token !== undefined && evicted.has(token) ? 'evicted' : 'logout'),
    empty() {
      live.clear()
      evicted.clear()
    },
  }
}
