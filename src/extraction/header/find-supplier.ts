import { middle, type PageLayout, type Segment } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'
import { findAbns } from '../values/abn.ts'
import { findDates } from '../values/dates.ts'
import { customerBlocks, isPaymentSlip } from './customer-blocks.ts'
import { isTitle } from './document-type.ts'
import { looksLikeLabel } from './labels.ts'

export interface SupplierFound {
  name: string | null
  nameUncertain: boolean
  nameWords: Word[]
  abn: string | null
  abnValid: boolean
  abnUncertain: boolean
  abnWords: Word[]
  page: number
}

interface NameCandidate {
  name: string
  score: number
  words: Word[]
}

const LEGAL =
  /\b(?:pty\.?\s*(?:ltd|limited)|p\/l|proprietary limited|ltd|limited|partnership|(?:family )?trust)\b\.?/i
const ADDRESS =
  /\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|court|ct|close|parade|highway|hwy|way|place|crescent|terrace|box|unit|lot|shop)\b.*\d|\b\d+[a-z]?(?:\/\d+)?\s+\w+.*\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|court|ct|close|parade|highway|hwy|way|place|crescent|cres|terrace|tce|boulevard|circuit|esplanade)\b|\b(?:NSW|QLD|VIC|TAS|SA|WA|NT|ACT)\s+\d{4}\b/i
const CONTACT =
  /@|\bwww\.|https?:|\b(?:ph|phone|tel|fax|mob|email|e-mail)\b|\(0\d\)|\bbsb\b|\ba\/?c(?:count)?\b|\bpage\b|\blicen[cs]e/i
const TRADING = /^(.*?)\s*(?:\bt\/as?\b|\btrading as\b|\bt\/a\b)\s*:?\s*(.+)$/i
const TRADE_NAME_OF = /^(.*?)\s+is a (?:registered )?(?:trading|business) name of\s+(.+?)(?:[.,;]|$)/i

/** Who sent the document: letterhead, legal name beside the ABN, trading name; never the customer, never the bank account's name. */
export function findSupplier(pages: readonly PageLayout[]): SupplierFound {
  const page = pages[0]
  const empty = {
    name: null,
    nameUncertain: true,
    nameWords: [],
    abn: null,
    abnValid: false,
    abnUncertain: true,
    abnWords: [],
    page: 1,
  }
  if (!page) return empty
  const customer = customerBlocks(page)
  const abn = findSupplierAbn(page, customer)
  const names = nameCandidates(page, customer)
  const theirNames = new Set([...customer].map(segment => plain(cleanName(segment.text))))
  const scored = strengthen(names, page)
    .filter(one => !theirNames.has(plain(one.name)))
    .sort((a, b) => b.score - a.score)
  const best = fullest(scored)
  const rival = scored.find(other => best && !isSame(other.name, best.name))
  return {
    ...empty,
    ...abn,
    name: best && best.score > 0.4 ? best.name : null,
    nameUncertain:
      !best ||
      best.score < 0.9 ||
      (rival !== undefined && rival.score > best.score - 0.15 && !shareWord(rival.name, best.name)),
    nameWords: best?.words ?? [],
    page: page.number,
  }
}

/** A logo may show only the first word: the same name with more words wins when it is likely too. */
function fullest(scored: readonly NameCandidate[]): NameCandidate | undefined {
  const best = scored[0]
  if (!best) return undefined
  const longer = scored.filter(
    one =>
      plain(one.name).length > plain(best.name).length &&
      plain(one.name).startsWith(plain(best.name)) &&
      one.score > 0.45 * best.score,
  )
  const whole = longer.find(one => !LEGAL.test(one.name)) ?? longer[0]
  return whole && !LEGAL.test(best.name) ? { ...whole, score: Math.max(whole.score, best.score) } : best
}

function findSupplierAbn(page: PageLayout, customer: ReadonlySet<Segment>) {
  const found = page.rows.flatMap(row =>
    row.segments.flatMap(segment =>
      findAbns(segment.text).map(abn => ({ ...abn, segment, mine: customer.has(segment) })),
    ),
  )
  const theirs = found.filter(one => !one.mine)
  const distinct = [...new Set(theirs.filter(one => one.valid).map(one => one.digits))]
  const best = theirs.find(one => one.valid && one.labelled) ?? theirs.find(one => one.valid) ?? theirs[0]
  return {
    abn: best?.digits ?? null,
    abnValid: best?.valid ?? false,
    abnUncertain: best !== undefined && (!best.valid || distinct.length > 1),
    abnWords: best?.segment.words ?? [],
  }
}

function nameCandidates(page: PageLayout, customer: ReadonlySet<Segment>): NameCandidate[] {
  const segments = page.rows.flatMap(row => row.segments).filter(segment => !customer.has(segment))
  const found = segments.flatMap(segment => [...wholeNames(segment, page), ...phraseNames(segment, page)])
  return [...found, ...stackedNames(segments, page)]
}

/** A line of letterhead by itself: the larger and the higher, the likelier. */
function wholeNames(segment: Segment, page: PageLayout): NameCandidate[] {
  const name = cleanName(segment.text)
  if (!isName(name) || segment.y0 > 0.25 * page.height) return []
  const size = (segment.y1 - segment.y0) / (page.textHeight || 1)
  const score =
    Math.min(1.2, Math.max(0, size - 1)) +
    (segment.y0 < 0.15 * page.height ? 0.4 : 0.1) +
    (LEGAL.test(name) ? 0.4 : 0) +
    (hasContacts(segment, page) ? 0.4 : 0)
  return [{ name, score, words: segment.words }]
}

/** Telephone, web address or ABN in the lines under a name: a sender's block, seldom a customer's. */
function hasContacts(segment: Segment, page: PageLayout): boolean {
  const reach = segment.y1 + 6 * 1.5 * page.textHeight
  return page.rows.some(row =>
    row.segments.some(other => {
      const under =
        middle(other) > middle(segment) &&
        other.y0 < reach &&
        Math.min(other.x1, segment.x1) > Math.max(other.x0, segment.x0)
      return under && (/\(0\d\)|@|www\.|\b1[38]00 \d/i.test(other.text) || findAbns(other.text).length > 0)
    }),
  )
}

/** `X Pty Ltd T/A Y`, `Y is a trading name of X Pty Ltd`, `X Pty Ltd ABN 12 …`. */
function phraseNames(segment: Segment, page: PageLayout): NameCandidate[] {
  const text = segment.text.replace(/\bA\.?B\.?N\.?\b.*$/i, '').trim()
  const near = segment.y0 < 0.2 * page.height ? 0.2 : 0
  const trade = TRADING.exec(text)
  if (trade?.[2])
    return [trade[2].replace(/[.].*$/, ''), trade[1] ?? '']
      .map(cleanName)
      .filter(isName)
      .map((name, i) => ({ name, score: 1.3 - 0.3 * i + near, words: segment.words }))
  const named = TRADE_NAME_OF.exec(text)
  if (named?.[1])
    return [named[1], named[2] ?? '']
      .map(cleanName)
      .filter(isName)
      .map((name, i) => ({ name, score: 1.3 - 0.3 * i + near, words: segment.words }))
  const own = /\bA\.?B\.?N\b/i.test(segment.text) && findAbns(segment.text).length > 0
  const sender = cleanName(text)
  if (own && isName(sender) && !LEGAL.test(sender))
    return [{ name: sender, score: 0.7 + near, words: segment.words }]
  const beside = findAbns(segment.text).length > 0 || abnBeside(segment, page)
  const legal = cleanName(text)
  return beside && isName(legal) && LEGAL.test(legal)
    ? [{ name: legal, score: 0.9 + near, words: segment.words }]
    : []
}

function abnBeside(segment: Segment, page: PageLayout): boolean {
  return page.rows.some(row =>
    row.segments.some(
      other =>
        findAbns(other.text).length > 0 &&
        Math.abs(middle(other) - middle(segment)) < 1.6 * page.textHeight &&
        other.x0 - segment.x0 < 200,
    ),
  )
}

/** A name set over two lines of a logo (NINEBARK / Parts Distribution). */
function stackedNames(segments: readonly Segment[], page: PageLayout): NameCandidate[] {
  const high = segments.filter(segment => segment.y0 < 0.2 * page.height && isName(cleanName(segment.text)))
  return high.flatMap(upper => {
    const lower = high.find(other => {
      const step = other.y0 - upper.y1
      const aligned =
        Math.abs(other.x0 - upper.x0) < 4 ||
        Math.abs(other.x1 - upper.x1) < 6 ||
        Math.abs(other.x0 + other.x1 - upper.x0 - upper.x1) < 8
      return other !== upper && middle(other) > middle(upper) && step < 0.4 * (upper.y1 - upper.y0) && aligned
    })
    if (!lower || LEGAL.test(upper.text) || LEGAL.test(lower.text)) return []
    const size = (upper.y1 - upper.y0) / (page.textHeight || 1)
    if (size < 1.15) return []
    return [
      {
        name: `${upper.text} ${lower.text}`,
        score: Math.min(1.1, Math.max(0, size - 1)) + 0.3,
        words: [...upper.words, ...lower.words],
      },
    ]
  })
}

/** A name that stands elsewhere on the page too, or in the sender's web address, is likelier the sender's. */
function strengthen(names: readonly NameCandidate[], page: PageLayout): NameCandidate[] {
  const text = plain(page.rows.map(row => row.segments.map(segment => segment.text).join(' ')).join(' '))
  const sites = page.rows.flatMap(row =>
    row.segments.flatMap(segment =>
      [...segment.text.matchAll(/(?:@|www\.)([a-z0-9-]+)\./gi)].map(match => plain(match[1] ?? '')),
    ),
  )
  return names.map(one => {
    const key = plain(one.name)
    const times = key.length > 3 ? text.split(key).length - 1 : 0
    const site = sites.some(
      domain =>
        domain.length > 3 &&
        (key.startsWith(domain) ||
          domain.startsWith(key) ||
          (key.length > 5 && domain.includes(key.slice(0, 8)))),
    )
    return { ...one, score: one.score + Math.min(0.6, 0.3 * Math.max(0, times - 1)) + (site ? 0.6 : 0) }
  })
}

function isName(text: string): boolean {
  if (text.length < 3 || text.length > 70 || !/[A-Za-z]{2}/.test(text)) return false
  if (isTitle(text) || ADDRESS.test(text) || CONTACT.test(text) || isPaymentSlip(text)) return false
  if (looksLikeLabel(text) || findDates(text).length > 0 || /:\s*\S|\d{4,}/.test(text)) return false
  return text.split(' ').length <= 9 && !/[.!?]\s+[A-Z]/.test(text.replace(/\b[A-Z]\.\s/g, ''))
}

function cleanName(text: string): string {
  return text
    .replace(/\bA\.?[BC]\.?N\.?\b.*$/i, '')
    .replace(/[\s,;|–-]+$/, '')
    .trim()
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '')
}

function isSame(a: string, b: string): boolean {
  return plain(a).includes(plain(b)) || plain(b).includes(plain(a))
}

/** A trading name and its company mostly share the word that matters. */
function shareWord(a: string, b: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const others = new Set<string>(words(b))
  return words(a).some(word => others.has(word))
}
