import { middle, type Row, type Segment, segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import { readingsOf } from '../../ocr/settle-words.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney } from '../../values/amounts.ts'
import { SIZE } from '../../values/measures.ts'
import { isAnnounced, labelledPart } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { firstOwn } from '../../vocabulary/rival-labels.ts'
import { COMPOUND, isBareNumber, isLoneNumber } from '../codes/lone-code.ts'
import { readFigure } from '../figure-columns.ts'
import { isRemark } from '../remarks.ts'
import type { Block, Parts } from './block.ts'
import { printed } from './figures.ts'
import type { Band } from './find-bands.ts'
import { leading } from './leading-code.ts'
import { COUNT } from './settle-counts.ts'
import { areLevel, isTotalFirst } from './way.ts'

/** Where the part numbers of a document's blocks stand; the same place for all. */
export type Place = 'labelled' | 'figures' | 'alone' | 'leading' | 'none'

/** What a block's words are when its part number stands in this place; what may be a rate or a weight is in doubt, unless it is announced. */
export function partsOf(block: Block, place: Place, announced: boolean): Parts {
  const parts = partsIn(block, place, announced)
  const isSure = place === 'labelled' || parts.readings.length > 0 || !mayBeRate(parts.code, block)
  return isSure ? parts : { ...parts, readings: [joinTexts(parts.code), ''] }
}

/** One decimal, behind the quantity (`2  11.4  Brake drum`). */
function mayBeRate([code, ...more]: readonly Word[], { band: { quantity } }: Block): boolean {
  const isBehind = code !== undefined && quantity !== null && code.x0 > quantity.word.x1
  return isBehind && more.length === 0 && /^\d{1,3}\.\d$/.test(code.text)
}

function partsIn(block: Block, place: Place, announced: boolean): Parts {
  const [own, ...names] = ownTexts(block)
  const rows = [...names, ...[...block.above, ...block.below].map(whole)]
  const named = block.named && names.length === 0
  const texts = named && own ? [own, ...rows] : rows
  if (place === 'labelled' && block.band.code?.length) {
    return guessed({ code: block.band.code, readings: [], rest: texts }, block)
  }
  if (place === 'labelled') return guessed(labelled(own && !named ? [...rows, own] : texts), block)
  if (place === 'figures') {
    const parts = onFiguresRow(block, named ? null : own, texts)
    return names.length > 0 ? openAsName(parts, own) : parts
  }
  if (place === 'alone') {
    const lone = texts.length > 1 ? (texts.find(isBareNumber) ?? texts.find(isLoneNumber)) : undefined
    const joined = names.length > 1 ? names.find(({ text }) => COMPOUND.test(text)) : undefined
    const code = lone ?? joined ?? firstWord(texts)
    const readings = code && code === joined ? [code.text, ''] : []
    return { code: code?.words ?? [], readings, rest: texts.filter(text => text !== code) }
  }
  if (place === 'leading') return leading(texts, announced)
  return { code: [], readings: [], rest: texts }
}

function guessed(parts: Parts, { band }: Block): Parts {
  const isOpen = band.isCodeGuessed && parts.code.length > 0 && parts.readings.length === 0
  return isOpen ? { ...parts, readings: [joinTexts(parts.code), ''] } : parts
}

/**
 * What a block's figures have beside them; in a band of two rows, of which one has nothing but the total behind the name, what stands beside
 * quantity and price (`AB-12 · 2 at 64.35 each`), and the name. Where the total begins its row, behind the name stand count and price, and what
 * stands behind those. A name may also stand before count and price: then nothing is set apart as its number, and what stands beneath it, before the
 * total, is one more text.
 */
function ownTexts({ band }: Block): [own: Segment | null, ...names: Segment[]] {
  const text = (words: readonly Word[]) => (words.length > 0 ? segmentOf([...words], band.page) : null)
  const { quantity, unit } = band
  const isBehind = band.rows.length === 1 && isTotalFirst(band)
  // A form announces its codes.
  if ((band.rows.length < 2 && !isBehind) || !quantity || band.code?.length) return [text(band.words)]
  // Over three rows the code stands beside the total, unless that begins the name.
  const figure = band.rows.length > 2 && !isTotalFirst(band) ? band.total : quantity
  const beside = band.words.filter(word =>
    isBehind ? word.x0 > (unit?.word.x1 ?? 0) : areLevel(word, figure.word),
  )
  const own = beside.filter(word => !/^[·•|,;:–-]+$/.test(word.text))
  const bare = own.filter((_, i) => !isAside(own, i))
  // What a name says in brackets is of it, but for a price.
  const isPriced = own.some(({ text }) => isMoney(readFigure(text.replace(/[()]/g, ''))))
  const code = isPriced || isCodeLike(joinTexts(bare)) ? bare : own
  const name = band.words.filter(word => !beside.includes(word))
  if (name.length === 0 || code.length === 0) return [text(band.words)]
  const [upper, lower] = [segmentOf(code, band.page), segmentOf(name, band.page)]
  return isNameOver(upper, lower, figure.word) ? [null, upper, lower] : [upper, lower]
}

/** `Bumper clip   10 x 0.95` over `Part no. AB-12   9.50`, or over a note: words of a name before the figure, and beneath them what is none. */
function isNameOver(upper: Segment, lower: Segment, figure: Word): boolean {
  const isOver = middle(upper) < Math.min(...lower.words.map(({ y0 }) => y0)) && upper.x1 < figure.x0
  const isTold = labelledPart(upper.text) !== null || isRemark(upper.text)
  const isName =
    !isCodeLike(upper.text, true) || upper.words.some(({ text }) => /^[A-Z]?[a-z]{3,}$/.test(text))
  const isSized = mayBeName(upper.text) && !upper.words.some(({ text }) => /^\d+$/.test(text))
  return (
    isOver &&
    !isTold &&
    (isName || isAnnounced(lower.text) || (isSized && (isBareNumber(lower) || COMPOUND.test(lower.text))))
  )
}

/** Nothing but letters, or a word of them beside sizes and figures: what goods are, or who makes them (`RADIATOR`, `HOSE 16MM`, `NGK 6962`). */
function mayBeName(text: string): boolean {
  const words = text.split(' ')
  const isWord = words.some(word => /^[A-Z]{3,}$/i.test(word))
  return !/\d/.test(text) || (isWord && words.every(word => /^[A-Z]+$/i.test(word) || SIZE.test(word)))
}

/** What stands beside count and price, apart from the name, may itself be that: then what stands beneath is told of it. */
function openAsName(parts: Parts, own: Segment | null): Parts {
  const isOpen = own !== null && parts.code === own.words && mayBeName(own.text)
  return isOpen ? { ...parts, readings: [own.text, ''], isNameOpen: true } : parts
}

/** In brackets that begin with a word of their own (`(was 214.50)`). */
function isAside(words: readonly Word[], at: number): boolean {
  const open = words.findLastIndex((word, i) => i <= at && word.text.startsWith('('))
  const close = words.findIndex((word, i) => i >= open && word.text.endsWith(')'))
  return open >= 0 && (close < 0 || at <= close)
}

/** What the figures' row holds beside figures. Behind the quantity a shelf, a measure or a discount may stand as well. */
function onFiguresRow(block: Block, own: Segment | null, texts: Segment[]): Parts {
  const quantity = block.band.quantity?.word
  const isLevel = own?.words.some(word => quantity && areLevel(word, quantity)) ?? false
  const isBehind =
    own !== null && quantity !== undefined && isLevel && own.x1 > quantity.x0 && !isCounted(block.band)
  const seen = own === null ? [] : [own.text, ...readingsOf(own.words)]
  // However short: the name begins with it as well.
  if (own && !isBehind && texts.some(text => isCodeLike(own.text) && text.text.startsWith(`${own.text} - `)))
    return { code: own.words, readings: [], rest: texts }
  const isCode =
    own !== null &&
    seen.some(text => isCodeLike(text, true)) &&
    !(isBehind && /^\d{1,3}\.\d{1,2}%?$/.test(own.text)) &&
    /\d.*\S{2}|\S{2}.*\d|^[A-Z]{3,}$|^[A-Z]{2,}(?:[-/.][A-Z]+)+\+?$/.test(own.text)
  // `D2` may be a shelf as well.
  if (own && !isBehind && /^[A-Z]\d$/.test(own.text))
    return { code: own.words, readings: [own.text, ''], rest: texts }
  if (!isCode) {
    const short = own && !isBehind && /^\d{1,2}$/.test(own.text) ? own.words : []
    return { code: [], short, readings: [], rest: texts }
  }
  // A date may be the day of the work.
  const readings = isBehind || !isCodeLike(own.text) ? [own.text, ''] : []
  if (COUNT.test(own.text)) return { code: [], count: own.words, readings, rest: texts }
  return { code: own.words, readings, rest: texts }
}

/** `2 x AB-12`: nothing but the number of what is counted stands behind the sign. */
function isCounted({ quantity, rows }: Band): boolean {
  const words = rows.flatMap(wordsOfRow)
  const [sign, next] = quantity ? words.slice(words.indexOf(printed(quantity)) + 1) : []
  return /^[x×]$/i.test(sign?.text ?? '') && next !== undefined && !isMoney(readFigure(next.text))
}

function labelled(texts: readonly Segment[]): Parts {
  const first = firstOwn(texts)
  if (!first) return { code: [], readings: [], rest: [...texts] }
  const { at: text, found } = first
  const tokens = new Set(found.partNumber.split(' '))
  const spelled = text.words.filter(word => tokens.has(unstopped(word.text)))
  const code = spelled.map(withoutStop)
  const taken = new Set(found.taken.split(/\s+/))
  const left = text.words.filter(word => !taken.has(word.text) && !taken.has(unstopped(word.text)))
  // Behind a stop something else is told (`part number 55120, serial 88123`).
  const stop = spelled.find(word => unstopped(word.text) !== word.text)
  const told = stop ? left.filter(word => word.x0 > stop.x1) : []
  // It may be printed once more, beside the figures.
  const isNamed = texts.some(one => one !== text && one.text !== found.partNumber)
  const others = texts.filter(one => one === text || !isNamed || one.text !== found.partNumber)
  const own = [left.filter(word => !told.includes(word)), told].flatMap(words =>
    words.length > 0 ? [segmentOf(words, text.page)] : [],
  )
  const rest = others.flatMap(one => (one === text ? own : [one]))
  const isAfterWords = !text.text.startsWith(found.taken)
  return { code, readings: found.readings, rest, isAfterWords, isCustomers: found.isCustomers === true }
}

function unstopped(text: string): string {
  return text.replace(/[,;]$/, '')
}

function withoutStop(word: Word): Word {
  const { text, readings } = word
  return { ...word, text: unstopped(text), ...(readings ? { readings: readings.map(unstopped) } : {}) }
}

/** One word of capitals over a name of several (`CIRCLIP` over `CIRCLIP INTERNAL 52 MM`, `KS-TERM+`), where the other lines have their codes alone. */
function firstWord([first, second]: readonly Segment[]): Segment | undefined {
  return first && second && second.words.length > 1 && /^[A-Z][A-Z./-]{3,}\+?$/.test(first.text)
    ? first
    : undefined
}

function whole(row: Row): Segment {
  return segmentOf(wordsOfRow(row), row.page)
}
