import type { PageLayout } from '../../layout/lay-out.ts'
import type { LabelRead } from '../../vocabulary/label-read.ts'
import { type Candidate, findLabelled, type Weigh } from '../labels/labels.ts'
import { acceptNumber } from './accept-number.ts'
import { OF_NOTE } from './notes-of-titles.ts'

/** More than any number of an invoice on a credit note, and more than one whose label does not say that it is a number (`INVOICE 768813`). */
const OWN = 0.96
const LIKELY = 0.8
/** More than an invoice's, and only to be looked at. */
const LIKELIER = 0.92
/** The title, or another name of the paper, announces as much right beside or beneath it; what stands further down may be the first of anything. */
const AT_TITLE = 0.7
/** Some figures, and none in the first of two words, as a name may have (`4WD CENTRE`). */
const MAY_NUMBER = /^(?:[A-Z]{1,4} )?(?=(?:\D*\d){3})\S+$/
/** `CR771204`, `CN-0311`, `ADJ 88`. */
const SPELLS_CREDIT = /^(?:CR|CN|CRN|CRED|ADJ)[\s/.-]?\d/

/**
 * Candidates for a credit note's own number, best first. Its label may be bare (`NUMBER CR771204` over `INVOICE 768813`) or its title alone
 * (`CREDIT NOTE` over `20417`): then that of the invoice is the credited one's; where the number does not say so itself, or is only what the sender
 * refers to, for a person to look at. The number of a note of returns goes before the invoice's too, where the title says that the paper is such a note.
 */
export function numbersOfCredit(pages: readonly PageLayout[], weigh: Weigh): Candidate<string>[] {
  const find = (fits: (label: LabelRead) => boolean) =>
    findLabelled(pages, label => (fits(label) ? weigh(label) : null), acceptNumber)
  const ofInvoice = find(isOfInvoice)
  const bare = find(isBare)
  const numbers = new Set(find(label => isBare(label) && label.saysNumber === true).flatMap(one => one.words))
  const returned = find(isOfReturn)
  const credits = find(label => !isOfInvoice(label) && !isBare(label) && !isOfReturn(label))
  const others = [...credits, ...returned]
  const isOwn = ({ value, inSentence }: Candidate<string>) =>
    !inSentence && ofInvoice.some(one => one.value !== value && !SPELLS_CREDIT.test(one.value))
  const own = bare.map(one => {
    const isNumber = one.words.some(word => numbers.has(word))
    // Right under the title it is that of the title as well.
    if (!isOwn(one) || others.some(other => other.value !== one.value)) return one
    if (SPELLS_CREDIT.test(one.value)) return { ...one, weight: OWN, toLookAt: !isNumber || one.toLookAt }
    return { ...one, weight: isNumber ? LIKELIER : LIKELY, toLookAt: true, asksUpTo: 1 }
  })
  const named = credits.map(one => {
    const isHeavier = ({ weight }: Candidate<string>) => weight > one.weight
    const isOutweighed = ofInvoice.some(isHeavier) && !others.some(isHeavier)
    const isOfTitle = one.weight > AT_TITLE && MAY_NUMBER.test(one.value) && endsItsLine(one, pages)
    if (!isOwn(one) || !isOutweighed || !isOfTitle) return one
    return SPELLS_CREDIT.test(one.value)
      ? { ...one, weight: OWN }
      : { ...one, weight: LIKELIER, toLookAt: true, asksUpTo: 1 }
  })
  const ofReturns = returned.map(one => {
    const isTitled = !one.inSentence && one.weight >= OF_NOTE
    return isTitled && credits.length === 0 ? { ...one, weight: OWN } : one
  })
  return [...own, ...named, ...ofReturns, ...ofInvoice].sort((a, b) => b.weight - a.weight)
}

/** Nothing stands behind it that it may be a piece of (`1300 Brakes`). */
function endsItsLine({ words }: Candidate<string>, pages: readonly PageLayout[]): boolean {
  const last = words.at(-1)
  return pages.some(({ rows }) =>
    rows.some(({ segments }) => segments.some(one => last !== undefined && one.words.at(-1) === last)),
  )
}

function isOfReturn({ paper }: LabelRead): boolean {
  return paper === 'return-note'
}

function isOfInvoice({ paper }: LabelRead): boolean {
  return paper === 'invoice'
}

/** It says of what it numbers no more than that it is a paper (`Number`, `Our ref`). */
function isBare({ paper, weight }: LabelRead): boolean {
  return paper === 'document' && weight < 0.4
}
