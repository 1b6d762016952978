import { hostile } from '../hostile-case.ts'
import {
  contentPdf,
  flateStream,
  invoiceContent,
  invoiceObjects,
  invoiceWith,
  latin,
  modernInvoice,
  streamOf,
  writeBody,
  writeEnd,
} from '../pdf-parts.ts'

const CUT_AT = [5, 25, 50, 75, 90, 97]

/** Downloads that broke off, and tables and lengths that lie. What is read of them is right or flagged. */
export const damaged = [
  ...CUT_AT.flatMap(percent => [
    hostile(`cut off at ${percent} % of a plain file`, ['damaged', 'blank', 'sound'], () =>
      cut(invoiceWith({}), percent),
    ),
    hostile(`cut off at ${percent} % of a packed file`, ['damaged', 'blank', 'sound'], () =>
      cut(modernInvoice(), percent),
    ),
  ]),
  hostile('packed objects and a cross-reference stream', 'read', () => modernInvoice()),
  hostile(
    'neither cross-reference table nor trailer',
    ['read', 'damaged'],
    () => writeBody(invoiceObjects()).bytes,
  ),
  hostile('a cross-reference table seven bytes off', 'read', () => withEnd({ shift: 7 })),
  hostile('a cross-reference table that is nowhere', 'read', () => withEnd({ startXref: 99_999_999 })),
  hostile('a negative place of the cross-reference table', 'read', () => withEnd({ startXref: -5 })),
  hostile('a cross-reference table that follows itself', ['read', 'damaged'], () => {
    const body = writeBody(invoiceObjects())
    return Buffer.concat([body.bytes, writeEnd(body, { trailer: `/Prev ${body.bytes.length}` })])
  }),
  hostile('two billion objects announced', ['read', 'damaged'], () => withEnd({ size: 2_147_483_647 })),
  hostile('a cross-reference stream with entries of 255 bytes', ['read', 'damaged'], () =>
    latin(modernInvoice().toString('latin1').replace('/W [1 4 2]', '/W [255 255 255]')),
  ),
  hostile('an object stream that says it holds two billion objects', 'damaged', () =>
    modernInvoice(flateStream('1 0', '/Type /ObjStm /N 2147483647 /First 4')),
  ),
  hostile('a trailer without a root', ['read', 'damaged'], () =>
    latin(invoiceWith({}).toString('latin1').replace('/Root 1 0 R', '')),
  ),
  hostile('a root that is not there', ['read', 'damaged'], () =>
    latin(invoiceWith({}).toString('latin1').replace('/Root 1 0 R', '/Root 77 0 R')),
  ),
  hostile('a stream length of 0', 'read', () => invoiceWith({ 5: lengthOf(0) })),
  hostile('a stream length far too long', 'read', () => invoiceWith({ 5: lengthOf(99_999_999) })),
  hostile('a stream length far too short', ['read', 'sound'], () => invoiceWith({ 5: lengthOf(300) })),
  hostile('a negative stream length', 'read', () => invoiceWith({ 5: lengthOf(-1) })),
  hostile('a stream length that refers to its own stream', 'read', () =>
    invoiceWith({ 5: lengthOf('5 0 R') }),
  ),
  hostile('compressed data with a hole in the middle', ['damaged', 'blank', 'sound'], () => {
    const whole = contentPdf(invoiceContent())
    const middle = whole.indexOf('stream\n') + 250
    return Buffer.concat([whole.subarray(0, middle), Buffer.alloc(60), whole.subarray(middle + 60)])
  }),
  hostile('an unknown compression', ['damaged', 'blank', 'sound'], () =>
    invoiceWith({ 5: streamOf(invoiceContent(), '/Filter /Nonsense') }),
  ),
  hostile('text strings that never close', ['sound', 'blank', 'damaged'], () =>
    contentPdf(invoiceContent().replaceAll(') Tj', ' Tj')),
  ),
]

function cut(whole: Buffer, percent: number): Buffer {
  return whole.subarray(0, Math.floor((whole.length * percent) / 100))
}

function withEnd(end: Parameters<typeof writeEnd>[1]): Buffer {
  const body = writeBody(invoiceObjects())
  return Buffer.concat([body.bytes, writeEnd(body, end)])
}

const lengthOf = (length: number | string) => streamOf(invoiceContent(), '', length)
