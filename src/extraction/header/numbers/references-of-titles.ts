import { middle, type PageLayout, type Segment } from '../../layout/lay-out.ts'
import { isUnder } from '../../layout/neighbours.ts'
import { type Candidate, findLabelled } from '../labels/labels.ts'
import type { Accept } from '../labels/whole-values.ts'
import { isTitle } from '../titles.ts'
import { acceptNumber } from './accept-number.ts'
import { namesInvoice } from './bare-references.ts'

/** Text heights from a title to the line under it, of which the title's own print is the larger part. */
const NEXT_LINE = 1.8
const BARE = /^ref(?:erence)?\b/i

/**
 * What stands right under a title, or behind it, as its bare reference (`TAX INVOICE` over `Ref: SP0419`): where nothing else may be the paper's number it is
 * that, always to be looked at.
 */
export function referencesOfTitles(pages: readonly PageLayout[]): Candidate<string>[] {
  return findLabelled(pages.map(ofTitles), ({ isBare, weight }) => (isBare ? weight : null), acceptReference)
    .filter(one => !one.inSentence)
    .map(one => ({ ...one, toLookAt: true }))
}

/** What numbers an invoice has some figures; terms have few (`Ref: 30 days`). */
const acceptReference: Accept<string> = text => {
  const hit = namesInvoice(text) && !/^INV/i.test(text) ? null : acceptNumber(text)
  return hit && /\d{3}/.test(hit.value.replace(/\W/g, '')) ? hit : null
}

/** A page without the references that no title stands at. */
function ofTitles(page: PageLayout): PageLayout {
  const titles = page.rows.flatMap(({ segments }) => segments).filter(({ text }) => isTitle(text))
  const isElsewhere = (one: Segment) => BARE.test(one.text) && !titles.some(title => isAt(title, one, page))
  return {
    ...page,
    rows: page.rows.map(row => ({ ...row, segments: row.segments.filter(one => !isElsewhere(one)) })),
  }
}

function isAt(title: Segment, reference: Segment, { rows, textHeight }: PageLayout): boolean {
  const row = rows.find(({ segments }) => segments.includes(title))?.segments ?? []
  if (row.includes(reference)) return row.indexOf(reference) === row.indexOf(title) + 1
  const step = middle(reference) - middle(title)
  const height = Math.max(textHeight, title.y1 - title.y0)
  return isUnder(title, reference) && step > 0 && step < NEXT_LINE * height
}
