import { isTradeWord } from '../../../vocabulary/trades.ts'
import { LEGAL } from './name-words.ts'

/** A name without case, spaces and punctuation, to compare by. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '')
}

/** Letters of a name's second word by which a word that is run together is known. */
const LEAST_RUN = 3

/** A logo's word that is a name run together, as far as its second word or cut short within it (`tallowtyre` over `Tallow Tyres Wholesale`). */
export function isRunTogether(word: string, name: string): boolean {
  const [first = '', second = ''] = name.split(' ').map(plain)
  const isWhole = plain(word).startsWith(first + second) || plain(name).startsWith(plain(word))
  return isWhole && mayBeRunTogether(word, name)
}

/** The same, where its second word may be shortened, or another that begins alike (`KINGSAUTOSPARES` over `Kings Automotive Spares`). */
export function mayBeRunTogether(word: string, name: string): boolean {
  const [first = '', second = ''] = name.split(' ').map(plain)
  const isBegun = second.length >= LEAST_RUN && plain(word).startsWith(first + second.slice(0, LEAST_RUN))
  return !/\s/.test(word) && first.length > 1 && isBegun
}

/** Of a name that a logo's letters begin. */
const LEAST_WORDS = 2

/** Words that a logo's letters may pass over. */
const SMALL_WORD = /^(?:&|AND|OF|THE)$/

/**
 * `TDX` over `Tarnook Driveline Exchange Pty Ltd`, `HP` over `House of Pistons`, `BH&F` over `Ballandry Hose & Fittings`, an X for an Ex; a long name's
 * first words may be all (`LRE` for `Lark Road Exhaust & Towbars`).
 */
function isInitialsOf(letters: string, name: string, fewest = letters.length): boolean {
  const all = name
    .replace(LEGAL, '')
    .trim()
    .toUpperCase()
    .split(/[\s-]+/)
  const begins = (word: string, letter: string | undefined) =>
    word[0] === letter || (letter === 'X' && word.startsWith('EX'))
  const areOf = (words: readonly string[]) =>
    words.length >= fewest && words.slice(0, letters.length).every((word, i) => begins(word, letters[i]))
  return /^[A-Z&]{1,5}$/.test(letters) && (areOf(all) || areOf(all.filter(word => !SMALL_WORD.test(word))))
}

/** The same, where further letters may be of the name that the company trades under (`BFC` over `Ballandry Filtration Pty Ltd`). */
export function mayBeInitialsOf(letters: string, name: string): boolean {
  return isInitialsOf(letters, name, LEAST_WORDS)
}

/** One is the other, holds it, or is its logo: its words run together or their initials. */
export function isSameName(a: string, b: string): boolean {
  const isOf = (short: string, long: string) =>
    plain(long).includes(plain(short)) || isInitialsOf(short, long) || isRunTogether(short, long)
  return isOf(a, b) || isOf(b, a)
}

/** Half of all names in the trade have one of these. */
const OF_THE_TRADE =
  /^(?:motors?|auto|autos|automotive|mechanical|repairs?|services?|servicing|parts|spares?|suppl(?:y|ies)|tyres?|group|centre|workshop|garage|trading|company|holdings|limited)$/

export function isOfTrade(word: string): boolean {
  return OF_THE_TRADE.test(word.toLowerCase())
}

/** Nothing but what a business deals in (`Bearing & Seal`): any could be called so, and none is by that alone. */
export function isTradeAlone(text: string): boolean {
  const words = text.split(' ').filter(word => !/^(?:&|and)$/i.test(word))
  return words.length > 0 && words.every(word => isTradeWord(word) || isOfTrade(word))
}

/** Goods and works are several, or a thing that is done (`Bearings`, `Diesel Injection`, `Engine Machining`). */
const GOODS_OR_WORKS = /[a-z]{2}(?:[^s\W]s|ion|ing)$|\b(?:wholesale|exchange|electrical|hire|australia)$/i

/** Whether a name ends in what a business deals in, as slogans, persons and brands seldom do. */
export function endsInGoods(name: string): boolean {
  const last = name.split(' ').at(-1) ?? ''
  return isOfTrade(last) || isTradeWord(last) || GOODS_OR_WORKS.test(name)
}

/** A trading name and its company mostly share the word that matters; what they deal in, two of a trade share as well. */
export function shareWord(a: string, b: string): boolean {
  const words = (text: string) =>
    (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
      word => !OF_THE_TRADE.test(word) && !isTradeWord(word),
    )
  const others = new Set<string>(words(b))
  return words(a).some(word => others.has(word))
}
