import { type PageLayout, textOfRow } from '../../../layout/lay-out.ts'
import { plain } from '../names/compare-names.ts'
import { LEGAL, type NameCandidate } from '../names/name-words.ts'
import { domainsIn } from '../names/sites.ts'

/** A stack of lines scores this in print half as large again as the page's. */
const LARGE_STACK = 0.95

/**
 * A name that stands elsewhere on the page too, or on a later one beside an account or ABN, in the sender's web address or, with its first word, as the owner of the account to pay into,
 * is likelier the sender's; all its lines are likelier than one.
 * @param feet what may be said of the sender on later pages, mostly at their feet
 */
export function strengthen(
  names: readonly NameCandidate[],
  pages: readonly PageLayout[],
  feet: readonly string[],
): NameCandidate[] {
  const page = pages[0] as PageLayout
  const owners = pages.flatMap(one => one.rows.flatMap(row => ownersOfAccount(textOfRow(row))))
  const text = plain(page.rows.map(textOfRow).join(' '))
  const written = page.rows.map(textOfRow).join(' ').toLowerCase().replace(/&/g, 'and')
  const told = toldAtFeet(names, feet)
  const sites = page.rows.flatMap(row => row.segments.flatMap(segment => domainsIn(segment.text)))
  const strong = names.map(one => {
    if (one.isTold) return one
    const key = plain(one.name)
    const times = key.length > 3 ? timesSaid(key, written) + (told.get(one.name) ?? 0) : 0
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

/** How often a name stands in a text, however it is parted there: as words of their own (`IRON` is none of `Ironbark`), or at the beginning of a site. */
function timesSaid(key: string, text: string): number {
  const letters = [...key].join('[^a-z0-9]*')
  return text.match(new RegExp(`(?<![a-z0-9])${letters}(?![a-z0-9])|(?<=[@.])${letters}`, 'g'))?.length ?? 0
}

/** What stands beside a company's name where it says who it is and where to pay. */
const OF_COMPANY = /\b(?:ABN|ACN|BSB)\b|\bA\.B\.N\./
/** What stands before a name (`Bank:`). */
const LABEL = /^[a-z ]{2,20}:\s*/i
/** Who pays says so where it says who it is. */
const OF_PAYER = /\b(?:customer|buyer|client|(?:bill|invoice|invoiced|sold) to|from|remit\w*|debit\w*)\b/i

/** The rows of all pages but the first, at their heads too, that say who a company is, and not that it pays. */
export function feetOf(pages: readonly PageLayout[]): string[] {
  const later = pages.slice(1).flatMap(({ rows }) => rows)
  return later.map(textOfRow).filter(text => OF_COMPANY.test(text) && !OF_PAYER.test(text))
}

/** How many of these rows begin with each name; none where they name two. A company says there who it is behind the name that it trades under. */
function toldAtFeet(names: readonly NameCandidate[], feet: readonly string[]): Map<string, number> {
  const times = names.map(({ name }): [string, number] => [
    name,
    feet.filter(foot => plain(foot.replace(LABEL, '')).startsWith(plain(name))).length,
  ])
  const told = times.filter(([, count]) => count > 0)
  const [longest = ''] = told.map(([name]) => plain(name)).toSorted((a, b) => b.length - a.length)
  const areOfOne = told.every(([name]) => longest.startsWith(plain(name)))
  return new Map(areOfOne ? told.filter(([name]) => !LEGAL.test(name)) : [])
}

/** What may be the name of a bank account in a line that tells where to pay. */
function ownersOfAccount(text: string): string[] {
  return /\bBSB\b/.test(text) ? text.split(/[:;|,–-]|\bname\b/i).map(piece => piece.trim().toLowerCase()) : []
}
