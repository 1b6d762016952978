import { inflateSync } from 'node:zlib'
import { Refusal } from './refusal.ts'

/**
 * A PDF out of its base64, as the services take it.
 * @throws Refusal 400 when it is no PDF.
 */
export function pdfOf(base64: unknown): Buffer {
  const bytes = Buffer.from(typeof base64 === 'string' ? base64 : '', 'base64')
  if (!bytes.subarray(0, 1024).includes('%PDF-')) throw new Refusal(400, 'The file is not a valid PDF.')
  return bytes
}

/** All text that a PDF's pages paint, seen or unseen, in the order of painting: what a model that takes PDFs is given. */
export function textOfPdf(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(match => {
    const raw = Buffer.from(match[1] ?? '', 'latin1')
    try {
      return inflateSync(raw).toString('latin1')
    } catch {
      return match[1] ?? ''
    }
  })
  const shown = streams.flatMap(stream => [...stream.matchAll(/\(((?:\\.|[^\\()])*)\)\s*Tj/g)])
  return shown.map(match => (match[1] ?? '').replace(/\\(.)/g, '$1')).join('\n')
}
