import { spawn, spawnSync } from 'node:child_process'
import { devNull } from 'node:os'
import { measure, type Need } from './measure.ts'

const PROGRAM = 'pdftotext'

/** Its version, such as "22.12.0"; null when it is not installed. */
export function pdftotextVersion(): string | null {
  const said = spawnSync(PROGRAM, ['-v'], { encoding: 'utf8' }).stderr ?? ''
  return /version (\S+)/.exec(said)?.[1] ?? null
}

/** The baseline: words with boxes, written to nowhere. */
export async function measurePdftotext(file: string): Promise<Need> {
  const { need } = await measure(() => {
    const child = spawn(PROGRAM, ['-bbox-layout', file, devNull], { stdio: 'ignore', timeout: 60_000 })
    return new Promise<void>((done, fail) => {
      child.once('error', fail)
      child.once('exit', () => done())
    })
  })
  return need
}
