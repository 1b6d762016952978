const MEASURE =
  /^(?:ea|each|pc|pcs|pce|no|units?|sets?|pr|pair|kit|pk|pkt|pack|box|bx|ctn|carton|bag|tin|can|tube|btl|bottle|drum\d*|drm|roll|rl|l|lt|ltr|litre|ml|gal|kg|g|m|mtr|mm|hr|hrs|hour)\.?$/i

/** A unit that goods are counted in (`EA`, `DRUM20`). */
export function isMeasure(text: string): boolean {
  return MEASURE.test(text)
}

/** What a column of tax codes holds. */
export function isTaxCode(text: string): boolean {
  return /^(?:gst|g|t|n|n-?t|fre|free|s\d?|std|10%?)$/i.test(text)
}

/** Sizes, ratings and grades that names of goods hold: `5W-30`, `205/55R16`, `12V`, `2.25in`, `40x62`, `M14x1.5`, `DOT4`, `R2AT`. */
export const SIZE =
  /^m\d{1,2}(?:x[\d.]+)*$|^dot\d(?:\.\d)?$|^r\d{1,2}at?s?$|^\d+(?:[.,/x-]\d+)*(?:[a-z]{1,4}\d{0,3})?$|^\d+w-?\d+$|^\d+(?:\.\d+)?[x×]\d.*$|^\d{3}\/\d{2}z?r\d{2}.*$/i

/** A tyre's: goods by itself (`A/T 265/70R16 112S`, `195R15C`). */
export const TYRE_SIZE = /\b\d{3}(?:\/\d{2})?z?r\d{2}c?\b/i

/** A figure with its unit (`55W`), or all of a text that is several of them (`12V 21/5W`, `20 LT`). */
const RATED = /^(?:\d[\d./x]*(?:v|w|a|k|ah|cca?|l|lt|ltr|ml|kg|g|t|mm|cm|m|km|in|pc|pk|oz|amp|psi)\s*)+$/i

/** `H4 12V`: few numbers of several groups end in such a unit. */
const ENDS_RATED = / \d{1,3}(?:v|w|kg|ml|mm)$/i

/** Words that say what goods are, and not which: a word of letters (`BELT 4PK850`, `LAMP 12V`), a rating, a measure or a size. */
export function saysWhat(text: string): boolean {
  return text.split(' ').some(word => /^[A-Z]{4,}$/i.test(word)) || saysHowMuch(text)
}

/** A rating, a measure or a size (`12V 21/5W`, `M8 X 40`). */
export function saysHowMuch(text: string): boolean {
  const words = text.split(' ')
  const isMeasured = words.length === 2 && words.some(word => /^\d+$/.test(word)) && words.some(isMeasure)
  return isMeasured || [RATED, ENDS_RATED, TYRE_SIZE, / x \d/i].some(size => size.test(text))
}

/** How long something is, or how wide behind a sign (`600`, `1/2"`, `19mm`, `M8`); of more figures it is a number of goods. */
const LENGTH = /^m?\d{1,4}(?:[.,/x×-]\d+)*(?:mm?|cm|in(?:ch)?|ft|["”″'])?$/i
/** It alone. */
const IN_MM = /^\d{1,4}(?:mm|cm)$/i
/** Ends one. */
const LENGTH_UNIT = /^(?:mm|cm|m|in|inch|ft)\.?$/i
/** A screw is as long as what follows (`1/2 UNF x 3`). */
const THREAD = /^(?:un[cfs]|unef|bs[fpw]|bsp[pt]|nptf?|metric)$/i
/** One of two sides by itself (`600 x 300`, `6 x 9`), which have a unit both or neither. */
const SIDE = /^\d{1,4}(?:[.,/]\d+)?$/
/** No side has it apart from its figure (`10 amp`). */
const NO_SIDE =
  /^(?:a|amps?|v|volts?|w|watts?|ah|l|lt|ltr|lit(?:re|er)s?|ml|kgs?|g|psi|months?|years?|weeks?|days?)\.?$/i

/** Begins a name, and is no number of goods (`450mm blade`). */
export function isLength(text: string): boolean {
  return IN_MM.test(text)
}

/** `Tape 19mm`, `Hose 38 mm`, `Bolt 1/2 UNF`. */
export function endsInLength(words: readonly string[]): boolean {
  const [before = '', last = ''] = ['', ...words].slice(-2)
  return LENGTH.test(last) || THREAD.test(last) || (LENGTH_UNIT.test(last) && LENGTH.test(before))
}

/** `600`: with what stands behind a sign, two sides. */
export function endsInSide(words: readonly string[]): boolean {
  return SIDE.test(words.at(-1) ?? '')
}

/** `9 speakers`, and neither `600mm blade` nor `10 amp fuse`; four figures are a number of goods more often. */
export function beginsWithSide([first = '', next = '']: readonly string[]): boolean {
  return SIDE.test(first) && !/^\d{4}/.test(first) && !NO_SIDE.test(next)
}

/** What goods measure or are mixed in (`12x1.5`, `205/55R16`, `1:1 PREMIX`), and the grade of an oil. */
const SIZES = /\d[x×]\d|\/\d{2}z?r\d{2}|\d:\d|\b\d{1,2}w[-/]?\d{2,3}\b/i

/** How large goods are, what they are rated or of which grade, and not which they are. */
export function isSizeOrGrade(code: string): boolean {
  return isMeasure(code) || saysHowMuch(code.replace(/ /g, '')) || SIZES.test(code)
}

/** What they fit: letters of models that a stroke joins, or an engine behind a name (`QA/QB V6`, `QC79 V8`). */
const FITTED = /^[a-z]+(?:\/[a-z]+)+(?: |$)| (?:v\d{1,2}|\d)$/i

/** A model or an engine behind what goods are. */
export function saysWhatFits(code: string): boolean {
  return FITTED.test(code)
}
