import { type Cents, roundHalfAway } from '#domain/money.ts'

/** A number as printed: how it was written decides what it may be. */
export interface Amount {
  value: number
  /** Digits after the decimal point; money has 2 or more. */
  decimals: number
  percent: boolean
  currency: boolean
}

const NUMBER =
  /^(?<open>\()?(?<minus>[-−–])?\s*(?<sign>A?U?D?\s*\$|AUD?)?\s*(?<minus2>[-−–])?(?<open2>\()?(?<whole>\d{1,3}(?:[, ]\d{3})+|\d{1,3}(?:\.\d{3})+(?=\.\d\d)|\d+)?(?<fraction>\.\d{1,5})?(?<close>\))?\s*(?<percent>%)?\s*(?<after>-|−|CR|DR|AUD)?$/i

/** Letters right before figures that no comma groups. */
const LETTERED = /AUD?-?\d+(?!,?\d)/i

/** Reads one printed number: `1,234.50`, `$12.00`, `AUD 12.00`, `(174.00)`, `45.00-`, `99.00 CR`, `10%`. Null for anything else. */
export function readAmount(text: string): Amount | null {
  const match = NUMBER.exec(text.trim())
  const part = match?.groups
  if (!part || (part.whole === undefined && part.fraction === undefined)) return null
  // Without cents or a currency, groups are those of a part number (`0 986 494 123`).
  if (/ /.test(part.whole ?? '') && part.fraction === undefined && part.sign === undefined) return null
  // A scan makes points of commas; without a currency they are those of a part number (`34.116.85`).
  if (/\./.test(part.whole ?? '') && part.sign === undefined) return null
  // Without cents they begin a number of something (`AU500782`); no number has such groups (`AUD1,250`).
  if (LETTERED.test(text) && part.fraction === undefined) return null
  const size = Number(`${(part.whole ?? '0').replace(/[, .]/g, '')}${part.fraction ?? ''}`)
  if (!Number.isFinite(size)) return null
  const after = (part.after ?? '').toUpperCase()
  const bracketed = (part.open !== undefined || part.open2 !== undefined) && part.close !== undefined
  if ((part.open !== undefined || part.open2 !== undefined) !== (part.close !== undefined)) return null
  const negative =
    bracketed || part.minus !== undefined || part.minus2 !== undefined || ['-', '−', 'CR'].includes(after)
  return {
    value: negative && size !== 0 ? -size : size,
    decimals: Math.max(0, (part.fraction?.length ?? 1) - 1),
    percent: part.percent !== undefined,
    currency: part.sign !== undefined || after === 'AUD',
  }
}

/** Money needs cents or a currency sign: a bare `1240` is a number of something else. */
export function isMoney(amount: Amount | null): amount is Amount {
  return amount !== null && !amount.percent && (amount.decimals >= 2 || amount.currency)
}

export function centsOf(amount: Amount): Cents {
  return roundHalfAway(amount.value * 100)
}
