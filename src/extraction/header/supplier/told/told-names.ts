import { type PageLayout, type Row, type Segment, segmentOf, textOfRow } from '../../../layout/lay-out.ts'
import { lineBelow, wordsIn } from '../../../layout/neighbours.ts'
import { printSize } from '../letterhead/print-size.ts'
import { endsInGoods, plain, shareWord } from '../names/compare-names.ts'
import { cleanName, isName, isOwner, LEGAL, type NameCandidate, SLOGAN } from '../names/name-words.ts'

/** Of a name that only a sentence says: as much as of the page's own print on its letterhead. */
const SAID = 0.75
/** Of one whose pieces are a letterhead's print. */
const PROVEN = 1.5

/** Words with capitals, and what stands between them in names. */
const NAME =
  /^(?:the )?(?:[A-Z][\w.'’&/-]*|\([A-Z][\w ]*\)|\d+[A-Z]\w*)(?:,? (?:[A-Z][\w.'’&/-]*|\([A-Z][\w ]*\)|\d+[A-Z]\w*|&|and|of|for))*/
/** Before the name of who sells, in sentences that say so of nobody else. */
const SENTENCES = [
  /\bpayable to:? /i,
  /\bproperty of /i,
  /\b(?:claims?|returns?|goods|faults?|shortages)\b[^.:]{0,40} (?:made|notified|reported|advised|submitted|returned) to /i,
  /\bthank(?:s| you),? for (?:choosing|supporting|shopping (?:with|at)|dealing with|buying (?:from|at)|your (?:business|custom|support|order) (?:with|at)) /i,
  /\b(?:remit|post|mail|send|make|return)\b[^.:]{0,40} to:? /i,
]
/** The same of an account, where the page tells where to pay. */
const OF_ACCOUNT = /(?:\b(?:account|acct?\.?|a\/c) ?name|^name):? |\b(?:account|a\/c): /i
const WHERE_TO_PAY = /\bBSB\b/
/** The name stands in the next line. */
const GOES_DOWN = / to:?$|\baccount name:?$/i
/** What such a sentence goes on with behind the name. */
const GOES_ON =
  /[.,;]?\s(?:please|quote|bsb|acc(?:ount|t)?|a\/c|bank|ref(?:erence)?|abn|acn|ph|phone|tel|email|until|within|by|on|at|po|p\.o\.?|gpo|box|locked|no|and (?:post|send|mail|forward|return))\b.*$|[,;]\s.*$|(?<=[a-z]{4})\.\s.*$/i
const SMALL_WORD = / (?:and|&|of|for|the)$/i
/** Whoever is meant is named elsewhere. */
const NOBODY =
  /^(?:the )?(?:seller|supplier|vendor|company|above|us|store|branch|same|bsb|bank|consignee|consignor|customer|buyer|owner|address)\b/i
/** Rows of a block of payment. */
const NEAR = 3
/** Share of the page's height that a letterhead may have, and times the page's print that its own is. */
const LETTERHEAD = 0.2
const LARGER = 1.15

/**
 * Who sells, by what sentences of the page say of nobody else (`Cheques payable to X`, `Goods remain the property of X`, `Thank you for choosing X`), and of
 * its account; but for the customer, who owns or is sent things as well. A company may trade under another name, so each is only a guess.
 */
export function toldNames(page: PageLayout, customer: ReadonlySet<Segment>): NameCandidate[] {
  const bought = [...customer].map(({ text }) => plain(text))
  return toldOn(page).filter(({ name }) => !bought.some(text => text.includes(bare(name))))
}

function toldOn(page: PageLayout): NameCandidate[] {
  return page.rows.flatMap((row, i) => {
    const near = page.rows.slice(Math.max(0, i - NEAR), i + NEAR + 1)
    const isPaid = near.some(one => WHERE_TO_PAY.test(textOfRow(one)))
    const sentences = isPaid ? [...SENTENCES, OF_ACCOUNT] : SENTENCES
    return piecesOf(row, page).flatMap(piece => {
      const behind = sentences.flatMap(one => {
        const [before] = piece.text.match(one) ?? []
        return before === undefined ? [] : piece.text.slice(piece.text.indexOf(before) + before.length)
      })
      return behind.flatMap(text => nameIn(piece, NAME.exec(text)?.[0] ?? '', page)).slice(0, 1)
    })
  })
}

/** Whether a text says of somebody that he sells, and is no name itself. */
export function isSentenceOfSeller(text: string): boolean {
  return SENTENCES.some(one => one.test(text))
}

/** All names, of which sentences prove those that were put together of pieces, and say what no print does. */
export function withToldNames(
  printed: readonly NameCandidate[],
  told: readonly NameCandidate[],
): NameCandidate[] {
  const proven = new Set(told.map(({ name }) => bare(name)))
  const more = told.filter(({ name }) => !printed.some(other => saysAsMuch(other.name, name)))
  return [...printed.map(one => (proven.has(bare(one.name)) ? { ...one, isGuess: false } : one)), ...more]
}

/**
 * Whether a printed name says what a sentence does, or that names the owner of its business, or the company that trades under it and has more to its name
 * (`Tallow Auto Electrical`, and `Tallow Auto Electrical Wholesale Pty Ltd`).
 */
function saysAsMuch(printed: string, told: string): boolean {
  const isWithin = !SLOGAN.test(printed) && plain(printed).includes(bare(told))
  const isWhole = printed.includes(' ') && endsInGoods(printed)
  const isCompanyOf = isWhole && LEGAL.test(told) && plain(told).startsWith(plain(printed))
  return isWithin || isCompanyOf || (isOwner(told) && shareWord(printed, told))
}

function bare(name: string): string {
  return plain(name.replace(LEGAL, ''))
}

function nameIn(piece: Segment, printed: string, page: PageLayout): NameCandidate[] {
  const name = cleanName(printed.replace(GOES_ON, '').replace(SMALL_WORD, ''))
  if (!isName(name) || NOBODY.test(name)) return []
  const words = wordsIn(piece, name)
  return [
    isParted(name, page)
      ? { name, score: PROVEN, words }
      : { name, score: SAID, words, isGuess: true, isTold: true },
  ]
}

/** Whether the letterhead has the name in two pieces of large print, which nothing there tells to be one. */
function isParted(name: string, page: PageLayout): boolean {
  const whole = bare(name)
  const head = page.rows
    .flatMap(row => row.segments)
    .filter(one => one.y0 < LETTERHEAD * page.height && printSize(one, page) >= LARGER)
    .map(({ text }) => bare(text))
  return head.some((first, i) => head.slice(i + 1).some(rest => whole !== '' && first + rest === whole))
}

/** What stands together on a line, a label with its value, and a sentence with the name in the next line. */
function piecesOf({ page: number, segments }: Row, page: PageLayout): Segment[] {
  return segments.map((segment, i) => {
    const isOpen = GOES_DOWN.test(segment.text)
    const value = isOpen || segment.text.endsWith(':') ? segments[i + 1] : undefined
    const more = value ?? (isOpen ? lineBelow(segment, page) : undefined)
    return more ? segmentOf([...segment.words, ...more.words], number) : segment
  })
}
