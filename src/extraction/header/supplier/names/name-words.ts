import { isOcr, type Word } from '../../../pdf/page.ts'
import { findDates } from '../../../values/dates.ts'
import { isMeasure } from '../../../values/measures.ts'
import { looksLikeLabel } from '../../../vocabulary/label-meaning.ts'
import { isAddress } from '../../addresses.ts'
import { isTitle, TITLE_BESIDE_NAME } from '../../titles.ts'
import { isPaymentSlip } from '../payment-slip.ts'

export interface NameCandidate {
  name: string
  score: number
  words: Word[]
  /** Whether all of its words are the name's is open. */
  isGuess?: boolean
  /** Only sentences say it, which others are in as well: what else does adds nothing. */
  isTold?: boolean
  /** The lines of a name that is set over several in one print. */
  lines?: string[]
}

export const LEGAL =
  /\b(?:pty\.?\s*(?:ltd|limited)|p\/l|proprietary limited|ltd|limited|partnership|(?:family )?trust)\b\.?/i
const CONTACT =
  /@|\bwww ?\.|https?:|\b(?:ph|phone|tel|fax|mob|email|e-mail)\b|\(0\d\)|\bbsb\b|\ba\/?c(?:count)?\b|\bpage\b|\blicen[cs]e/i
/** A line of a title that is set over several. */
const TITLE_PIECE =
  /^(?:tax|invoice|credit|adjustment|note|statement|statement of|account|of account|delivery|docket|packing|slip)$/i
/** What a workshop stamps on a paper; a scan may lose its first letter. */
const STAMP =
  /^(?:r?eceived|p?aid(?: (?:in )?(?:cash|full)| by \w+| eftpos| with thanks)?|e?ntered|c?hecked|a?pproved|posted)$/i
/** What parts a name from what else stands on its line. */
export const APART = /\s+[-–|·•]\s+/
/** A part of a business. */
export const DEPARTMENT =
  /^genuine parts (?:department|dept\.?|counter|office|desk)$|^(?:(?:spare|van|counter|field) )?(?:parts|service|accounts|sales|workshop|warehouse|trade|depot)(?: (?:&|and) \w+)?(?: (?:department|dept\.?|division|centre|center|counter|office|desk))?$/i
/** A part of a business that says so itself is no end of its name. */
export const DESK = /\b(?:department|dept\.?|counter|office|desk)$/i
/** Where a business trades. */
export const BRANCH = /\bbranch$|\bstore #?\d+$/i
/** What a business is to another. */
export const PART_OF =
  /^an? [a-z ]+ of |^(?:as )?(?:division|franchisee|subsidiary|member|part|branch|(?:registered )?(?:business|trading) name) of /i
/** Of a name that began in the line above. */
export const MIDDLE = /^(?:&|and) (?=[A-Z])/
/** A first line that cannot be the whole name (`Kestrel Off` over `Road Gear`). */
export const UNFINISHED = /(?:\bpty|\boff|\b(?:and|of|the)|&)\.?$/i
export const COMPANY_END = /^(?:pty\.?\s*)?(?:ltd|limited)\.?$|^(?:family )?trust$/i

/** Of what a business says of itself, rather than of its name (`We Keep You Moving`, `Your Brake Experts`). */
export const SLOGAN = /\b(?:you|your|our|we|is|are|has|have|please|thanks?|since)\b/i

/** Every word in capitals or begun with one, as in a name and in no sentence of what is dealt in. */
export const IN_CAPITALS = /^(?:(?:[A-Z][\w'’.-]*|&|and|of) )*[A-Z][\w'’.-]*$/

/** What a business deals in: one or two words each, all of them several of a kind, with dashes or dots between them (`Hoses - Belts - Clips`). */
const GOODS = /^(?:[^ ]+ )?[^ ]{2,}s$/i

/** Small letters throughout, as in a sentence, and commas: a list, or to whom it is sold (`Hoses & fittings, trade only`). */
const LISTED = /^[A-Z]?[a-z-]+(?:,? (?:[&+]|[a-z-]+))+\.?$/

export function areGoods(text: string): boolean {
  if (text.includes(', ') && LISTED.test(text)) return true
  const pieces = text.split(APART)
  return pieces.length > 2 && pieces.every(piece => GOODS.test(piece)) && !LEGAL.test(text)
}

/** One word behind a mark without its mate: what OCR makes of a logo. */
export function isMadeUp({ text, words }: { text: string; words: readonly Word[] }): boolean {
  return isOcr(words) && /^["“”'‘’`~^*|]\S*[^"“”'‘’`~^*|\s]$/.test(text)
}

/** Stops that end no sentence: of initials, before what says at the end that it is a company (`Limited warranty` begins a sentence). */
const SHORTENED =
  /\b[A-Z]\.\s|\.\s+(?=(?:(?:Pty|PTY)\.? (?:Ltd|LTD|Limited|LIMITED)|P\/L)\b|(?:Ltd|LTD|Limited|LIMITED)\.?$)/g
/**
 * What the names of businesses shorten, where each word up to it begins like a name's (`Marsh Bros. Tyres (QLD)`, `St. George Motors`), as it does in
 * no sentence (`The home of Ford & Co. Parts`).
 */
const IN_NAMES = /(?<=^(?:(?:[^\sa-z]\S*|and|of) )*)(?:[A-Z]\S*\W)?(?:Bros|BROS|Co|CO|St|ST|Mt|MT)\.\s/g
/** One of a business's places, by its number (`Branch 118`), and what a title's other words leave of another paper's (`ORIG` of `ORIG INVOICE`). */
const NUMBERED = /^(?:branch|store|depot|shop|yard) #?\d+$/i
const OF_PAPER = /^(?:orig(?:inal)?|related|previous|prev|ref|reprint|copy)$/i
/** The trust whose name stands in the next line (`Ternwood Pty Ltd ATF The`). */
const TRUSTEE = /(?<=\b(?:pty|ltd|limited)\.?),?\s+(?:atf|as trustees? for)(?: the)?$/i
/** The name that stands elsewhere (`trading as the above`). */
const SAID_ELSEWHERE = /^(?:the )?(?:above|below|same(?: as above)?|undersigned)$/i
/** For what or whom a line or a copy is (`Office use only`), or what a shop boasts of (`Genuine Parts Only`); a business may be called after what it deals in (`Utes Only`). */
const FOR_SOME_ONLY =
  /\b(?:office|trade|wholesale|retail|cash|cards?|eftpos|accounts?|customers|clients|members|staff|internal|use|purposes?|reference|information|sales?|deliver(?:y|ies)|pick-?ups?|collections?|appointments?|cop(?:y|ies)|payments?|cheques?|credit|prepaid|quotes?|enquiries|week(?:days|ends)|day|days|parts|spares|repairs|genuine|new|used) only$/i
/** A place by itself (`Mt. Isa`, `St. George Store`). */
const PLACE = /^(?:St|Mt)\. [a-z]+(?: store)?$/i

/** Whether a capital begins a sentence within it. */
function holdsSentences(text: string): boolean {
  return /[.!?]\s+[A-Z]/.test(text.replace(IN_NAMES, '').replace(SHORTENED, ''))
}

/** How a company ends that says only whose the business is (`Ternwood Holdings Pty Ltd`). */
const OWNERS =
  /\b(?:holdings|enterprises|investments|nominees|industries|ventures|properties|partners|associates|bros|brothers|sons)$/i

export function isOwner(text: string): boolean {
  return OWNERS.test(text.split(LEGAL)[0]?.trim() ?? '')
}

/** Whether words could be the name of a business. */
export function isName(text: string): boolean {
  return !areGoods(text) && mightBeName(text)
}

/** The same, though they may be goods. */
export function mightBeName(text: string): boolean {
  if (
    isMeasure(text) ||
    COMPANY_END.test(text) ||
    TITLE_PIECE.test(text) ||
    TITLE_PIECE.test(text.replace(/\s+/g, '')) ||
    DEPARTMENT.test(text) ||
    STAMP.test(text) ||
    PART_OF.test(text) ||
    PLACE.test(text) ||
    SAID_ELSEWHERE.test(text) ||
    MIDDLE.test(text) ||
    NUMBERED.test(text) ||
    FOR_SOME_ONLY.test(text) ||
    OF_PAPER.test(text) ||
    // The end of a name set over two lines, a web address, a code (but `Parts360`).
    /^\(|^\S+\.[a-z]{2,}$|^(?![A-Z][a-z]{3,}\d+$)\S*\d{3}\S*$/.test(text) ||
    // Terms of payment, and the head of an e-mail's print.
    /^\d+ (?:days?|messages?|attachments?)\b|^(?:gmail|outlook|inbox)$/i.test(text)
  )
    return false
  if (text.length < 3 || text.length > 70 || !/[A-Za-z]{2}/.test(text)) return false
  if (isTitle(text) || isAddress(text) || CONTACT.test(text) || isPaymentSlip(text)) return false
  if (looksLikeLabel(text) || findDates(text).length > 0 || /:\s*\S|\d{4,}/.test(text)) return false
  return text.split(' ').length <= 9 && !holdsSentences(text)
}

/** What OCR makes of a row of stars or dashes: one or two letters over and over. */
export function isDrawn(text: string): boolean {
  const letters = text.toUpperCase().replace(/[^A-Z]/g, '')
  return letters.length >= 6 && new Set(letters).size <= 2
}

/** A line that shows by its company that its spaces were lost (`TallowHoses PtyLtd`). */
const GLUED = /\bPtyLtd\b/

/** Such a line with spaces where small letters meet capitals, as they do within a word of some names. */
export function parted(printed: string): string {
  return GLUED.test(printed) ? printed.replace(/(?<=[a-z]{2})(?=[A-Z][a-z]{2})/g, ' ') : printed
}

/** A name without its ABN and a title on its line. */
export function cleanName(text: string): string {
  return (
    parted(text)
      .replace(/\b(?:A\.?[BC]\.?N\b\.?|Australian (?:Business|Company) N(?:umber|o)\b).*$/i, '')
      // `Australian Business Number` may go on in the next line.
      .replace(/(?<=\b(?:ltd|limited)\.?)\s+Australian(?: Business| Company)?$/i, '')
      .replace(TRUSTEE, '')
      // What the company trades as, or where (`Ternwood Pty Ltd (Tern Online)`).
      .replace(/(?<=\bpty\.? (?:ltd|limited)\.?)\s+\([^()]+\)$/i, '')
      .replace(/^(?:tax )?invoice(?: \([^)]*\))? from:? (?=[A-Z])/i, '')
      .replace(TITLE_BESIDE_NAME, '')
      .replace(/^(?:t\/as?|trading as)\b\s*:?\s*/i, '')
      // What OCR makes of `Pty Ltd`.
      .replace(/\bP[rt]y\.? L[tu]d\b/, 'Pty Ltd')
      // What the sender is, in small letters (`- online store`).
      .replace(/(?<=\S \S.*)\s+[-–—|·•]\s+[a-z][a-z &]+$/, '')
      .replace(/[\s,;|·•–-]+$/, '')
      // A letter that OCR saw twice, once as a small one (`FErRNHOLLOW`); behind one capital it may be the name's own (`McCALLUM`).
      .replace(/(?<=\b[A-Z]{2,})([a-z])(?=([A-Z])[A-Z])/g, (letter, _seen, next: string) =>
        letter.toUpperCase() === next ? '' : letter,
      )
      // What OCR makes of a logo.
      .replace(/^\W*\w?\)\s+(?=[A-Z])/, '')
      .trim()
  )
}

/**
 * A name without the letters of a logo that its words begin with (`IW Ironbark Workshop Equipment`). Around an `&` they may be a part of the name
 * (`TM Truck & Marine`) unless all its words begin with them.
 */
export function withoutInitials(name: string): string {
  const [letters = '', ...words] = name.split(' ')
  const initials = words.map(word => word.match(/^[A-Za-z]/)?.[0].toUpperCase() ?? '').join('')
  const isWhole = words.includes('&')
    ? letters.length > 2 && initials === letters
    : initials.startsWith(letters)
  const isLogo = /^[A-Z]{1,4}$/.test(letters) && isWhole && /^[A-Za-z]{2}/.test(words[0] ?? '')
  return isLogo ? words.join(' ') : name
}
