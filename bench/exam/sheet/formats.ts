import type { Cents, Tenths, Thousandths } from '../data/cents.ts'
import type { Random } from '../random.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** How one supplier writes its figures. */
export interface Formats {
  date(iso: string): string
  /** In a column of amounts. */
  amount(cents: Cents): string
  /** A final total, which may carry a dollar sign where columns do not. */
  total(cents: Cents): string
  quantity(value: Thousandths): string
  percent(value: Tenths): string
  abn(digits: string): string
}

type Negative = 'minus' | 'trailing' | 'parentheses' | 'cr'

export function pickFormats(random: Random): Formats {
  const date = random.weigh(DATES)
  const negative = random.weigh<Negative>([
    [6, 'minus'],
    [2, 'trailing'],
    [2, 'parentheses'],
    [1, 'cr'],
  ])
  const sign = random.chance(0.25) ? '$' : ''
  const totalSign =
    sign ||
    random.weigh([
      [5, '$'],
      [4, ''],
      [1, 'AUD '],
    ])
  const comma = random.chance(0.85)
  const places = random.weigh([
    [12, null],
    [2, 2],
    [1, 3],
  ])
  const percentSign = random.pick(['%', '%', '', '.00', '.0%'])
  const amount = (cents: Cents, mark = sign) =>
    signed(`${mark}${money(Math.abs(cents), comma)}`, cents, negative)
  return {
    date,
    amount,
    total: cents => amount(cents, totalSign),
    quantity: value =>
      signed(quantity(Math.abs(value), places), value, negative === 'cr' ? 'minus' : negative),
    percent: value =>
      value % 10 === 0 ? `${value / 10}${percentSign}` : `${value / 10}${percentSign.replace(/[.0]/g, '')}`,
    abn: random.weigh(ABNS),
  }
}

const DATES: [number, (iso: string) => string][] = [
  [9, iso => parts(iso, (y, m, d) => `${d}/${m}/${y}`)],
  [3, iso => parts(iso, (y, m, d) => `${Number(d)}/${m}/${y.slice(2)}`)],
  [2, iso => parts(iso, (y, m, d) => `${d}/${m}/${y.slice(2)}`)],
  [4, iso => parts(iso, (y, m, d) => `${Number(d)} ${month(m).slice(0, 3)} ${y}`)],
  [3, iso => parts(iso, (y, m, d) => `${d}-${month(m).slice(0, 3)}-${y}`)],
  [1, iso => parts(iso, (y, m, d) => `${d}-${month(m).slice(0, 3).toUpperCase()}-${y.slice(2)}`)],
  [2, iso => parts(iso, (y, m, d) => `${Number(d)} ${month(m)} ${y}`)],
  [
    1,
    iso => parts(iso, (y, m, d) => `${WEEKDAYS[new Date(iso).getUTCDay()]}, ${Number(d)} ${month(m)} ${y}`),
  ],
  [1, iso => parts(iso, (y, m, d) => `${d}.${m}.${y}`)],
  [1, iso => parts(iso, (y, m, d) => `${d}-${m}-${y}`)],
  [1, iso => iso],
  [1, iso => parts(iso, (y, m, d) => `${month(m)} ${Number(d)}, ${y}`)],
  [1, iso => parts(iso, (y, m, d) => `${ordinal(Number(d))} ${month(m)} ${y}`)],
]

const ABNS: [number, (digits: string) => string][] = [
  [6, digits => `ABN ${spaced(digits)}`],
  [3, digits => `ABN: ${spaced(digits)}`],
  [2, digits => `A.B.N. ${spaced(digits)}`],
  [2, digits => `ABN ${digits}`],
  [1, digits => `ABN: ${digits}`],
  [1, digits => `A.B.N.: ${spaced(digits)}`],
  [1, digits => `ABN No. ${spaced(digits)}`],
  [1, digits => `Australian Business Number ${spaced(digits)}`],
]

function parts(iso: string, write: (year: string, month: string, day: string) => string): string {
  const [year = '', of = '', day = ''] = iso.split('-')
  return write(year, of, day)
}

function month(number: string): string {
  return MONTHS[Number(number) - 1] ?? ''
}

function ordinal(day: number): string {
  const tail = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${tail}`
}

export function spaced(abn: string): string {
  return abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}

function money(cents: Cents, comma: boolean): string {
  const dollars = String(Math.floor(cents / 100))
  const grouped = comma ? dollars.replace(/\B(?=(\d{3})+$)/g, ',') : dollars
  return `${grouped}.${String(cents % 100).padStart(2, '0')}`
}

/** @param places decimals that every quantity gets, or null for as many as it needs */
function quantity(value: Thousandths, places: number | null): string {
  return places === null ? String(value / 1000) : (value / 1000).toFixed(value % 10 === 0 ? places : 3)
}

function signed(text: string, value: number, style: Negative): string {
  if (value >= 0) return text
  return { minus: `-${text}`, trailing: `${text}-`, parentheses: `(${text})`, cr: `${text} CR` }[style]
}
