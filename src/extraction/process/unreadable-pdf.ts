export type UnreadableReason =
  | 'password'
  | 'damaged'
  | 'empty'
  | 'not-a-pdf'
  | 'too-many-pages'
  | 'page-too-large'
  | 'too-much-text'
  | 'too-slow'
  | 'slow-scan'
  | 'too-large'
  | 'form'
  | 'blank'
  | 'no-invoice'
  | 'scan'
  | 'no-print'
  | 'too-many-scans'
  | 'busy'

interface Details {
  cause?: unknown
  pageCount?: number | undefined
  /** Which page, from 1. */
  page?: number | undefined
  mostPages?: number
}

/** A PDF nothing can be read from. The message is one sentence for workshop staff: what is wrong and what to do. */
export class UnreadablePdf extends Error {
  reason: UnreadableReason

  constructor(reason: UnreadableReason, details: Details = {}) {
    super(sentence(reason, details), details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'UnreadablePdf'
    this.reason = reason
  }
}

function sentence(reason: UnreadableReason, { pageCount, page, mostPages }: Details): string {
  switch (reason) {
    case 'password':
      return 'This PDF is locked with a password: ask the supplier for one without a password, or print it to a new PDF.'
    case 'damaged':
      return 'This PDF is damaged or incomplete: download it again or ask the supplier to resend it.'
    case 'empty':
      return 'This file is empty: download it again or ask the supplier to resend it.'
    case 'not-a-pdf':
      return 'This file is not a PDF: choose the PDF the supplier sent.'
    case 'too-many-pages':
      return `This PDF has ${pageCount ?? 'too many'} pages and ${mostPages ?? 200} is the most: split it and upload the invoice pages only.`
    case 'page-too-large':
      return 'This PDF has a page larger than any paper: print it to a new PDF in A4 and upload that one.'
    case 'too-much-text':
      return 'This PDF has more text on one page than can be read: upload the invoice pages only.'
    case 'too-slow':
      if (pageCount !== undefined && pageCount > 1)
        return `This PDF of ${pageCount} pages took too long to read: split it and upload the invoice pages only.`
      return 'This PDF took too long to read: print it to a new PDF and upload that one.'
    case 'slow-scan':
      return `Page ${page} of this PDF takes too long to read as a scan: scan it again in black and white, or ask the supplier for the original PDF.`
    case 'too-large':
      return 'This PDF needs too much memory to read: print it to a new PDF and upload that one.'
    case 'form':
      return 'This PDF is a form that only Adobe Reader shows: open it there, print it to a new PDF and upload that one.'
    case 'blank':
      return 'This PDF has no content: its pages are blank. Check the file, or ask the supplier to send the invoice again.'
    case 'no-invoice':
      return 'No invoice was found in this PDF: check that it is the right file.'
    case 'scan':
      return 'This PDF is a scan without text that can be read: scan it again, flat and sharp, or ask the supplier for the original PDF.'
    case 'no-print':
      return `Page ${page} of this PDF is a picture in which no print can be told: scan it again, flat and sharp, or leave it out.`
    case 'too-many-scans':
      return `This PDF has ${pageCount ?? `more than ${mostPages}`} scanned pages and ${mostPages} is the most: split it and upload the invoice pages only.`
    case 'busy':
      return 'Too many PDFs are waiting to be read: try this one again in a few minutes.'
  }
}
