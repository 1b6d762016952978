import { type PageLayout, textOfRow } from '../../layout/lay-out.ts'
import { plain } from './compare-names.ts'
import { LEGAL, type NameCandidate } from './name-words.ts'

/** A stack of lines scores this in print half as large again as the page's. */
const LARGE_STACK = 0.95

/** What a sender says of itself on its last page. */
const OF_COMPANY = /\b(?:ABN|ACN|BSB)\b|\bA\.B\.N\./

/**
 * A name that stands elsewhere on the page too, or beside an account or ABN on a later one, in the sender's web address or, with its first word, as the owner of the account to pay into,
 * is likelier the sender's; all its lines are likelier than one.
 */
export function strengthen(names: readonly NameCandidate[], pages: readonly PageLayout[]): NameCandidate[] {
  const page = pages[0] as PageLayout
  const owners = pages.flatMap(one => one.rows.flatMap(row => ownersOfAccount(textOfRow(row))))
  const text = plain(page.rows.map(textOfRow).join(' '))
  const feet = plain(
    pages
      .slice(1)
      .flatMap(({ rows }) => rows.map(textOfRow).filter(one => OF_COMPANY.test(one)))
      .join(' '),
  )
  const sites = page.rows.flatMap(row => row.segments.flatMap(segment => domainsIn(segment.text)))
  const strong = names.map(one => {
    const key = plain(one.name)
    // A company says at the foot who it is behind the name that it trades under.
    const places = LEGAL.test(one.name) ? text : text + feet
    const times = key.length > 3 ? places.split(key).length - 1 : 0
    const site = sites.some(
      domain =>
        domain.length > 3 &&
        (key.startsWith(domain) ||
          domain.startsWith(key) ||
          (key.length > 5 && domain.includes(key.slice(0, 8)))),
    )
    const first = /^[a-z]{4,}(?= )/i.exec(one.name)?.[0].toLowerCase()
    const isPaid = first !== undefined && owners.some(owner => owner.startsWith(`${first} `))
    const said = Math.min(0.6, 0.3 * Math.max(0, times - 1))
    return { ...one, score: one.score + said + (site ? 0.6 : 0) + (isPaid ? 0.3 : 0) }
  })
  return strong.map(one => {
    const { lines } = one
    if (!lines || (one.score < LARGE_STACK && !text.includes(plain(one.name)))) return one
    const scores = strong.filter(other => lines.includes(other.name)).map(other => other.score)
    return { ...one, score: Math.max(one.score, ...scores.map(score => score + 0.05 * lines.length)) }
  })
}

/** What may be the name of a bank account in a line that tells where to pay. */
function ownersOfAccount(text: string): string[] {
  return /\bBSB\b/.test(text) ? text.split(/[:;|,–-]|\bname\b/i).map(piece => piece.trim().toLowerCase()) : []
}

/** The sites that a text names in addresses on the web. */
export function domainsIn(text: string): string[] {
  return [...text.matchAll(/(?:@|www ?\.)([a-z0-9-]+)\./gi)].map(match => plain(match[1] ?? ''))
}
