import { escaped } from '../browse/open-record.ts'
import { readScreen } from '../browse/read-screen.ts'
import { recordsWith } from '../browse/screen-values.ts'
import { LIST, WORKSHOP } from '../labels.ts'
import type { Session } from '../session.ts'
import { hasNextPage, openHome, openList, turnPage } from './purchase-order-list.ts'

/** A big workshop has hundreds; a look need not turn every page. */
const MOST_PAGES = 8

/** How many purchase orders wait for a bill. `isAll` is false where the list goes on beyond what was read. */
export interface OpenOrders {
  count: number
  isAll: boolean
}

/** The workshop's name from the header, where it stands right before the workshop's id; null where it does not. */
export async function readWorkshopName(session: Session, workshopId: string): Promise<string | null> {
  await openHome(session)
  const tokens = await readScreen(session.visit.page)
  const words = tokens.filter(token => token.kind === 'text').map(token => token.text)
  return nameBefore(words, escaped(workshopId.trim()))
}

/** The id may stand in one piece with its label (`Workshop ID: 12`), after it, bare (`#12`), or behind the name (`Motors (12)`). */
function nameBefore(words: readonly string[], id: string): string | null {
  const bare = new RegExp(`^\\W*${id}\\W*$`, 'i')
  const marked = new RegExp(`^[#(\\[]\\s*${id}\\W*$`, 'i')
  const labelled = new RegExp(`(?<!\\w)${id}(?!\\w)`, 'i')
  const place = words.findIndex(
    (word, n) =>
      marked.test(word) || (WORKSHOP.id.test(word) && (labelled.test(word) || bare.test(words[n + 1] ?? ''))),
  )
  if (place >= 0) return words[place - 1] ?? null
  const behind = new RegExp(`^(.*\\w)\\s*[#(\\[–-]+\\s*(?:id\\W*)?${id}\\W*$`, 'i')
  return words.map(word => behind.exec(word)?.[1]).find(name => name !== undefined) ?? null
}

/** Null where the list shows no status. */
export async function readOpenOrders(session: Session): Promise<OpenOrders | null> {
  await openList(session)
  const { visit } = session
  let count = 0
  for (let page = 1; ; page += 1) {
    const [tokens, hasNext] = await Promise.all([readScreen(visit.page), hasNextPage(visit)])
    const rows = recordsWith(tokens, [LIST.number, LIST.status])
    if (!rows) return page === 1 && LIST.empty.test(tokens.map(token => token.text).join('\n')) ? NONE : null
    count += rows.filter(row => LIST.open.test(row.text(LIST.status) ?? '')).length
    if (page === MOST_PAGES || !hasNext || !(await turnPage(visit)))
      return { count, isAll: page < MOST_PAGES }
  }
}

const NONE: OpenOrders = { count: 0, isAll: true }
