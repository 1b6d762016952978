import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { seededRandom } from '../../../bench/exam/random.ts'
import { hostile } from '../hostile-case.ts'
import { invoiceWith, latin } from '../pdf-parts.ts'

/** Files that are no PDF, whatever they are called, and rubbish that says it is one. */
export const otherFiles = [
  hostile('an empty file', 'empty', () => Buffer.alloc(0)),
  hostile('a text file', 'not-a-pdf', () => latin('Tax invoice 40118, total 154.00')),
  hostile('a web page', 'not-a-pdf', () => latin('<!doctype html><title>Sign in to download</title>')),
  hostile('a PNG picture', 'not-a-pdf', png),
  hostile('a ZIP archive', 'not-a-pdf', () => zipOf('invoice.txt', latin('Tax invoice'))),
  hostile('a Word file with its name changed', 'not-a-pdf', () =>
    zipOf('word/document.xml', latin('<w:document/>')),
  ),
  hostile('a compressed PDF', 'not-a-pdf', () => gzipSync(invoiceWith({}))),
  hostile('a PDF inside a ZIP archive', ['not-a-pdf', 'damaged'], () =>
    zipOf('invoice.pdf', invoiceWith({})),
  ),
  hostile('a web page that names PDF at its top', 'damaged', () => latin('<!-- %PDF-1.4 --><html></html>')),
  hostile('a header and nothing else', 'damaged', () => latin('%PDF-1.7\n')),
  hostile('a header and an end', 'damaged', () => latin('%PDF-1.7\n%%EOF\n')),
  hostile('a header and random bytes', 'damaged', () =>
    Buffer.concat([latin('%PDF-1.7\n'), noise(100_000, 1)]),
  ),
  hostile('random bytes that end like a PDF', 'damaged', () =>
    Buffer.concat([latin('%PDF-1.4\n'), noise(50_000, 2), latin('\nstartxref\n9\n%%EOF\n')]),
  ),
  hostile('a header of zeros after it', 'damaged', () =>
    Buffer.concat([latin('%PDF-1.4\n'), Buffer.alloc(1_000_000)]),
  ),
  hostile('900 bytes of rubbish before the header', 'read', () =>
    Buffer.concat([noise(900, 3), invoiceWith({})]),
  ),
  hostile('2,000 bytes of rubbish before the header', ['not-a-pdf', 'read'], () =>
    Buffer.concat([noise(2000, 4), invoiceWith({})]),
  ),
  hostile('rubbish after the end', 'read', () => Buffer.concat([invoiceWith({}), noise(900, 5)])),
  hostile('40 MB of zeros after the end', ['read', 'damaged'], () =>
    Buffer.concat([invoiceWith({}), Buffer.alloc(40_000_000)]),
  ),
  hostile('a version from the future', 'read', () =>
    latin(invoiceWith({}).toString('latin1').replace('%PDF-1.7', '%PDF-9.9')),
  ),
]

/** Bytes that never hold a PDF's header. */
export function noise(size: number, seed: number): Buffer {
  const random = seededRandom(seed)
  return Buffer.from(Array.from({ length: size }, () => random.int(128, 254)))
}

function png(): Buffer {
  const chunk = (type: string, data: Buffer) =>
    Buffer.concat([Buffer.from([0, 0, 0, data.length]), latin(type), data, Buffer.alloc(4)])
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One compressed file in a ZIP archive, enough for a signature check to believe it. */
function zipOf(name: string, content: Buffer): Buffer {
  const data = deflateRawSync(content)
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 0, 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, latin(name), data])
}
