import type { Fact, Sheet } from '../sheet/sheet.ts'
import type { Pen, Stroke } from './pen.ts'

/** Parts of a drawn page; each returns the y below itself. */

export function drawLinesOf(
  pen: Pen,
  x: number,
  y: number,
  texts: readonly (string | null)[],
  stroke?: Stroke,
): number {
  const step = (stroke?.size ?? pen.size) * 1.28
  const lines = texts.filter(text => text !== null && text !== '')
  lines.forEach((text, i) => pen.text(x, y + i * step, text ?? '', stroke))
  return y + lines.length * step
}

export function drawHead(pen: Pen, x: number, y: number, sheet: Sheet, stroke: Stroke = {}): number {
  const { name, legal, lines, abnInHead } = sheet.supplier
  pen.text(x, y, name, { ...stroke, face: 'bold', size: pen.size * 1.8 })
  return drawLinesOf(pen, x, y + pen.size * 2.4, [legal, abnInHead, ...lines], stroke)
}

export function drawTitle(pen: Pen, x: number, y: number, sheet: Sheet, stroke: Stroke = {}): number {
  pen.text(x, y, sheet.title, { ...stroke, face: 'bold', size: pen.size * 1.6 })
  return drawLinesOf(pen, x, y + pen.size * 2.2, [sheet.supplier.abnAtTitle], stroke)
}

/** Head and title at either edge; the title goes below where a long name leaves it no room. */
export function drawHeadAndTitle(
  pen: Pen,
  left: number,
  right: number,
  y: number,
  sheet: Sheet,
  headAt: 'left' | 'right',
): number {
  const name = pen.measure(sheet.supplier.name, { face: 'bold', size: pen.size * 1.8 })
  const title = pen.measure(sheet.title, { face: 'bold', size: pen.size * 1.6 })
  const [headX, titleX] = headAt === 'left' ? [left, right] : [right, left]
  const below = drawHead(pen, headX, y, sheet, { align: headAt })
  const titleY = name + title + 20 > right - left ? below + 6 : y
  return Math.max(
    below,
    drawTitle(pen, titleX, titleY, sheet, { align: headAt === 'left' ? 'right' : 'left' }),
  )
}

/** Labels at `x`, values at `x + shift`, or flush right at `right`. */
export function drawBeside(
  pen: Pen,
  x: number,
  y: number,
  facts: readonly Fact[],
  colon: string,
  at: { shift: number; right?: number; label?: Stroke; value?: Stroke },
): number {
  const step = pen.size * 1.4
  const longest = Math.max(0, ...facts.map(fact => pen.measure(fact.label + colon, at.label)))
  facts.forEach((fact, i) => {
    pen.text(x, y + i * step, fact.label + colon, at.label)
    if (at.right === undefined)
      pen.text(x + Math.max(at.shift, longest + 6), y + i * step, fact.value, at.value)
    else pen.text(at.right, y + i * step, fact.value, { ...at.value, align: 'right' })
  })
  return y + facts.length * step
}

/** A grid of boxes, small labels above values. */
export function drawBoxes(
  pen: Pen,
  x: number,
  y: number,
  facts: readonly Fact[],
  width: number,
  across: number,
  value?: Stroke,
): number {
  const height = pen.size * 2.7
  const each = width / across
  facts.forEach((fact, i) => {
    const [left, top] = [x + (i % across) * each, y + Math.floor(i / across) * height]
    pen.box(left, top, each, height)
    pen.text(left + 3, top + 2, fact.label, { size: pen.size * 0.75 })
    pen.text(left + 3, top + pen.size * 1.2, fact.value, value)
  })
  return y + Math.ceil(facts.length / across) * height
}

export function drawParties(pen: Pen, x: number, y: number, sheet: Sheet, apart: number): number {
  const draw = (left: number, party: { label: string; lines: string[] }) => {
    pen.text(left, y, party.label, { face: 'bold' })
    return drawLinesOf(pen, left, y + pen.size * 1.3, party.lines)
  }
  const first = draw(x, sheet.to)
  const widest = Math.max(...sheet.to.lines.map(line => pen.measure(line)))
  return sheet.ship ? Math.max(first, draw(x + Math.max(apart, widest + 14), sheet.ship)) : first
}

export function drawTotals(pen: Pen, left: number, right: number, y: number, sheet: Sheet): number {
  const step = pen.size * 1.5
  sheet.totals.forEach((fact, i) => {
    const face = fact.strong ? 'bold' : 'regular'
    pen.text(left, y + i * step, fact.label, { face })
    pen.text(right, y + i * step, fact.value, { face, align: 'right' })
  })
  return y + sheet.totals.length * step
}

/** Notes, ageing, terms and the slip, one below the other. */
export function drawEnding(pen: Pen, x: number, y: number, width: number, sheet: Sheet): number {
  let below = y
  for (const note of [...sheet.notes, ...sheet.foot])
    below = pen.paragraph(x, below, width, note, { size: pen.size * 0.9 })
  if (sheet.ageing.length > 0) {
    below += 8
    sheet.ageing.forEach((fact, i) => {
      pen.text(x + 70 + i * 80, below, fact.label, { align: 'right' })
      pen.text(x + 70 + i * 80, below + pen.size * 1.3, fact.value, { align: 'right' })
    })
    below += pen.size * 3
  }
  if (!sheet.slip) return below
  pen.rule(x, below + 8, x + width, below + 8)
  pen.text(x, below + 14, sheet.slip.title, { face: 'bold' })
  pen.text(x, below + 14 + pen.size * 1.4, sheet.supplier.name)
  return drawBeside(pen, x, below + 14 + pen.size * 2.8, sheet.slip.facts, sheet.colon, { shift: 90 })
}

/** How high totals and ending stand, so that they never run off the page. */
export function endingHeight(pen: Pen, sheet: Sheet): number {
  const slip = sheet.slip ? 40 + sheet.slip.facts.length * pen.size * 1.4 : 0
  const ageing = sheet.ageing.length > 0 ? 8 + pen.size * 3 : 0
  return (
    sheet.totals.length * pen.size * 1.5 +
    (sheet.notes.length + sheet.foot.length) * pen.size * 2.6 +
    slip +
    ageing +
    20
  )
}
