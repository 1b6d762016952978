import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where PDFs are kept. Keys are made by us; no client's text ever becomes one. */
export interface FileStore {
  /** Takes over a local file; `from` is gone afterwards. */
  moveIn(from: string, key: string): Promise<void>
  /** A path that other programs on this machine can read, for as long as the file is kept. */
  localPath(key: string): string
  stream(key: string): Promise<Readable>
  bytes(key: string): Promise<Uint8Array>
  remove(key: string): Promise<void>
  /** A folder on the same disk for uploads that are still coming in. */
  incoming: string
}

export async function openFileStore(dataDir: string): Promise<FileStore> {
  const location = path.join(dataDir, 'files')
  const incoming = path.join(dataDir, 'incoming')
  await mkdir(location, { recursive: true, mode: 0o700 })
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await removeOld(incoming)
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    moveIn: (from, key) => disk.moveFromFs(from, key),
    localPath: key => path.join(location, key),
    stream: key => disk.getStream(key),
    bytes: key => disk.getBytes(key),
    remove: key => disk.delete(key),
    incoming,
  }
}

/** Uploads that a dead process left half-way; another process may be receiving the young ones. */
async function removeOld(incoming: string): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs < anHourAgo) await rm(file, { force: true })
  }
}
