import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Upload } from '#contracts/route.ts'
import type { IncomingPdf } from '../files/stored-pdfs.ts'
import { Refusal } from '../refusal.ts'

/** Spec section 5: 50 MB each, in the smaller meaning of MB, so that 51 MB are refused in either (docs/decisions/0019). */
export const MAX_PDF_BYTES = 50_000_000
const MAX_FIELD_BYTES = 2_000_000
// The header may stand behind a little rubbish (ISO 32000-1, annex H).
const HEADER_WITHIN_BYTES = 1024

/**
 * Streams an upload to disk, checks it, hands it to `use`, and leaves no file behind unless `use` moved it away.
 * @throws Refusal 'invalid', 'too-large' (413), 'unsupported-type' (415).
 */
export async function receivePdf<T>(
  request: FastifyRequest,
  { file, fields: schema }: Upload,
  folder: string,
  signal: AbortSignal,
  use: (received: { upload: IncomingPdf; fields: unknown }) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new Refusal(
      'unsupported-type',
      `This call takes a multipart form with the PDF in the field named ${file}.`,
    )
  const target = path.join(folder, randomBytes(16).toString('hex'))
  try {
    const { upload, texts } = await receiveParts(request, file, target, signal)
    const fields = schema.safeParse(texts)
    if (!fields.success)
      throw new Refusal('invalid', fields.error.issues[0]?.message ?? 'The form cannot be used.')
    if (!upload) throw new Refusal('invalid', `Choose a PDF: the field named ${file} is missing.`)
    return await use({ upload, fields: fields.data })
  } catch (error) {
    if (signal.aborted)
      throw new Refusal('unavailable', 'The upload was cut off: send it again.', { cause: error })
    throw error
  } finally {
    await rm(target, { force: true })
  }
}

async function receiveParts(request: FastifyRequest, fileField: string, target: string, signal: AbortSignal) {
  const texts: Record<string, string> = {}
  let upload: IncomingPdf | null = null
  const limits = { fileSize: MAX_PDF_BYTES, files: 1, fields: 20, fieldSize: MAX_FIELD_BYTES }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') texts[part.fieldname] = String(part.value)
    else if (part.fieldname === fileField) upload = await receiveFile(part, target, signal)
    else
      throw new Refusal(
        'invalid',
        `There is a file in the field ${part.fieldname}: put the PDF in ${fileField}.`,
      )
  }
  return { upload, texts }
}

async function receiveFile(part: MultipartFile, target: string, signal: AbortSignal): Promise<IncomingPdf> {
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  await pipeline(
    part.file,
    async function* measure(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        if (head.length < HEADER_WITHIN_BYTES) head = Buffer.concat([head, chunk])
        size += chunk.length
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(target, { mode: 0o600 }),
    { signal },
  )
  if (part.file.truncated)
    throw new Refusal('too-large', 'This file is larger than 50MB: split it or scan it smaller.')
  if (size === 0) throw new Refusal('invalid', 'This file is empty: choose it again.')
  if (!head.subarray(0, HEADER_WITHIN_BYTES).includes('%PDF-'))
    throw new Refusal('unsupported-type', 'This file is not a PDF: choose the invoice as a PDF.')
  return { path: target, fileName: displayName(part.filename), size, sha256: hash.digest('hex') }
}

/** The last part of the name, without characters that break a line or turn its reading order: for display only, never for a path. */
function displayName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
      .slice(0, 255)
      .toWellFormed()
      .trim() || 'invoice.pdf'
  )
}
