import { joinTexts } from '../../pdf/page.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import type { Row, Segment } from '../lay-out.ts'
import { JOINS } from './cut-headings.ts'
import type { Heading } from './heading.ts'

/** Ends the name before it (`Part no` under `Item`). */
const BARE = /^(?:no|number|code|description|price)\.?$/i

/** Points by which words side by side may overlap on a scan. */
const TOUCH = 1

/**
 * Each word of the lower storey goes to the heading above it; words with nothing above begin a heading of their own. Over several headings that
 * stand apart goods have a row of their own (`Item No. Description` over `#`, `Location`, `Qty`).
 */
export function joinStorey(all: readonly Heading[], lower: Row): Heading[] {
  const upper = all.filter(heading => !isGoodsOverSeveral(heading, lower))
  const joined = upper.map(heading => ({ ...heading, words: [...heading.words] }))
  const begun: Heading[] = []
  for (const segment of lower.segments) {
    const only = onlyHeadingOver(segment, joined)
    const loose: Heading[] = []
    let before: Heading | null = null
    for (const word of segment.words) {
      const over = only ?? headingOver(word, joined)
      if (over) {
        extend(over, word)
        before = over
      } else if (loose[0]) extend(loose[0], word)
      else if (before && BARE.test(word.text)) extend(before, word)
      else loose.push({ text: word.text, x0: word.x0, x1: word.x1, words: [word] })
    }
    begun.push(...loose)
  }
  const bare = joined.filter((heading, i) => heading.text === upper[i]?.text)
  const extended = joined.filter(heading => !bare.includes(heading))
  return [...extended, ...withTitles(bare, begun)].sort((a, b) => a.x0 - b.x0)
}

/** Points by which a title of two columns may stand out of their middle. */
const CENTRED = 4

/** A heading with nothing under it, half way between two that begin below it, is of both (`Quantity` over `Stock` and `Sent`). */
function withTitles(upper: readonly Heading[], lower: readonly Heading[]): Heading[] {
  const titles = upper.flatMap(title => {
    const middle = (title.x0 + title.x1) / 2
    const left = lower.findLast(({ x1 }) => x1 < middle)
    const right = lower.find(({ x0 }) => x0 > middle)
    if (!left || !right || Math.abs((left.x0 + right.x1) / 2 - middle) > CENTRED) return []
    const isBetween = ({ x0, x1 }: Heading) => x1 > left.x0 && x0 < right.x1
    return upper.some(other => other !== title && isBetween(other)) ? [] : [{ title, under: [left, right] }]
  })
  const under = lower.map(heading => {
    const over = titles.find(one => one.under.includes(heading))
    return over ? { ...heading, text: `${over.title.text} ${heading.text}` } : heading
  })
  return [...upper.filter(heading => !titles.some(({ title }) => title === heading)), ...under]
}

/**
 * Where what stands beside the one heading over a text names nothing by itself, it qualifies that (`ex GST`, of which `GST` is under `Nett`),
 * and what a word joins is of one column (`code and brand below`).
 */
function onlyHeadingOver({ words }: Segment, headings: readonly Heading[]): Heading | null {
  const over = new Set(words.flatMap(word => headingOver(word, headings) ?? []))
  const beside = words.filter(word => headingOver(word, headings) === null)
  const [only] = over
  const text = joinTexts(beside)
  // `($` opens what `per pack)` under `Price` goes on with.
  const namesNothing = nameOfHeading(text) === null || !/[a-z\d#%]/i.test(text)
  const isJoined = words.some((word, i) => i > 0 && i < words.length - 1 && JOINS.test(word.text))
  return over.size === 1 && only && (isJoined || namesNothing) ? only : null
}

/** The heading that a word stands under. */
function headingOver(word: Heading['words'][number], headings: readonly Heading[]): Heading | null {
  const over = headings
    .map(heading => ({ heading, shared: Math.min(heading.x1, word.x1) - Math.max(heading.x0, word.x0) }))
    .sort((a, b) => b.shared - a.shared)[0]
  return over && over.shared > TOUCH ? over.heading : null
}

function isGoodsOverSeveral(heading: Heading, { segments }: Row): boolean {
  const name = nameOfHeading(heading.text)
  const under = segments.filter(({ x0, x1 }) => Math.min(heading.x1, x1) - Math.max(heading.x0, x0) > TOUCH)
  const named = under.filter(({ text }) => nameOfHeading(text) !== null)
  return (name === 'part' || name === 'description') && named.length > 1
}

function extend(heading: Heading, word: { text: string; x0: number; x1: number }): void {
  heading.text = `${heading.text} ${word.text}`
  heading.x0 = Math.min(heading.x0, word.x0)
  heading.x1 = Math.max(heading.x1, word.x1)
  heading.words.push(word)
}
