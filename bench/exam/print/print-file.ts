import type { Browser } from 'playwright-core'
import type { DrawnLayout, HtmlLayout, TypedLayout } from '../layouts/layout.ts'
import type { ExamFile } from '../plan-exam.ts'
import { type Family, openPen } from './pen.ts'

/** A printed file and how many pages each of its papers took. */
export interface Printed {
  pdf: Buffer
  pages: number[]
}

const PRINT_DEADLINE = 30_000

export function printFile(browser: Browser, exam: ExamFile): Promise<Printed> {
  const { layout } = exam
  if (layout.by === 'chromium') return printHtml(browser, exam, layout)
  return layout.by === 'pdfkit' ? printDrawn(exam, layout) : printTyped(exam, layout)
}

async function printHtml(browser: Browser, { sheets, look }: ExamFile, layout: HtmlLayout): Promise<Printed> {
  const page = await browser.newPage()
  page.setDefaultTimeout(PRINT_DEADLINE)
  const print = async (bodies: string[]) => {
    const papers = bodies.map(
      (body, i) => `<main${i > 0 ? ' style="break-before: page"' : ''}>${body}</main>`,
    )
    await page.setContent(
      `<!doctype html><html lang="en-AU"><meta charset="utf-8"><style>${layout.style(look)}</style>${papers.join('')}`,
    )
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false })
  }
  try {
    const bodies = sheets.map(sheet => layout.body(sheet, look))
    const pages: number[] = []
    // Chromium does not say where a paper ends, so each is printed alone to count its pages.
    for (const body of bodies) pages.push(countPages(await print([body])))
    return { pdf: await print(bodies), pages }
  } finally {
    await page.close()
  }
}

/** Chromium leaves its page objects readable. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

async function printDrawn({ sheets, look, random }: ExamFile, layout: DrawnLayout): Promise<Printed> {
  const family = random.pick<Family>(['helvetica', 'helvetica', 'times', 'courier'])
  const size = Math.min(look.size, family === 'courier' ? 8 : 10)
  const pen = openPen(random, layout.size, { family, size })
  const pages = sheets.map((sheet, i) => {
    if (i > 0) pen.newPage()
    const before = pen.pages
    layout.draw(pen, sheet, look, random)
    return pen.pages - before + 1
  })
  return { pdf: await pen.finish(), pages }
}

async function printTyped({ sheets, look, random }: ExamFile, layout: TypedLayout): Promise<Printed> {
  const papers = sheets.map(sheet => layout.type(sheet, look))
  const longest = Math.max(layout.width, ...papers.flat(2).map(line => line.length))
  const [width, height] = layout.size
  const margin = 30
  const size = Math.min(10, (width - 2 * margin) / (longest * 0.6))
  const pen = openPen(random, layout.size, { family: 'courier', size })
  papers.flat().forEach((page, i) => {
    if (i > 0) pen.newPage()
    const step = Math.min((height - 2 * margin) / Math.max(page.length, layout.linesPerPage), size * 1.5)
    page.forEach((line, row) => pen.text(margin, margin + row * step, line.trimEnd()))
  })
  return { pdf: await pen.finish(), pages: papers.map(pages => pages.length) }
}
