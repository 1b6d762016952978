import type { FastifyReply } from 'fastify'

/** Names a file for the browser (RFC 6266): plain ASCII for old ones, UTF-8 for all others. */
export function asAttachment(reply: FastifyReply, fileName: string, contentType: string): void {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const utf8 = encodeURIComponent(fileName).replace(
    /['()*]/g,
    c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  reply
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`)
    .header('x-content-type-options', 'nosniff')
    .type(contentType)
}
