import type { Locator } from 'playwright-core'
import { act, load } from '../browse/act.ts'
import { refusal, TryAgain } from '../browse/failures.ts'
import { actionsByName, fieldsByLabel, isEnabled, isThere, need } from '../browse/find-control.ts'
import { openEntry } from '../browse/open-record.ts'
import { readScreen, type Token } from '../browse/read-screen.ts'
import { entriesOf, type Record, recordsWith } from '../browse/screen-values.ts'
import type { Visit } from '../browse/visit.ts'
import { LIST, NAVIGATION } from '../labels.ts'
import type { Session } from '../session.ts'

const MOST_PAGES = 100
/** A box may search a moment after the last key, ms. */
export const SEARCHES_WITHIN = 650

/** The number as the workshop system counts it: `PO-1043`, `#1043` and `1043` are one; `15` and `15/1` are two. */
export function sameOrderNumber(a: string, b: string): boolean {
  return bareNumber(a) === bareNumber(b)
}

function bareNumber(number: string): string {
  const tight = number.toUpperCase().replace(/\s+/g, '')
  return tight.replace(/^(PURCHASEORDER|P\.?O\.?)?(NO\.?|NUMBER)?[#:.-]*(?=\d)/, '').replace(/^0+(?=\d)/, '')
}

/**
 * Opens the list of purchase orders, searches for the number over all pages and opens the one order that carries exactly it.
 * @returns its screen.
 * @throws RunFailure refused when there is none, or more than one: a near match is never taken.
 */
export async function openFromList(session: Session, number: string): Promise<Token[]> {
  const { visit } = session
  await openList(session)
  const found = await searchAll(visit, number)
  const [only] = found
  if (!only)
    throw refusal(
      `Purchase order ${number} was not found in MechanicDesk. Nothing was changed. Check the number and start again.`,
    )
  if (found.length > 1)
    throw refusal(
      `Purchase order ${number} exists ${found.length} times in MechanicDesk. Nothing was changed, because nobody could tell which is meant.`,
    )
  if (only.page === only.lastPage) return openMatch(visit, number, only)
  await searchFor(visit, number, only.page)
  const [again] = await matchesOnDisplay(visit, number)
  if (!again) throw new TryAgain(`Purchase order ${number} left its place in the list.`)
  return openMatch(visit, number, again)
}

/** The list of purchase orders, unsearched. */
export async function openList(session: Session): Promise<void> {
  await openHome(session)
  await openScreen(session.visit, NAVIGATION.inventory, 'Inventory & Suppliers')
  await openScreen(session.visit, NAVIGATION.purchaseOrders, 'Purchase Orders')
}

/** Makes sure that the main navigation is on display, on a page that was loaded anew in this look. */
export async function openHome(session: Session): Promise<void> {
  const { visit, homeUrl } = session
  const { page } = visit
  visit.ownModal = false
  const isFresh = session.loadedInLook === session.looks
  if (isFresh && (await isThere(actionsByName(page, NAVIGATION.inventory)))) return
  await load(visit, 'opening MechanicDesk', homeUrl)
  session.isProven = true
  session.loadedInLook = session.looks
}

async function openScreen(visit: Visit, name: RegExp, words: string): Promise<void> {
  const entry = await need(actionsByName(visit.page, name), `opening ${words}`, words)
  await act(visit, `opening ${words}`, () => entry.click())
}

interface Match {
  row: Record
  /** The screen that it stands on. */
  shown: Token[]
}

interface Found extends Match {
  page: number
  /** The page that is on display. */
  lastPage: number
}

async function searchAll(visit: Visit, number: string): Promise<Found[]> {
  await searchFor(visit, number, 0)
  const onPages: (Match & { page: number })[] = []
  let page = 0
  for (; page < MOST_PAGES; page += 1) {
    const [matches, hasNext] = await Promise.all([matchesOnDisplay(visit, number), hasNextPage(visit)])
    onPages.push(...matches.map(match => ({ ...match, page })))
    if (!hasNext || !(await turnPage(visit))) break
  }
  return onPages.map(one => ({ ...one, lastPage: page }))
}

/** Searches and goes on to the page, counted from 0. */
async function searchFor(visit: Visit, number: string, page: number): Promise<void> {
  const doing = 'searching for the purchase order'
  // The invoice may print PO-1043 where the workshop system knows 1043.
  const box = await need(fieldsByLabel(visit.page, LIST.search), doing, 'Search')
  await searchList(visit, box, bareNumber(number), doing)
  for (let n = 0; n < page; n += 1) if (await hasNextPage(visit)) await turnPage(visit)
}

/** Types into the Search box of the list on display. */
export async function searchList(visit: Visit, box: Locator, text: string, doing: string): Promise<void> {
  const search = async () => {
    await box.fill(text)
    // Also for a box that listens to keys alone.
    await box.press('Enter')
  }
  await act(visit, doing, search, SEARCHES_WITHIN)
}

export function hasNextPage(visit: Visit): Promise<boolean> {
  return isEnabled(actionsByName(visit.page, LIST.next))
}

/** @returns false where the click showed nothing else. */
export async function turnPage(visit: Visit): Promise<boolean> {
  const next = actionsByName(visit.page, LIST.next).first()
  const before = JSON.stringify(await readScreen(visit.page))
  await act(visit, 'turning the page of the list', () => next.click())
  return JSON.stringify(await readScreen(visit.page)) !== before
}

async function matchesOnDisplay(visit: Visit, number: string): Promise<Match[]> {
  const shown = await readScreen(visit.page)
  const rows =
    recordsWith(shown, [LIST.number, LIST.supplier]) ??
    recordsWith(shown, [LIST.status]) ??
    entriesOf(shown).filter(saysMoreThanNumber)
  const matching = rows.filter(row => {
    const words = row.words(LIST.number)
    const candidates = words.length > 0 ? words : row.tokens.map(token => token.text)
    return candidates.some(word => /\d/.test(word) && sameOrderNumber(word, number))
  })
  return matching.map(row => ({ row, shown }))
}

/** The pager's 15 is no order 15. */
function saysMoreThanNumber({ tokens }: Record): boolean {
  return tokens.length > 1 && tokens.some(token => /[a-z]{3}/i.test(token.text))
}

function openMatch(visit: Visit, number: string, { row, shown }: Match): Promise<Token[]> {
  const word = row.words(LIST.number).find(one => sameOrderNumber(one, number)) ?? number
  return openEntry(visit, `opening purchase order ${number}`, word, row, shown)
}
