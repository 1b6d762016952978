import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What `npm start` started on its own account; it stands in `DATA_DIR/sandbox.json`, readable by its owner only. */
export interface SandboxFile {
  /** Where Docket itself answers. */
  url: string
  demo: { email: string; password: string }
  workshopSystem: {
    loginUrl: string
    controlUrl: string
    controlToken: string
    workshopId: string
    username: string
    password: string
  }
}

/** Secrets of the sandbox, made once per data folder so that a restart keeps the demo login. */
export type SandboxSecrets = Pick<SandboxFile, 'demo'> & {
  workshopSystem: Pick<SandboxFile['workshopSystem'], 'controlToken' | 'workshopId' | 'username' | 'password'>
}

const secret = (bytes: number) => randomBytes(bytes).toString('base64url')

export function sandboxSecrets(dataDir: string): SandboxSecrets {
  const file = fileIn(dataDir)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SandboxFile
  return {
    demo: { email: 'demo@docket.example', password: secret(9) },
    workshopSystem: {
      controlToken: secret(24),
      workshopId: 'wattle-street',
      username: 'docket',
      password: secret(9),
    },
  }
}

/** Written aside and renamed: whoever waits for the file never sees half of it. */
export function writeSandboxFile(dataDir: string, content: SandboxFile): void {
  mkdirSync(dataDir, { recursive: true })
  const aside = `${fileIn(dataDir)}.new`
  writeFileSync(aside, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(aside, fileIn(dataDir))
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'sandbox.json')
}
