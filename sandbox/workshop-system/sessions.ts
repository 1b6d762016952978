import { randomBytes } from 'node:crypto'

export type Session = { token: string; workshopId: string; username: string }

/** One try to log in, as the door saw it. `challenged`: the password was right and the door asked for more. */
export type LoginTry = {
  at: string
  workshopId: string
  username: string
  outcome: 'opened' | 'refused' | 'challenged'
}

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
  noteTry: (workshopId: string, username: string, outcome: LoginTry['outcome']) => void
  /** Every try to log in to the workshop since the last reset, oldest first. */
  tries: (workshopId: string) => LoginTry[]
  empty: () => void
}

/** Sessions live as long as the process; after a restart everyone logs in again. */
export function createSessions(): Sessions {
  const live = new Map<string, Session>()
  const evicted = new Set<string>()
  const tries: LoginTry[] = []
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
    noteTry(workshopId, username, outcome) {
      tries.push({ at: new Date().toISOString(), workshopId, username, outcome })
    },
    tries: workshopId => tries.filter(one => one.workshopId === workshopId),
    empty() {
      tries.length = 0
      live.clear()
      evicted.clear()
    },
  }
}
