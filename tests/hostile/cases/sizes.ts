import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { writePdf } from '#extraction/testing/write-pdf.ts'
import { hostile } from '../hostile-case.ts'
import { flateStream, invoiceContent, invoiceOnPage, invoiceWith, latin, streamOf } from '../pdf-parts.ts'

const REFUSED = ['too-slow', 'too-large', 'damaged', 'blank'] as const
const picture = (entries: string, data = Buffer.alloc(1000)) =>
  invoiceOnPage(
    { resources: '/XObject << /Im 6 0 R >>', contents: '[7 0 R 5 0 R]' },
    {
      6: flateStream(data, `/Type /XObject /Subtype /Image ${entries}`),
      7: streamOf('q 60 0 0 60 40 20 cm /Im Do Q'),
    },
  )
const GREY = '/ColorSpace /DeviceGray /BitsPerComponent 8'

/** Pages and pictures that are huge, tiny, turned, or not where they say. */
export const sizes = [
  hostile('a page 200,000 points wide', 'page-too-large', () =>
    invoiceOnPage({ mediaBox: '[0 0 200000 842]' }),
  ),
  hostile('a page 200,000 points both ways', 'page-too-large', () =>
    invoiceOnPage({ mediaBox: '[0 0 200000 200000]' }),
  ),
  hostile('a page of a billion points', 'page-too-large', () =>
    invoiceOnPage({ mediaBox: '[0 0 1000000000 1000000000]' }),
  ),
  hostile('the largest page there may be', 'sound', () => invoiceOnPage({ mediaBox: '[0 0 14400 14400]' })),
  hostile('a page of one point', [...REFUSED, 'scan'], () => invoiceOnPage({ mediaBox: '[0 0 1 1]' })),
  hostile('a page without width', [...REFUSED, 'sound'], () => invoiceOnPage({ mediaBox: '[0 0 0 842]' })),
  hostile('a page without a size', [...REFUSED, 'read', 'sound'], () =>
    latin(invoiceWith({}).toString('latin1').replace('/MediaBox', '/MediaBux')),
  ),
  hostile('a page size in words', [...REFUSED, 'read', 'sound'], () =>
    invoiceOnPage({ mediaBox: '[(a) /b null true]' }),
  ),
  hostile('a page size the wrong way round', 'read', () => invoiceOnPage({ mediaBox: '[595 842 0 0]' })),
  hostile('a page that begins far below zero', 'read', () =>
    invoiceOnPage(
      { mediaBox: '[-5000 -7000 -4405 -6158]' },
      {
        5: streamOf(`q 1 0 0 1 -5000 -7000 cm\n${invoiceContent()}\nQ`),
      },
    ),
  ),
  hostile('a unit of a thousand points', ['read', 'sound'], () => invoiceOnPage({ more: '/UserUnit 1000' })),
  hostile('a crop box off the page', ['read', 'blank'], () =>
    invoiceOnPage({ more: '/CropBox [9000 9000 9500 9900]' }),
  ),
  hostile('a crop box larger than the page', 'read', () =>
    invoiceOnPage({ more: '/CropBox [-999 -999 9999 9999]' }),
  ),
  hostile('a crop box that hides the totals', 'sound', () =>
    invoiceOnPage({ more: '/CropBox [0 470 595 842]' }),
  ),
  ...[90, 180, 270].map(turn =>
    hostile(`a page turned by ${turn} degrees`, 'read', () =>
      writePdf([{ ...sampleInvoice(), rotate: turn }]),
    ),
  ),
  hostile('a page turned by 45 degrees', 'read', () => writePdf([{ ...sampleInvoice(), rotate: 45 }])),
  hostile('a picture of 100,000 by 100,000 pixels announced', [...REFUSED, 'read'], () =>
    picture(`/Width 100000 /Height 100000 ${GREY}`),
  ),
  hostile('a picture of two billion pixels each way announced', [...REFUSED, 'read'], () =>
    picture(`/Width 2147483647 /Height 2147483647 ${GREY}`),
  ),
  hostile('a picture of 20,000 by 20,000 pixels, packed', [...REFUSED, 'read'], () =>
    picture(`/Width 20000 /Height 20000 ${GREY}`, Buffer.alloc(400_000_000)),
  ),
  hostile('a JPEG 2000 picture of rubbish', 'read', () =>
    invoiceOnPage(
      { resources: '/XObject << /Im 6 0 R >>', contents: '[7 0 R 5 0 R]' },
      {
        6: streamOf(
          Buffer.alloc(5000, 0xff),
          '/Type /XObject /Subtype /Image /Width 9 /Height 9 /Filter /JPXDecode',
        ),
        7: streamOf('q 60 0 0 60 40 20 cm /Im Do Q'),
      },
    ),
  ),
  hostile('an inline picture that never ends', [...REFUSED, 'read', 'sound'], () =>
    invoiceWith({ 5: streamOf(`${invoiceContent()}\nBI /W 90000 /H 90000 /CS /G /BPC 8 ID abc`) }),
  ),
]
