import { middle, type PageLayout, type Segment, segmentOf, textOfRow } from '../../../layout/lay-out.ts'
import { isOcr } from '../../../pdf/page.ts'
import { isAddress } from '../../addresses.ts'
import { isTitle } from '../../titles.ts'
import { printSize } from '../letterhead/print-size.ts'
import { shareWord } from '../names/compare-names.ts'
import {
  BRANCH,
  cleanName,
  IN_CAPITALS,
  isName,
  isOwner,
  LEGAL,
  type NameCandidate,
} from '../names/name-words.ts'

/** Times the page's print from which on print is a logo's, and a letterhead's. */
const LOGO = 1.5
const LETTERHEAD = 1.15

/** Whether the name that was found may be the beginning of one: more of it in large print may stand beside it, or under it, or the page says more elsewhere. */
export function mayGoOn(name: NameCandidate, page: PageLayout): boolean {
  return goesOnInLetters(name, page) || goesOnSmaller(name, page) || goesOnElsewhere(name.name, page)
}

/** Where a sender says who it is: of goods, its name may be said with more behind it that is none of it (`Tallow Brake Pads`). */
const OF_SENDER = /\b(?:ABN|ACN|BSB)\b|\baccount name\b|\bpayable to\b|\bproperty of\b/i

const GOES_ON = /^(?: (?:[A-Z0-9][\w'’.-]*|&|and|of))+/

/** A logo's only word, with which the name of a company or an account begins that says more than whose the business is. */
function goesOnElsewhere(name: string, page: PageLayout): boolean {
  if (!/^[a-z]{3,}$/i.test(name)) return false
  const saysMore = (text: string) => {
    const at = ` ${text.toLowerCase()}`.indexOf(` ${name.toLowerCase()} `)
    const [behind = ''] = at < 0 ? [] : (GOES_ON.exec(text.slice(at + name.length)) ?? [])
    const more = behind.split(LEGAL)[0]?.trim() ?? ''
    return more !== '' && !isOwner(more) && !isAddress(text)
  }
  return page.rows
    .map(textOfRow)
    .filter(text => LEGAL.test(text) || OF_SENDER.test(text))
    .some(saysMore)
}

/** Of the rest of a name. */
const MOST_WORDS = 3
/** Share of the name's height by which a line under it is apart, and one beside it. */
const UNDER = 0.4
const BEHIND = 0.8
/** Not the print of a name over another one. */
const SMALLER = 0.9

/** Words that could be a name's, in a smaller print of the letterhead, right under the name or behind it. */
function goesOnSmaller({ words, name: text }: NameCandidate, page: PageLayout): boolean {
  const name = segmentOf(words, page.number)
  const height = name.y1 - name.y0
  if (LEGAL.test(text) || printSize(name, page) < LOGO) return false
  const isNext = (other: Segment) => {
    const own = other.y1 - other.y0
    const isUnder =
      middle(other) > middle(name) &&
      other.y0 - name.y1 < UNDER * height &&
      other.x0 < name.x1 &&
      other.x1 > name.x0
    const isBeside =
      other.x0 > name.x1 &&
      other.x0 - name.x1 < BEHIND * height &&
      middle(other) > name.y0 &&
      middle(other) < name.y1
    return (isUnder || isBeside) && own < SMALLER * height && printSize(other, page) >= LETTERHEAD
  }
  const isRest = (other: Segment) => {
    const rest = cleanName(other.text)
    const areFew = rest.replace(LEGAL, '').trim().split(' ').length <= MOST_WORDS
    return (
      areFew &&
      !BRANCH.test(rest) &&
      isName(rest) &&
      IN_CAPITALS.test(rest) &&
      !shareWord(rest, text) &&
      !text.includes(rest)
    )
  }
  return page.rows.some(row => row.segments.some(other => isNext(other) && isRest(other)))
}

/** Text heights, and the share of its own by which OCR measures the height of a line's pieces apart. */
const BESIDE = 2
const ALIKE = 0.25

/** A scan's large letters before the name or behind it, in its print: of its words one may have been lost, or read as something else. */
function goesOnInLetters({ words }: NameCandidate, page: PageLayout): boolean {
  const name = segmentOf(words, page.number)
  const height = name.y1 - name.y0
  if (!isOcr(words) || printSize(name, page) < LOGO) return false
  const isNext = (other: Segment) =>
    Math.min(other.x1, name.x1) < Math.max(other.x0, name.x0) &&
    Math.max(other.x0 - name.x1, name.x0 - other.x1) < BESIDE * height &&
    Math.abs(middle(other) - middle(name)) < ALIKE * height &&
    Math.abs(other.y1 - other.y0 - height) < ALIKE * height &&
    /^[a-z]{2,}$/i.test(other.text) &&
    !isTitle(other.text)
  return page.rows.some(row => row.segments.some(isNext))
}
