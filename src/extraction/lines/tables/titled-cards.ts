import type { Heading } from '../../layout/columns/heading.ts'
import { headingsOf } from '../../layout/columns/headings-of-row.ts'
import { type PageLayout, type Row, type Segment, segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { isTotalLabel } from '../../vocabulary/total-labels.ts'
import { areInTurn } from '../in-turn.ts'
import {
  areLabels,
  type Card,
  counts,
  follows,
  hasMoney,
  holdsValues,
  type Labelled,
  namesIn,
} from './labelled-rows.ts'

/** Rows of a name, of which the first has what the line comes to. */
const MOST_NAMES = 3

/**
 * Lines of goods printed as cards, each with its name and what it comes to on one row, and under that its labels (`Part number`, `Quantity`, `Unit price`) over
 * their values. What counts the cards (`1.`, `2.`) is none of the names.
 */
export function titledCards(pages: readonly PageLayout[]): Card[] {
  const cards = pages.flatMap(page => page.rows.flatMap((_, i) => cardUnder(page, i) ?? []))
  const titles = cards.map(({ parts: [title] }) => title as Labelled)
  const numbers = titles.map(({ values }) => /^(\d{1,3})[.)]$/.exec(wordsOfRow(values)[0]?.text ?? '')?.[1])
  const isCounted = areInTurn(
    numbers.map(number => Number(number ?? 0)),
    1,
  )
  return cards.map(card => ({ ...card, parts: card.parts.map((part, i) => named(part, i, isCounted)) }))
}

/** A card whose labels are in this row of a page. */
function cardUnder(page: PageLayout, index: number): Card | null {
  const [labels, values] = [page.rows[index] as Row, page.rows[index + 1]]
  const headings = headingsOf(labels)
  const names = namesIn(headings)
  const labelled = { labels, headings, values: values as Row }
  // Where the values go on from row to row, they are a table, whatever stands over it (`Deposit received 50.00`).
  const next = page.rows[index + 2]
  const after = page.rows[index + 3]
  const isNextCard =
    next !== undefined && isTitle(next) && after !== undefined && areLabels(headingsOf(after), after)
  const goesOn =
    !isNextCard &&
    next !== undefined &&
    values !== undefined &&
    follows(values, next) &&
    holdsValues(headings, next)
  const isOfCard =
    !goesOn &&
    areLabels(headings, labels) &&
    counts([labelled]) &&
    !names.includes('description') &&
    !names.includes('total')
  if (!isOfCard || !values || !follows(labels, values) || !holdsValues(headings, values)) return null
  const above = page.rows.slice(Math.max(0, index - MOST_NAMES), index)
  const start = above.findLastIndex(hasMoney)
  const [title, ...others] = start < 0 ? [] : above.slice(start)
  const run = [...(title ? [title] : []), ...others, labels]
  const isWhole = run.every((row, i) => i === 0 || follows(run[i - 1] as Row, row))
  const isName = others.every(row => row.segments.length === 1)
  if (!title || !isWhole || !isName || !isTitle(title)) return null
  return { page, parts: [{ labels: title, headings: [], values: title }, labelled], others }
}

/** A name, and at its row's end what the line comes to. */
function isTitle({ segments }: Row): boolean {
  const [amount, ...names] = segments.toReversed()
  const text = names
    .toReversed()
    .map(name => name.text)
    .join(' ')
  return isMoney(readAmount(amount?.text ?? '')) && /[a-z]{3}/i.test(text) && !isTotalLabel(text)
}

/** The title under the names of what it holds, without the card's number. */
function named(part: Labelled, index: number, isCounted: boolean): Labelled {
  const amount = part.values.segments.at(-1)
  if (index > 0 || !amount) return part
  const words = part.values.segments.slice(0, -1).flatMap(segment => segment.words)
  const name = segmentOf(isCounted ? words.slice(1) : words, amount.page)
  return {
    labels: part.labels,
    headings: [headingOver('Description', name), headingOver('Total', amount)],
    values: { ...part.values, segments: [name, amount] },
  }
}

function headingOver(text: string, { x0, x1 }: Segment): Heading {
  return { text, x0, x1, words: [] }
}
