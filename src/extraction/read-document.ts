import type { Invoice, InvoiceLine, LineField } from '#domain/invoice.ts'
import { cutDocuments } from './documents/cut-documents.ts'
import { dropCopies } from './documents/drop-copies.ts'
import { dropDockets } from './documents/drop-dockets.ts'
import { splitDocuments } from './documents/split-documents.ts'
import { layOutPage } from './layout/lay-out.ts'
import { type Lesson, learnFrom } from './memory/lesson.ts'
import { readWithMemories } from './memory/read-with-memory.ts'
import type { SupplierMemory } from './memory/supplier-memory.ts'
import { hiddenLines } from './pdf/hidden-lines.ts'
import { type Page, type PageWords, wordsOfPages } from './pdf/page.ts'

/** What a reading goes by beside the pages. */
export interface ReadingTerms {
  /** YYYY-MM-DD, for the date check. */
  today: string
  /** What the workshop's corrections taught so far. */
  memories: SupplierMemory[]
  /** An invoice of this PDF as a person confirmed it: something to learn from. */
  lesson?: Lesson
}

export interface Reading {
  provider: 'builtin'
  pageCount: number
  invoices: Invoice[]
  /** Text a person cannot see, one string a line; it is never read as data. */
  hiddenText: string[]
  /** Every page's words with their boxes, to find other readers' values on. */
  pages: PageWords[]
  /** What the task's lesson taught about the supplier; null when nothing, or without lesson. */
  learned: SupplierMemory | null
}

/** Fewer visible words than this in a whole PDF are no text to read. */
const LEAST_WORDS = 12

/** Pages of words → invoices. Pure. Null when the pages hold no text to read (a scan). */
export function readDocument(
  pages: readonly Page[],
  { today, memories, lesson }: ReadingTerms,
): Reading | null {
  const visible = pages.reduce((sum, page) => sum + page.words.filter(word => word.hidden === null).length, 0)
  if (visible < LEAST_WORDS) return null
  // An empty page is no document's first page, where its letterhead is looked for.
  const written = pages.filter(page => page.words.length > 0)
  const parts = splitDocuments(dropCopies(written.map(layOutPage)).flatMap(cutDocuments))
  const documents = dropDockets(parts)
  const invoices = documents.map(document =>
    withPrintDoubt(withHiddenCheck(readWithMemories(document, today, memories), pages), pages),
  )
  return {
    provider: 'builtin',
    pageCount: pages.length,
    invoices,
    hiddenText: hiddenLines(pages),
    pages: wordsOfPages(pages),
    learned: lesson ? learnFrom(documents, today, lesson) : null,
  }
}

function withHiddenCheck(invoice: Invoice, pages: readonly Page[]): Invoice {
  const mine = pages.filter(page => invoice.pages.includes(page.number))
  if (hiddenLines(mine).length === 0) return invoice
  const message =
    'This PDF holds text that cannot be seen on the page; it was not read. Compare the values with the PDF.'
  return {
    ...invoice,
    lines: invoice.lines.map(line => (isBesideHidden(line, mine) ? withDoubt(line) : line)),
    checks: [...invoice.checks, { rule: 'hidden-text', ok: false, message }],
  }
}

/** Something that cannot be seen stands in the line's own row: what is printed there may not have been read. */
function isBesideHidden({ boxes }: InvoiceLine, pages: readonly Page[]): boolean {
  const own = Object.values(boxes)
  return pages.some(({ number, height, words }) => {
    const here = own.filter(box => box.page === number)
    const [top, bottom] = [Math.min(...here.map(box => box.y0)), Math.max(...here.map(box => box.y1))]
    return words.some(({ hidden, text, y0, y1 }) => {
      const middle = (y0 + y1) / 2 / height
      return (
        hidden !== null &&
        hidden !== 'off-page' &&
        /[\p{L}\p{N}]/u.test(text) &&
        middle > top &&
        middle < bottom
      )
    })
  })
}

/** Whatever all readings of poor print saw: a nought with a stroke through it is an 8, and a slash a dash. */
const MISSEEN = /[0689/]|\d-\d/

/** In poor print the number of a line may be another, and lost where it has none and others have theirs. */
function withPrintDoubt(invoice: Invoice, pages: readonly Page[]): Invoice {
  const poor = new Set(pages.filter(page => page.isPoorPrint).map(page => page.number))
  if (poor.size === 0 || invoice.lines.every(line => line.partNumber === '')) return invoice
  const isDoubtful = ({ partNumber, boxes }: InvoiceLine) =>
    (partNumber === '' || MISSEEN.test(partNumber)) && Object.values(boxes).some(box => poor.has(box.page))
  return { ...invoice, lines: invoice.lines.map(line => (isDoubtful(line) ? withDoubt(line) : line)) }
}

function withDoubt(line: InvoiceLine): InvoiceLine {
  if (line.partNumberUncertain) return line
  return {
    ...line,
    partNumberUncertain: true,
    partNumberReadings: line.partNumber === '' ? [] : [line.partNumber],
    uncertainFields: [...new Set<LineField>([...line.uncertainFields, 'partNumber'])],
  }
}
