import {
  drawBeside,
  drawBoxes,
  drawEnding,
  drawHead,
  drawHeadAndTitle,
  drawLinesOf,
  drawParties,
  drawTitle,
  drawTotals,
  endingHeight,
} from '../print/draw-parts.ts'
import { drawTable, type TableFrame } from '../print/draw-table.ts'
import type { Pen } from '../print/pen.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { DrawnLayout } from './layout.ts'

const A4: [number, number] = [595, 842]
const MARGIN = 40

/** Table, totals and ending; a new page where the ending has no room. */
function drawRest(
  pen: Pen,
  sheet: Sheet,
  frame: Omit<TableFrame, 'nextPage' | 'bottom'> & { top: (page: number) => number; floor?: number },
  totals: { left: number; right: number; atFloor?: boolean; notesBeside?: boolean },
): void {
  const room = endingHeight(pen, sheet)
  const floor = frame.floor ?? pen.height - 45
  const fits = floor - frame.y > room + 60
  const bottom = fits ? floor - Math.min(room, 0.45 * pen.height) : floor
  const firstPage = pen.pages
  const nextPage = () => {
    pen.newPage()
    return frame.top(pen.pages - firstPage + 1)
  }
  let y = drawTable(pen, sheet, { ...frame, bottom, nextPage }) + 10
  if (y + room > pen.height - 15) y = nextPage()
  if (totals.atFloor) y = Math.max(y, bottom + 6)
  const below = drawTotals(pen, totals.left, totals.right, y, sheet)
  const width = totals.notesBeside ? totals.left - frame.x - 20 : frame.width
  drawEnding(pen, frame.x, totals.notesBeside ? y : below + 14, width, sheet)
}

/** No rules at all; head at the right, quantity often first. */
export const unruled: DrawnLayout = {
  by: 'pdfkit',
  name: 'drawn-unruled',
  size: A4,
  draw(pen, sheet) {
    const right = pen.width - MARGIN
    const top = () => drawHeadAndTitle(pen, MARGIN, right, 40, sheet, 'right') + 14
    const y = top() + 10
    const below = drawParties(pen, MARGIN, y, sheet, 150)
    const facts = drawBeside(pen, right - 190, y, sheet.facts, sheet.colon, { shift: 90 })
    const frame = {
      x: MARGIN,
      width: right - MARGIN,
      y: Math.max(below, facts) + 18,
      lines: 'none' as const,
      gap: 4,
      top,
    }
    drawRest(pen, sheet, frame, { left: right - 170, right, notesBeside: true })
  },
}

/** A grid drawn to the foot of the page; totals in its last corner. */
export const fullGrid: DrawnLayout = {
  by: 'pdfkit',
  name: 'drawn-grid',
  size: A4,
  draw(pen, sheet) {
    const right = pen.width - 32
    const top = () => drawHeadAndTitle(pen, 32, right, 34, sheet, 'left') + 10
    const y = top()
    const boxes = drawBoxes(pen, 330, y, sheet.facts, right - 330, 2)
    const to = drawParties(pen, 36, y + 4, sheet, 150)
    drawRest(
      pen,
      sheet,
      { x: 36, width: right - 36, y: Math.max(boxes, to) + 16, lines: 'grid', top },
      { left: right - 160, right: right - 4, atFloor: true, notesBeside: true },
    )
  },
}

/** A printed form filled in by a typewriter face. */
export const filledForm: DrawnLayout = {
  by: 'pdfkit',
  name: 'drawn-form',
  size: A4,
  draw(pen, sheet) {
    const right = pen.width - MARGIN
    pen.text(pen.width / 2, 30, sheet.title, { align: 'centre', face: 'bold', size: pen.size * 1.7 })
    const typed = { family: 'courier' as const }
    const top = () => {
      const below = drawHead(pen, MARGIN, 52, sheet)
      return Math.max(below, drawLinesOf(pen, right, 52, [sheet.supplier.abnAtTitle], { align: 'right' })) + 8
    }
    const y = top()
    pen.box(MARGIN, y, 240, pen.size * 7)
    drawParties(pen, MARGIN + 5, y + 4, { ...sheet, ship: null }, 0)
    const boxes = drawBoxes(
      pen,
      MARGIN,
      y + pen.size * 7 + 8,
      sheet.facts,
      right - MARGIN,
      Math.min(5, sheet.facts.length),
      typed,
    )
    drawRest(
      pen,
      sheet,
      { x: MARGIN + 4, width: right - MARGIN - 4, y: boxes + 16, lines: 'columns', top },
      { left: right - 170, right: right - 4 },
    )
  },
}

/** Centred head, particulars in two columns, a line under the heads. */
export const centredHead: DrawnLayout = {
  by: 'pdfkit',
  name: 'drawn-centred',
  size: A4,
  draw(pen, sheet) {
    const [left, right, middle] = [54, pen.width - 54, pen.width / 2]
    const top = () => {
      const below = drawHead(pen, middle, 44, sheet, { align: 'centre' })
      pen.rule(left, below + 4, right, below + 4)
      return drawTitle(pen, middle, below + 14, sheet, { align: 'centre' }) + 8
    }
    const y = top()
    const half = Math.ceil(sheet.facts.length / 2)
    const to = drawParties(pen, left, y, sheet, 170)
    const first = drawBeside(pen, left, to + 12, sheet.facts.slice(0, half), sheet.colon, { shift: 80 })
    const second = drawBeside(pen, middle + 20, to + 12, sheet.facts.slice(half), sheet.colon, {
      shift: 80,
      right,
    })
    drawRest(
      pen,
      sheet,
      { x: left, width: right - left, y: Math.max(first, second) + 16, lines: 'head', top, carried: true },
      { left: right - 180, right },
    )
  },
}

/** Landscape, written column by column. */
export const wideByColumn: DrawnLayout = {
  by: 'pdfkit',
  name: 'drawn-landscape',
  size: [842, 595],
  draw(pen, sheet) {
    const right = pen.width - MARGIN
    const top = () => drawHeadAndTitle(pen, MARGIN, right - 210, 30, sheet, 'left') + 10
    const facts = drawBeside(pen, right - 190, 34, sheet.facts, sheet.colon, { shift: 100, right })
    const y = Math.max(top(), facts)
    const to = drawParties(pen, MARGIN, y, sheet, 260)
    drawRest(
      pen,
      sheet,
      { x: MARGIN, width: right - MARGIN, y: to + 16, lines: 'head', byColumn: true, top },
      { left: right - 170, right, notesBeside: true },
    )
  },
}

/** Small type, head and number on every page, amounts carried forward, page counted at the foot. */
export const compactPages: DrawnLayout = {
  by: 'pdfkit',
  name: 'drawn-pages',
  size: A4,
  draw(pen, sheet, look) {
    const right = pen.width - 30
    const floor = look.bare ? 560 : pen.height - 60
    const top = (page: number) => {
      const head = drawHead(pen, 30, 24, sheet)
      const title = drawTitle(pen, 330, 24, sheet)
      const facts = drawBeside(pen, 330, title + 4, sheet.facts, sheet.colon, { shift: 90 })
      pen.text(pen.width / 2, pen.height - 22, `Page ${page}`, { align: 'centre' })
      return Math.max(head, facts) + 12
    }
    const y = drawParties(pen, 30, top(1), sheet, 180) + 14
    drawRest(
      pen,
      sheet,
      { x: 33, width: right - 33, y, lines: 'head', top, floor, carried: true, gap: 1.5 },
      { left: right - 180, right },
    )
  },
}

/** Particulars in a single run of boxes above everything; head below them. */
export const boxesFirst: DrawnLayout = {
  by: 'pdfkit',
  name: 'drawn-boxes-first',
  size: A4,
  draw(pen, sheet) {
    const right = pen.width - MARGIN
    const top = () => {
      const title = drawTitle(pen, MARGIN, 28, sheet)
      return (
        drawBoxes(pen, MARGIN, title + 6, sheet.facts, right - MARGIN, Math.min(4, sheet.facts.length)) + 12
      )
    }
    const y = top()
    const head = drawHead(pen, right, y, sheet, { align: 'right' })
    const to = drawParties(pen, MARGIN, y, sheet, 160)
    drawRest(
      pen,
      sheet,
      { x: MARGIN, width: right - MARGIN, y: Math.max(head, to) + 18, lines: 'columns', top },
      { left: MARGIN, right: MARGIN + 190 },
    )
  },
}
