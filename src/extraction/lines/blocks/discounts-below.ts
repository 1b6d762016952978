import { middle, type Row, wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { isMoney } from '../../values/amounts.ts'
import { type DiscountBelow, isDiscount, ownDiscounts } from '../own-discounts.ts'
import { figuresOf, printed } from './figures.ts'
import { type Band, NEXT_ROW } from './find-bands.ts'

/** The bands found on a page. */
interface Found {
  rows: readonly Row[]
  bands: readonly Band[]
}

/** Gives bands the row right under them that takes something off what they come to (`LESS TRADE 20% = 13.20 EA   -9.90`). */
export function withDiscounts(pages: readonly Found[]): Band[][] {
  const bands = pages.flatMap(page => page.bands)
  const below = pages.flatMap(({ rows, bands: own }) => own.flatMap(band => discountUnder(band, rows) ?? []))
  const found = below.map(one => ({ ...one, isFollowed: one.band !== bands.at(-1) }))
  const all = bands.reduce((sum, { total }) => sum + total.value, 0)
  const less = new Map(ownDiscounts(found, all).map(one => [one.band, { row: one.row, value: one.off }]))
  return pages.map(page => page.bands.map(band => ({ ...band, less: less.get(band) ?? null })))
}

function discountUnder(
  band: Band,
  rows: readonly Row[],
): (Omit<DiscountBelow, 'isFollowed'> & { band: Band; row: Row }) | null {
  const last = band.rows.at(-1) as Row
  const row = rows[rows.indexOf(last) + 1]
  const isNext = row && middle(row) - middle(last) < NEXT_ROW * (last.y1 - last.y0)
  const amount = row && figuresOf([row]).findLast(isMoney)
  // A price that came out with its discount has it.
  if (!isNext || !amount || band.discount || !band.quantity) return null
  const { word } = band.total
  const isUnder = amount.word.x0 < word.x1 && amount.word.x1 > word.x0
  const text = joinTexts(wordsOfRow(row).filter(one => one !== printed(amount)))
  const isLess = Math.abs(amount.value) <= Math.abs(band.total.value) && band.total.value !== 0
  if (!isUnder || !isLess || !isDiscount(text)) return null
  return { band, row, text, off: amount.value, of: band.total.value, counts: [band.quantity.value] }
}
