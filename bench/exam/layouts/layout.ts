import type { Look } from '../print/look.ts'
import type { Pen } from '../print/pen.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../sheet/sheet.ts'

interface Named {
  name: string
  /** No room for more than part, description, quantity, price and total. */
  narrow?: boolean
}

/** Printed by the browser: CSS once, then one body a paper. */
export interface HtmlLayout extends Named {
  by: 'chromium'
  style(look: Look): string
  body(sheet: Sheet, look: Look): string
}

/** Drawn run by run at fixed places. */
export interface DrawnLayout extends Named {
  by: 'pdfkit'
  size: [width: number, height: number]
  draw(pen: Pen, sheet: Sheet, look: Look, random: Random): void
}

/** Fixed-pitch text, line by line. */
export interface TypedLayout extends Named {
  by: 'line-printer'
  size: [width: number, height: number]
  /** Characters of a line. */
  width: number
  linesPerPage: number
  /** @returns the pages, each a list of lines */
  type(sheet: Sheet, look: Look): string[][]
}

export type Layout = HtmlLayout | DrawnLayout | TypedLayout
