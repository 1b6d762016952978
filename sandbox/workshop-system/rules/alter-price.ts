import type { Line } from '../memory/records.ts'

/** The line as a system that rounds prices behind one's back would keep it: up to the next whole dollar. */
export function alterPrice(line: Line): Line {
  return { ...line, unitCents: (Math.floor(line.unitCents / 100) + 1) * 100 }
}
