/** Digits that OCR takes letters for; folded only where a letter cannot stand. */
const DIGIT_OF: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
  G: '6',
}
const EDGE = String.raw`[|\[\]{}_~=«»‹›•·¦°\\]+`
const EDGES = new RegExp(`^${EDGE}|${EDGE}$`, 'g')
/** The hook of a J is a bracket that nothing opened to most readers; codes end in one. */
const HOOK = /(?<=^(?=\S*[A-Z])(?=\S*\d)[A-Z\d./#-]{4,})[\]}]$/
/** A zigzag or a row of anything: one or two characters over and over. */
const DRAWN = /^(\D{1,2})\1{4,}.{0,3}$/
/** Money by its shape: an optional sign, figures or their look-alikes, a point and two more at the end, and a smudge behind them. */
const MONEY_SHAPE =
  /^([-(]?)([$§S]?)([\dOoQlI|!SsBZG]{1,3}(?:,?[\dOoQlI|!SsBZG]{3})*)[.,:]([\dOoQlI|!SsBZG]{2})(\)?-?)[.:;'"]?$/

/**
 * A word as OCR saw it without what is no text: edges of table cells, smudges, the typographer's dashes and quotes. Empty when
 * nothing is left.
 */
export function tidyWord(seen: string): string {
  const text = seen
    .replace(/[–—−‐]|(?<=\w)~(?=\w)/g, '-')
    // A dash and an I are seen twice.
    .replace(/(?<=\w)--(?=\w)/g, '-')
    .replace(/(?<=[A-Z]I)\|(?=-)/g, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(HOOK, ')')
    .replace(EDGES, '')
    .replace(/^§(?=[\d.]|$)/, '$')
    .replace(/^\$(?=[A-Z0-9]*[A-Z-])/, 'S')
    .replace(/^['"](?=[A-Z0-9$])|(?<=[A-Z0-9])['"]$|(?<=\d%)[.:;'"]$/g, '')
  if (DRAWN.test(text)) return ''
  return /^[^\p{L}\p{N}$%&#+/:*-]+$/u.test(text) ? '' : foldMoney(text.trim())
}

/** `$l2.5O` is 12.50: letters cannot stand in an amount. Anything not shaped like one is left alone. */
function foldMoney(text: string): string {
  const match = MONEY_SHAPE.exec(text)
  if (!match) return text
  const [, open = '', sign = '', whole = '', cents = '', close = ''] = match
  const digits = (whole + cents).replace(/\D/g, '').length
  if (2 * digits < (whole + cents).length) return text
  return `${open}${sign === '' ? '' : '$'}${digitsFor(whole)}.${digitsFor(cents)}${close}`
}

/** Every look-alike letter as its digit; only for cells of columns that hold figures. */
export function digitsFor(text: string): string {
  return [...text].map(character => DIGIT_OF[character] ?? character).join('')
}
