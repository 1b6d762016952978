import { isOcr, type Word } from '../../pdf/page.ts'

const BARE_AMOUNT = /^[\d,]+\.\d\d$/

/** A count, what says that it multiplies, and a price. */
const AT_PRICE = /^(-?\d{1,4})(?:(?=@)| )((?:[x×*] )?@?[/|]?\$?\d[\d,]*\.\d+)$/i

/**
 * `2@7.40` is a quantity and a price, printed as one word; on a scan the sign may be lost (`2 7.40`), and only another reader may have seen
 * them (`1 x 126.50` in `10%+126.:50`).
 */
export function partAtPrice(word: Word): Word[] {
  const isGarbled = /\.\W*\d\d$/.test(word.text) && !/^[-(]?\$?[\d,]+\.\d\d[)-]?$/.test(word.text)
  const seen = word.readings ?? []
  // Cents of one figure lost the other.
  const uncut = /@\$?\d+\.\d$/.test(word.text) ? seen.filter(text => /\.\d\d$/.test(text)) : []
  const texts = [...uncut, word.text, ...(isGarbled ? seen : [])]
  const [whole, quantity = '', price = ''] = texts.flatMap(text => AT_PRICE.exec(text) ?? [])
  if (whole === undefined) return [word]
  const border = word.x0 + ((word.x1 - word.x0) * quantity.length) / whole.length
  const readings = word.readings && { readings: word.readings.map(() => '') }
  return [
    { ...word, ...readings, text: quantity, x1: border },
    { ...word, ...readings, text: price.replace(/^[x×*] /i, ''), x0: border },
  ]
}

/** What announces a number, and the number. */
const ANNOUNCED = /^(no\.|code:|p\/n:|sku:|(?:p\/n|sku)(?=\s?[A-Z-]*\d))\s?(?=[A-Z0-9])/i

/** A scan loses the space between a label's last word and its number (`no.N`, `no.5S0 407`). */
export function partLabel(word: Word): Word[] {
  const label = isOcr([word]) ? (ANNOUNCED.exec(word.text)?.[1] ?? '') : ''
  if (label === '' || label.length === word.text.length) return [word]
  const border = word.x0 + ((word.x1 - word.x0) * label.length) / word.text.length
  const readings = word.readings?.map(reading => reading.replace(ANNOUNCED, ''))
  return [
    { ...word, text: label, x1: border, readings: [] },
    { ...word, text: word.text.slice(label.length), x0: border, ...(readings ? { readings } : {}) },
  ]
}

/** Small print on a dark ground has an o that is an e to a scan's readers; these are no words, but for that. */
const MISREAD = /^(?:t(?=etals?$)|n(?=e\.$)|st(?=eck$)|aut(?=e$)|inv(?=eices?$)|am(?=eunts?$))/i

/** A word of labels and headings with its o (`Tetal`, `Part Ne.`); an N too wide for one letter is `Nº`, whose small o no reader saw. */
export function mendLabel(word: Word): Word {
  if (word.text === 'N' && isOcr([word]) && word.x1 - word.x0 > word.y1 - word.y0)
    return { ...word, text: 'Nº' }
  const [before] = isOcr([word]) ? (MISREAD.exec(word.text) ?? []) : []
  if (before === undefined) return word
  const at = before.length
  const letter = word.text[at] === 'E' ? 'O' : 'o'
  return { ...word, text: `${before}${letter}${word.text.slice(at + 1)}` }
}

/** Counts of columns side by side. */
const COUNTS = /^\d{1,3}(?: \d{1,3}){1,3}$/

/** Of the print's height: letters of one text are narrower. */
const SPREAD = 0.6

/**
 * Counts that one reader of a scan ran together with the lines between their columns, and another saw apart (`1025210220`, `10 10 0`); or that
 * all took for one text, spread over both columns (`12 12`).
 */
export function partCounts(word: Word): Word[] {
  const seen = (word.readings ?? []).filter(text => COUNTS.test(text)).sort((a, b) => b.length - a.length)[0]
  const isRunTogether =
    word.unproven && /^\d+$/.test(word.text) && seen && seen.replaceAll(' ', '').length < word.text.length
  const isSpread =
    COUNTS.test(word.text) && word.x1 - word.x0 > SPREAD * (word.y1 - word.y0) * word.text.length
  const counts = isSpread ? word.text : isRunTogether ? seen : null
  if (counts === null) return [word]
  const letter = (word.x1 - word.x0) / counts.length
  return [...counts.matchAll(/\d+/g)].map(({ 0: text, index }) => ({
    ...word,
    text,
    readings: word.readings?.map(() => '') ?? [],
    x0: word.x0 + index * letter,
    x1: word.x0 + (index + text.length) * letter,
  }))
}

/** The amounts of a line with what belongs to them: `350.00 CR`, and `-$   65.00`. */
export function joinAmounts(line: readonly Word[]): Word[] {
  return joinSigns(joinCredits(withoutTicks(joinTorn(withoutSeenTwice(line)))))
}

/** Times the width of a letter beside them that letters are wide at least. */
const NARROWEST_LETTER = 0.6

/** A scan's word that one reader saw as the beginning of the next, whose box is that of its end alone (`24` before `24.75`). */
function withoutSeenTwice(line: readonly Word[]): Word[] {
  const letter = ({ text, x0, x1 }: Word) => (x1 - x0) / text.length
  const isSeenTwice = (word: Word | undefined, next: Word | undefined) =>
    word !== undefined &&
    next !== undefined &&
    isOcr([word, next]) &&
    /^\d+$/.test(word.text) &&
    next.text.startsWith(`${word.text}.`) &&
    letter(next) < NARROWEST_LETTER * letter(word) &&
    next.x0 - word.x1 < word.y1 - word.y0
  return line.flatMap((word, i) => {
    if (isSeenTwice(word, line[i + 1])) return []
    const before = line[i - 1]
    return before && isSeenTwice(before, word) ? [{ ...word, x0: before.x0 }] : [word]
  })
}

/** Share of their height by which the pieces of a printed word are apart at most: a space is wider in any print. */
const NO_SPACE = 0.12

/** A scan's amount of which a thin figure stands apart (`$1 91.39`), and a printed one of which one was set a little too far. */
function joinTorn(line: readonly Word[]): Word[] {
  const isTorn = (i: number) => {
    const [word, next] = [line[i], line[i + 1]]
    if (!word || !next) return false
    const widest = (isOcr([word]) ? 1 : NO_SPACE) * (word.y1 - word.y0)
    if (next.x0 - word.x1 > widest) return false
    return /^\$\d{1,3}$/.test(word.text) && /^\d{1,3}\.\d\d$/.test(next.text)
  }
  return line.flatMap((word, i) => {
    if (isTorn(i - 1)) return []
    const next = line[i + 1]
    return next && isTorn(i) ? [{ ...word, text: `${word.text}${next.text}`, x1: next.x1 }] : [word]
  })
}

/** A pen's tick or a speck behind an amount is a stroke or a point to a scan's readers (`9.80 /`, `42.75/`, `9.20 :`). */
function withoutTicks(line: readonly Word[]): Word[] {
  if (!isOcr(line)) return [...line]
  const isAmount = (word: Word | undefined) => /^\$?[\d,]+\.\d\d$/.test(word?.text ?? '')
  const ticked = line.map(word =>
    /^\$?[\d,]+\.\d\d[/|\\]$/.test(word.text) ? { ...word, text: word.text.slice(0, -1) } : word,
  )
  return ticked.filter((word, i) => {
    const amount = isAmount(ticked[i - 1]) ? ticked[i - 1] : undefined
    if (isTick(word) || isSpeck(word, amount)) return false
    return !/^[/|\\:;.,'’`]$/.test(word.text) || !amount
  })
}

/** Shares of its height: a dash that is narrower, and stands further from the amount before it, is none, and makes no credit of that. */
const NARROWEST_DASH = 0.1
const FURTHEST_DASH = 0.5

function isSpeck({ text, x0, x1, y0, y1 }: Word, amount: Word | undefined): boolean {
  const height = y1 - y0
  const isThin = /^[-–—]$/.test(text) && x1 - x0 < NARROWEST_DASH * height
  return isThin && amount !== undefined && x0 - amount.x1 > FURTHEST_DASH * height
}

/** Wherever it stands: a stroke to one reader, and to another the letter that it looks like, the longer arm of which ends in a figure. */
function isTick({ text, readings = [] }: Word): boolean {
  return (
    readings.some(seen => /^[/|\\]$/.test(seen)) && [text, ...readings].some(seen => /^v{1,2}4?$/i.test(seen))
  )
}

/** `350.00 CR` is one amount. */
function joinCredits(line: readonly Word[]): Word[] {
  return line.flatMap((word, i) => {
    const [before, next] = [line[i - 1], line[i + 1]]
    if (before && isCredit(before, word)) return []
    return next && isCredit(word, next)
      ? [{ ...word, text: `${word.text}${next.text}`, x1: next.x1 }]
      : [word]
  })
}

/** A spreadsheet sets sign and currency at its cell's other side (`-$   65.00`, `$   65.00`), and a dash for nothing (`$   -`). */
function joinSigns(line: readonly Word[]): Word[] {
  const text = (i: number) => line[i]?.text ?? ''
  return line.flatMap((word, i) => {
    const isSign = /^[-–−]?\$$/.test(word.text)
    if (isSign && BARE_AMOUNT.test(text(i + 1)))
      return word.text !== '$' && text(i - 1) === '$' ? [dash(word)] : []
    if (isSign && /^[-–−](?:\$|$)/.test(text(i + 1))) return []
    const sign = BARE_AMOUNT.test(word.text) ? /^([-–−]?)\$$/.exec(text(i - 1)) : null
    const minus = text(i - 2) === '$' ? '' : (sign?.[1] ?? '')
    return [sign ? { ...word, text: `${minus}$${word.text}` } : word]
  })
}

/** `$   -$   50.00` is nothing, in dashes, and an amount. */
function dash(word: Word): Word {
  return { ...word, text: word.text.slice(0, 1) }
}

function isCredit(amount: Word, word: Word): boolean {
  const near = word.x0 - amount.x1 < word.y1 - word.y0
  return word.text === 'CR' && near && /^\$?[\d,]+\.\d\d$/.test(amount.text)
}

const SPACED_WORD = /^(?:TAX|ABN|[A-Z&]{4,})$/

/** Letter-spaced headings (T A X  I N V O I C E) come as single letters. */
export function joinSpacedLetters(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  let run: Word[] = []
  const close = () => {
    const [first, last] = [run[0], run.at(-1)]
    const text = run.map(word => word.text).join('')
    if (first && last && SPACED_WORD.test(text)) joined.push({ ...first, text, x1: last.x1 })
    else joined.push(...run)
    run = []
  }
  for (const word of words) {
    const last = run.at(-1)
    const letter = /^[A-Z&]$/.test(word.text)
    const near =
      last !== undefined &&
      Math.abs(last.y0 + last.y1 - word.y0 - word.y1) < 2 &&
      word.x0 > last.x1 &&
      word.x0 - last.x1 < 0.85 * (word.y1 - word.y0)
    if (!letter || !near) close()
    if (letter) run.push(word)
    else joined.push(word)
  }
  close()
  return joined
}
