import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { BARE_ENVIRONMENT, type SystemUser } from './system-user.ts'

/**
 * The dead man's switch: a watcher holds the other end of our pipe. When this process ends, be it by kill -9, the pipe closes, and the watcher
 * asks PostgreSQL for a fast shutdown. It asks again and again because a server that has only just begun does not listen yet.
 * At the end it removes the socket's folder. The first line of output is the server's process id.
 */
const GUARD = `
exec 3<&0 </dev/null
"$0" "$@" 3<&- >/dev/null &
server=$!
( read -r _ <&3; while kill -INT "$server"; do sleep 0.2; done ) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
echo "$server"
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
rmdir "$SOCKET_FOLDER" 2>/dev/null
exit "$code"
`

export interface GuardedServer {
  /** Resolves to the server's process id. */
  pid: Promise<number>
  /** Resolves to the exit code when the server has ended and its last words were read. */
  ended: Promise<number | null>
  hasEnded(): boolean
  /** Its last 20 lines of log. */
  lastWords(): string
  /** Asks for a fast shutdown: open transactions are rolled back, everything committed is on disk. */
  requestStop(): void
}

/** Starts the server under its guard, in a session of its own so that Ctrl-C in the terminal reaches only us. */
export function startGuarded(
  postgres: string,
  args: string[],
  where: { cwd: string; user: SystemUser | null; socketFolder: string; onLine: (line: string) => void },
): GuardedServer {
  const child = spawn('/bin/sh', ['-c', GUARD, postgres, ...args], {
    ...where.user,
    cwd: where.cwd,
    env: { ...BARE_ENVIRONMENT, SOCKET_FOLDER: where.socketFolder },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const words: string[] = []
  let done = false
  createInterface({ input: child.stderr }).on('line', line => {
    words.push(line)
    if (words.length > 20) words.shift()
    where.onLine(line)
  })
  child.stdin.on('error', () => {}) // The guard may be gone before we let go of the pipe.
  const pid = firstNumber(child)
  pid.catch(() => {}) // Whoever awaits it hears of it; nobody has to.
  return {
    pid,
    ended: new Promise(resolve => {
      const finish = (code: number | null) => {
        done = true
        child.stdin.destroy()
        resolve(code)
      }
      child.once('close', finish)
      child.once('error', () => finish(null))
    }),
    hasEnded: () => done,
    lastWords: () => words.join('\n'),
    requestStop: () => child.stdin.end(),
  }
}

function firstNumber(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => reject(new Error('PostgreSQL ended before it began.')))
    child.stdout?.once('data', (text: Buffer) => resolve(Number.parseInt(text.toString(), 10)))
  })
}
