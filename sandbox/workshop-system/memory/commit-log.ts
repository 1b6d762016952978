import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

export type CommitLog = {
  /** Writes one entry to the disk before it returns; throws and leaves no half entry when the disk refuses. */
  append: (entry: unknown) => void
  /** Puts these entries in place of all others, at once. */
  replace: (entries: readonly unknown[]) => void
  close: () => void
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function writeWhole(handle: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written)
  fsyncSync(handle)
}

/** Writes a file so that after a crash it is either the old or the new one, never half. */
export function writeFileAtomically(path: string, bytes: Buffer): void {
  const handle = openSync(`${path}.new`, 'w', 0o600)
  try {
    writeWhole(handle, bytes)
  } finally {
    closeSync(handle)
  }
  renameSync(`${path}.new`, path)
  syncFolder(dirname(path))
}

/** The entries of a log. A last line that a crash cut short was never acknowledged, so it is left out. */
export function readEntries(path: string): unknown[] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))
}

const asBytes = (entries: readonly unknown[]) =>
  Buffer.from(entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))

/** Opens the log for writing, holding exactly `entries`. */
export function openCommitLog(path: string, entries: readonly unknown[]): CommitLog {
  writeFileAtomically(path, asBytes(entries))
  let handle = openSync(path, 'a')
  return {
    append(entry) {
      const size = fstatSync(handle).size
      try {
        writeWhole(handle, asBytes([entry]))
      } catch (error) {
        ftruncateSync(handle, size)
        throw error
      }
    },
    replace(next) {
      writeFileAtomically(path, asBytes(next))
      closeSync(handle)
      handle = openSync(path, 'a')
    },
    close: () => closeSync(handle),
  }
}
