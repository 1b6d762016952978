import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { isLength } from '../../values/measures.ts'
import { leadingCode } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { differs, firstColumn, wordsApart } from '../codes/words-apart.ts'
import type { Parts } from './block.ts'

/** `04/08` may be the day of a delivery. */
const DAY_OF_YEAR = /^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])$/

/**
 * The part number of the first row that begins with one, and the name behind it.
 * @param announced a heading says that numbers stand there.
 */
export function leading(texts: readonly Segment[], announced: boolean): Parts {
  const capitals = announced ? capitalsAtStart(texts) : null
  if (capitals) return capitals
  for (const [i, text] of texts.entries()) {
    const cut = codeLength(text, announced)
    if (cut === 0) continue
    const code = text.words.slice(0, cut)
    const rest = segmentOf(text.words.slice(cut), text.page)
    const printed = joinTexts(code)
    const isApart = differs(code, rest.words) || firstColumn(text.words) === cut
    const certain = announced ? isCodeLike(printed) : isApart && !DAY_OF_YEAR.test(printed)
    const next = rest.words[0]?.text ?? ''
    // A spaced number may go on with letters, and a name may begin with as few (`NA-C`, `U-J kit`).
    const mayGoOn = cut > 1 && !rest.text.startsWith(printed) && /^[A-Z]{1,3}(?:-[A-Z]{1,2})?$/.test(next)
    const open = mayGoOn ? [printed, `${printed} ${next}`] : []
    return {
      code,
      readings: certain ? open : [printed, ...open.slice(1), ''],
      rest: [rest, ...texts.slice(i + 1)],
    }
  }
  return { code: [], readings: [], rest: [...texts] }
}

/**
 * A word of capitals before a name that has none (`OILLEVY Waste oil levy`) or that says it again (`LEVY TYRE LEVY`, `OILLEVY WASTE OIL
 * LEVY`), where a heading announces codes there: one, or part of the name.
 */
function capitalsAtStart([text, ...more]: readonly Segment[]): Parts | null {
  const [first, second] = text?.words ?? []
  if (!text || !first || !second || !/^[A-Z]{4,}$/.test(first.text)) return null
  // What stands behind a dash is what the word is told of (`EXCHANGE SURCHARGE - CALIPER EXCHANGE`).
  const dash = text.words.findIndex(word => /^[-–—]$/.test(word.text))
  const own = dash < 0 ? text.words : text.words.slice(0, dash)
  const name = own.slice(1).map(word => word.text)
  const isSaidAgain = new RegExp(`\\b${[...first.text].join(' ?')}\\b`).test(name.join(' '))
  if (!/[a-z]/.test(second.text) && !isSaidAgain) return null
  const rest = segmentOf(text.words.slice(1), text.page)
  return { code: [first], readings: [first.text, ''], rest: [rest, ...more] }
}

/** How many words at a row's start are its code. A code in another face ends where the face changes. */
function codeLength(text: Segment, announced: boolean): number {
  const words = text.words.map(word => word.text)
  const apart = wordsApart(text.words)
  if (apart > 0) return apart
  const twice = printedTwice(words)
  if (twice !== null) return twice
  const groups = groupsAtStart(words, announced)
  const long = joinTexts(text.words.slice(0, groups)).length >= 4
  if (announced || long) return groups
  return leadingCode(text.text)?.partNumber.split(' ').length ?? 0
}

/** What is charged until the old part comes back. */
const OF_CORE = /^(?:core|surcharge|deposit)\b|^exchange(?:$| (?:core|charge|surcharge|deposit|fee)\b)/i

/**
 * A spaced number: letters at most before its first group, then groups of digits; or one code, which may look like a date where codes are announced.
 * Letters at its end are joined to those of a core charge (`NA-C Core charge`); others so joined may begin the name (`U-J kit`).
 */
function groupsAtStart(words: readonly string[], announced: boolean): number {
  const spaced =
    /^[A-Z]{1,4}-\d[A-Z\d]*(?: \d{3}){2,}(?: [A-Z]{1,2})?(?= )|^(?:[A-Z]{1,4} |[A-Z]{1,4}-[A-Z]{1,4} (?=\d{3}))?\d[A-Z\d]*(?: \d[A-Z\d]*)+(?: [A-Z]{1,2}(?:-C)?(?= )| [A-Z]{1,3}(?=[*†‡^~§+]))?[*†‡^~§+]?(?= )/.exec(
      words.join(' '),
    )
  const [first = ''] = words
  if (spaced) {
    const groups = spaced[0].split(' ').length
    const isJoined = spaced[0].endsWith('-C') && !OF_CORE.test(words.slice(groups).join(' '))
    return isJoined ? groups - 1 : groups
  }
  const isCode = /\d/.test(first) || /^[A-Z]{2,}(?:[-/.][A-Z]+)+$/.test(first)
  return words.length > 1 && isCodeLike(first, announced) && isCode && !isLength(first) ? 1 : 0
}

/**
 * Words of a number that stands twice (`48916 48916 - Gasket`, `EH 248 80 EH 248 80 - Cleaner`), a short one before a dash (`H5 H5 - Globe`);
 * null where none does.
 */
function printedTwice(words: readonly string[]): number | null {
  const size = words.findIndex((_, i) => {
    const [code, again] = [words.slice(0, i + 1), words.slice(i + 1, 2 * i + 2)].map(some => some.join(' '))
    const isSetOff = /\d/.test(code ?? '') && /^[-–—]$/.test(words[2 * i + 2] ?? '')
    return code === again && (isSetOff || /\d{4,}|\d \d|[A-Z] \d/.test(code ?? ''))
  })
  return size < 0 ? null : size + 1
}
