export type UnreadableReason =
  | 'password'
  | 'damaged'
  | 'empty'
  | 'not-a-pdf'
  | 'too-many-pages'
  | 'page-too-large'
  | 'too-much-text'
  | 'too-slow'
  | 'too-large'
  | 'form'
  | 'blank'
  | 'no-invoice'
  | 'scan'
  | 'too-many-scans'
  | 'busy'

interface Details {
  cause?: unknown
  pageCount?: number | undefined
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

function sentence(reason: UnreadableReason, { pageCount, mostPages }: Details): string {
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
      return 'This PDF took too long to read: print it to a new PDF and upload that one.'
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
    case 'too-many-scans':
      return `This PDF has ${pageCount ?? 'too many'} scanned pages and ${mostPages ?? 8} is the most: split it and upload the invoice pages only.`
    case 'busy':
      return 'Too many PDFs are waiting to be read: try this one again in a few minutes.'
  }
}
