import Pdf from 'pdfkit'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { hostile } from '../hostile-case.ts'
import { invoiceWith } from '../pdf-parts.ts'

const METHODS = [
  ['RC4 of 40 bits', '1.3'],
  ['RC4 of 128 bits', '1.4'],
  ['AES of 128 bits', '1.7'],
  ['AES of 256 bits', '1.7ext3'],
] as const

/** Encrypted files: with the user's password nobody may read them, with the owner's alone everybody may. */
export const locked = [
  ...METHODS.flatMap(([method, pdfVersion]) => [
    hostile(`a user password, ${method}`, 'password', () =>
      encrypted({ pdfVersion, userPassword: 'open sesame', ownerPassword: 'owner' }),
    ),
    hostile(`an owner password only, ${method}`, 'read', () =>
      encrypted({
        pdfVersion,
        ownerPassword: 'owner',
        permissions: { copying: false, printing: 'lowResolution' },
      }),
    ),
  ]),
  hostile('a lock of an unknown make', 'password', () =>
    invoiceWith({ 9: '<< /Filter /Acme.Rights /V 1 >>' }, '/Encrypt 9 0 R /ID [<00> <00>]'),
  ),
  hostile('an unknown version of the usual lock', ['password', 'damaged'], () =>
    invoiceWith(
      { 9: `<< /Filter /Standard /V 99 /R 99 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>` },
      '/Encrypt 9 0 R /ID [<00> <00>]',
    ),
  ),
]

function encrypted(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new Pdf({ size: [595, 842], margin: 0, ...options })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  for (const { text, x, y, size = 10 } of sampleInvoice().texts)
    document.fontSize(size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
  document.end()
  return new Promise(done => document.on('end', () => done(Buffer.concat(parts))))
}
