import type { Cents } from '#domain/money.ts'
import { act } from '../browse/act.ts'
import { actionsByName, areThere, fieldsByLabel, isThere } from '../browse/find-control.ts'
import { readScreen, type Token } from '../browse/read-screen.ts'
import { amountIn, recordsWith } from '../browse/screen-values.ts'
import type { Visit } from '../browse/visit.ts'
import { BILL, LIST, NAVIGATION, TOTALS } from '../labels.ts'
import type { Session } from '../session.ts'
import { hasNextPage, openHome, SEARCHES_WITHIN, searchList, turnPage } from './purchase-order-list.ts'

/** A bill of the workshop, on whichever purchase order it is. */
export interface BillListed {
  invoiceNumber: string
  /** Null where the list does not say. */
  supplier: string | null
  total: Cents | null
}

const MOST_PAGES = 20

/**
 * Looks through the workshop's bills for a search text.
 * @returns null when this workshop system shows no list of bills and no quick search.
 */
export async function findBills(session: Session, text: string): Promise<BillListed[] | null> {
  await openHome(session)
  const { visit } = session
  const listed = await fromBillsList(visit, text)
  if (listed) return listed
  const hits = await fromQuickSearch(visit, text)
  // Its hits may lie over the page until that is loaded anew.
  if (hits) session.loadedInLook = 0
  return hits
}

async function fromBillsList(visit: Visit, text: string): Promise<BillListed[] | null> {
  const entry = actionsByName(visit.page, NAVIGATION.invoicesAndBills)
  if (!(await isThere(entry))) return null
  await act(visit, 'opening Invoices & Bills', () => entry.first().click())
  const tab = actionsByName(visit.page, NAVIGATION.bills)
  const box = fieldsByLabel(visit.page, LIST.search)
  const [hasTab, hasBox] = await areThere(tab, box)
  if (hasTab) await act(visit, 'opening the list of bills', () => tab.last().click())
  if (!(hasTab ? await isThere(box) : hasBox)) return null
  await searchList(visit, box.first(), text, 'searching for the bill')
  const bills: BillListed[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const [tokens, hasNext] = await Promise.all([readScreen(visit.page), hasNextPage(visit)])
    const rows = recordsWith(tokens, [BILL.invoiceNumber, LIST.supplier])
    if (!rows && page === 0 && !tokens.some(token => LIST.empty.test(token.text))) return null
    for (const row of rows ?? [])
      bills.push({
        invoiceNumber: row.words(BILL.invoiceNumber)[0] ?? '',
        supplier: row.text(LIST.supplier),
        total: amountIn(row.text(TOTALS.total)),
      })
    if (!hasNext || !(await turnPage(visit))) break
  }
  return bills
}

async function fromQuickSearch(visit: Visit, text: string): Promise<BillListed[] | null> {
  const box = fieldsByLabel(visit.page, NAVIGATION.quickSearch)
  if (!(await isThere(box))) return null
  const search = async () => {
    await box.first().fill(text)
    await box.first().press('Enter')
  }
  await act(visit, 'searching for the bill', search, SEARCHES_WITHIN)
  return billsAmong(await readScreen(visit.page), text)
}

/** Hits such as `Bill INV-1`, and the number itself beside or below the word Bill. */
function billsAmong(tokens: readonly Token[], text: string): BillListed[] {
  let kind = ''
  return tokens.flatMap(token => {
    if (LIST.kindOfHit.test(token.text)) kind = token.text
    const isNumber = token.kind !== 'field' && token.text.toUpperCase() === text.toUpperCase()
    const invoiceNumber =
      /^bill\s+(\S+)/i.exec(token.text)?.[1] ?? (isNumber && /^\s*bill/i.test(kind) ? token.text : null)
    return invoiceNumber ? [{ invoiceNumber, supplier: null, total: null }] : []
  })
}
