import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from './commit-log.ts'
import type { Attachment } from './records.ts'

export type AttachmentFiles = {
  /** Stores the bytes under their hash; the name is only remembered, never used as a path. */
  store: (name: string, bytes: Buffer) => Attachment
  read: (attachment: Attachment) => Promise<Buffer>
  empty: () => void
}

export function openAttachmentFiles(dataDir: string): AttachmentFiles {
  const folder = join(dataDir, 'attachments')
  const open = () => mkdirSync(folder, { recursive: true, mode: 0o700 })
  open()
  const pathOf = (sha256: string) => join(folder, sha256)
  return {
    store(name, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      if (!existsSync(pathOf(sha256))) writeFileAtomically(pathOf(sha256), bytes)
      return { name, bytes: bytes.length, sha256 }
    },
    read: attachment => readFile(pathOf(attachment.sha256)),
    empty() {
      rmSync(folder, { recursive: true, force: true })
      open()
    },
  }
}
