import type { RawChar } from './pdfium/raw-page.ts'
import type { PlacedBox, PlacedChar } from './placed-char.ts'

/** Points. */
const CELL = 8
/** Across and down: an inch and a half. */
const MOST_CELLS = 14
/** Share of the smaller glyph; neighbours' serifs touch. */
const OVERLAP = 0.2
/** Of the print's size: bold and shadows are the same text struck again so near. */
const STRUCK_AGAIN = 0.15
/** More characters than this around one place are no print at all. */
const CROWD = 64

/**
 * The text objects of which a character stands where one of another object does, as either may be painted over by what lies between them: in
 * groups of objects that keep clear of each other. Print struck twice (bold, a shadow) is one text.
 */
export function overlappingText(chars: readonly PlacedChar[]): number[][] {
  const groups: number[][] = []
  for (const [object, others] of overlaps(chars)) {
    const free = groups.find(group => !group.some(one => others.has(one)))
    if (free) free.push(object)
    else groups.push([object])
  }
  return groups
}

/** Per text object, those that it stands over or under. */
function overlaps(chars: readonly PlacedChar[]): Map<number, Set<number>> {
  const cells = new Map<string, PlacedChar[]>()
  const found = new Map<number, Set<number>>()
  const note = (one: number, other: number) => {
    found.set(one, (found.get(one) ?? new Set()).add(other))
    found.set(other, (found.get(other) ?? new Set()).add(one))
  }
  for (const char of chars) {
    for (const key of cellsUnder(char.glyph)) {
      const cell = cells.get(key)
      for (const other of cell ?? []) if (isOver(char, other)) note(char.raw.object, other.raw.object)
      if (!cell) cells.set(key, [char])
      else if (cell.length < CROWD) cell.push(char)
      else for (const other of cell) note(char.raw.object, other.raw.object)
    }
  }
  return found
}

/** The places of the page that a glyph touches; of the largest letters some are enough. */
function cellsUnder({ x0, y0, x1, y1 }: PlacedBox): string[] {
  const keys: string[] = []
  const end = (from: number, to: number) =>
    Math.min(Math.floor(to / CELL), Math.floor(from / CELL) + MOST_CELLS)
  for (let x = Math.floor(x0 / CELL); x <= end(x0, x1); x++)
    for (let y = Math.floor(y0 / CELL); y <= end(y0, y1); y++) keys.push(`${x} ${y}`)
  return keys
}

function isOver(one: PlacedChar, other: PlacedChar): boolean {
  if (one.raw.object === other.raw.object || isStruckAgain(one.raw, other.raw)) return false
  const [a, b] = [one.glyph, other.glyph]
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const down = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return across > 0 && down > 0 && across * down > OVERLAP * Math.min(areaOf(a), areaOf(b))
}

function isStruckAgain(one: RawChar, other: RawChar): boolean {
  const [across, down] = [one.origin.x - other.origin.x, one.origin.y - other.origin.y]
  return one.code === other.code && Math.hypot(across, down) < STRUCK_AGAIN * one.size
}

function areaOf({ x0, y0, x1, y1 }: PlacedBox): number {
  return (x1 - x0) * (y1 - y0)
}
