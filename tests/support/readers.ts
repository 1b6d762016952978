import { readFileSync } from 'node:fs'
import { descendantsOf } from './running-docket.ts'

/** Command lines of the processes that read PDFs for this one, dead ones left out. */
export function runningReaders(): string[] {
  return [...descendantsOf(process.pid)].map(commandLine).filter(line => line.includes('/extraction/'))
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}
