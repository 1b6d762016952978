import { and, eq } from 'drizzle-orm'
import { files } from '../db/schema.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'

/** A PDF that has fully arrived in the incoming folder. */
export interface IncomingPdf {
  path: string
  fileName: string
  /** Bytes. */
  size: number
  sha256: string
}

export type StoredPdf = typeof files.$inferSelect

function keyOf(file: Pick<StoredPdf, 'userId' | 'handle'>): string {
  return `${file.userId}/${file.handle}.pdf`
}

/** Keeps an upload under an opaque handle bound to its owner. */
export async function storePdf(
  { db, files: store }: Pick<World, 'db' | 'files'>,
  userId: string,
  incoming: IncomingPdf,
): Promise<StoredPdf> {
  const handle = newId('file')
  const key = keyOf({ userId, handle })
  await store.moveIn(incoming.path, key)
  const row = { handle, userId, name: incoming.fileName, size: incoming.size, sha256: incoming.sha256 }
  const [stored] = await db.insert(files).values(row).returning()
  if (!stored) throw new Error('The database did not return the stored file.')
  return stored
}

/** @throws Refusal 'not-found', also for another owner's file: nobody learns that it exists. */
export async function findPdf({ db }: Pick<World, 'db'>, userId: string, handle: string): Promise<StoredPdf> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.handle, handle), eq(files.userId, userId)))
  if (!file) throw new Refusal('not-found', 'This file is not here: upload the PDF again.')
  return file
}

export function localPathOf({ files: store }: Pick<World, 'files'>, file: StoredPdf): string {
  return store.localPath(keyOf(file))
}

export function streamOf({ files: store }: Pick<World, 'files'>, file: StoredPdf) {
  return store.stream(keyOf(file))
}

export function bytesOf({ files: store }: Pick<World, 'files'>, file: StoredPdf) {
  return store.bytes(keyOf(file))
}

/** The row first: a file without a row is litter, a row without a file is a lie. */
export async function removePdf(
  { db, files: store }: Pick<World, 'db' | 'files'>,
  file: StoredPdf,
): Promise<void> {
  await db.delete(files).where(and(eq(files.handle, file.handle), eq(files.userId, file.userId)))
  await store.remove(keyOf(file))
}

/** The handle in our own address of a stored PDF, or standing alone; null for any other text. */
export function handleInUrl(publicUrl: string, url: string): string | null {
  const prefix = `${publicUrl}/api/files/`
  const path = URL.canParse(url, publicUrl) ? new URL(url, publicUrl).href : ''
  const handle = path.startsWith(prefix) ? path.slice(prefix.length) : url
  return /^file_[0-9a-f]{32}$/.test(handle) ? handle : null
}
