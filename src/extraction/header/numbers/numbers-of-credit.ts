import type { PageLayout } from '../../layout/lay-out.ts'
import type { LabelRead } from '../../vocabulary/label-read.ts'
import { type Candidate, findLabelled, type Weigh } from '../labels/labels.ts'
import { acceptNumber } from './accept-number.ts'

/** More than any number of an invoice on a credit note, and more than one whose label does not say that it is a number (`INVOICE 768813`). */
const OWN = 0.96
const LIKELY = 0.8
/** `CR771204`, `CN-0311`, `ADJ 88`. */
const SPELLS_CREDIT = /^(?:CR|CN|CRN|CRED|ADJ|AN|RC)[\s/.-]?\d/

/**
 * Candidates for a credit note's own number, best first. Its label may be bare (`NUMBER CR771204` over `INVOICE 768813`): then that of the invoice is the
 * credited one's; where the bare number does not say so itself, for a person to look at.
 */
export function numbersOfCredit(pages: readonly PageLayout[], weigh: Weigh): Candidate<string>[] {
  const find = (fits: (label: LabelRead) => boolean) =>
    findLabelled(pages, label => (fits(label) ? weigh(label) : null), acceptNumber)
  const ofInvoice = find(isOfInvoice)
  const bare = find(isBare)
  const others = find(label => !isOfInvoice(label) && !isBare(label))
  const isOwn = ({ value, inSentence }: Candidate<string>) =>
    !inSentence && ofInvoice.some(one => one.value !== value && !SPELLS_CREDIT.test(one.value))
  const own = bare.map(one => {
    if (!isOwn(one) || others.length > 0) return one
    return SPELLS_CREDIT.test(one.value)
      ? { ...one, weight: OWN }
      : { ...one, weight: LIKELY, toLookAt: true, asksUpTo: 1 }
  })
  return [...own, ...others, ...ofInvoice].sort((a, b) => b.weight - a.weight)
}

function isOfInvoice({ paper }: LabelRead): boolean {
  return paper === 'invoice'
}

/** It says of what it numbers no more than that it is a paper (`Number`, `Our ref`). */
function isBare({ paper, weight }: LabelRead): boolean {
  return paper === 'document' && weight < 0.4
}
