import type { LabelRead } from './label-read.ts'
import { isOfOthers } from './other-labels.ts'

/** Words of numbers that the supplier or a carrier gives, whatever else the label says. */
const NOT_THEIR_ORDER =
  /^(?:sales|sale|standing|back|special|mail|factory|money|dealer|our|work|job|web|internal|delivery|dispatch|ship|pick|picking|qty|quantity|date|by|total|value|status|type|method|taken|from|box|via|form|confirmation|entered|supplier|shop|repair|line|item|amount|to|on|under|desk|online|now|minimum|per|sell)$/
const OF_ORDERS =
  /^(?:order|po|purchase|customer|your|number|reference|req|requisition|job|standing|and|or|the|of|is|name|quote|quoted|given|placed|as|with|from|authority|authorisation|auth|official)$/
const NUMBERS = /^(?:number|reference)$/
/** Parts of a customer that order by themselves (`Depot order no.`), though labels of other things name them too. */
const PART_OF_CUSTOMER = /^(?:depot|branch|store|department|dept|project|claim|unit|approval)$/

/** May be a word for who ordered (`Fitter O/N`): none for something else that a paper tells (`Packing`, `Contact`), and no carrier. */
function isWho(word: string): boolean {
  return /^(?!toll$)[a-z]{4,}$/.test(word) && (PART_OF_CUSTOMER.test(word) || !isOfOthers(word))
}

/** An order before or after this one, or the first: without a meaning of its own its end would be read as this one's label. */
const ANOTHER =
  /^(?:your |customer |our )?(?:most )?(?:last|previous|prev|prior|next|original|first|latest|recent) order$/

const WORK = '(?:(?:(?:repair|work|workshop) )?job(?: (?:card|sheet|order))?|(?:work|repair) order)'
const OF_THEIR_WORK = new RegExp(`^(?:your|customer) ${WORK}$|^${WORK} (?:your|customer)$`)
/** Of a workshop that buys, or of one that sells its own work: only to be looked at. */
const OF_A_WORKSHOP = new RegExp(`^(?:workshop|garage|repairers?) ${WORK}$`)

/** What the supplier gave its customer: a quotation, or its account. */
const GIVEN_TO_THEM =
  /^(?:(?:your|customer) quote (?:number|reference)|quote (?:number|reference) (?:your|customer)|your customer number)$/

/** What a back order fills may be named so: less than any other number that may be the order. */
const OF_ORIGINAL = 0.2

/** What is asked of a label's words. */
interface Asked {
  has: (...some: string[]) => boolean
  /** Whether no word is another than these, or than those that number something. */
  isOnly: (words: RegExp) => boolean
  /** All of them, and those but for the ones that number something. */
  text: string
  name: string
  isOrder: boolean
  isTheirs: boolean
  isNumbered: boolean
  /** Whether every word may stand in an order's label. */
  isKnown: boolean
  /** Whether one says that the supplier or a carrier numbered it. */
  isStrange: boolean
}

function ask(words: readonly string[]): Asked {
  const has = (...some: string[]) => some.some(word => words.includes(word))
  const isTheirs = has('customer', 'your')
  const named = words.filter(word => !NUMBERS.test(word))
  return {
    has,
    isOnly: allowed => named.every(word => allowed.test(word)),
    text: words.join(' '),
    name: named.join(' '),
    isOrder: has('order', 'po'),
    isTheirs,
    isNumbered: named.length < words.length,
    isKnown: words.every(word => OF_ORDERS.test(word)),
    // `Your job / order`: a job is the supplier's own, unless the label says whose. `Purchase order from you`.
    isStrange: words.some(
      word => NOT_THEIR_ORDER.test(word) && !(isTheirs && /^(?:job|from|standing)$/.test(word)),
    ),
  }
}

/** `Reference`, `Ref no.` */
function isBare({ text, name }: Asked): boolean {
  return name === '' && /^reference\b/.test(text)
}

/**
 * How surely it announces the customer's order, as one that numbers something (`Order no.`) and as one that does not,
 * or null for no label of orders; the first that fits counts.
 */
const RULES: [fits: (label: Asked) => boolean, weight: number | [numbered: number, bare: number] | null][] = [
  [({ has }) => has('date', 'box'), null],
  // Whatever the supplier keeps of its customer's papers.
  [({ has }) => has('external') && has('document'), 1],
  // It may be any paper's of theirs: only to be looked at, and less than an order that has no such word.
  [
    ({ has, isOrder, isOnly }) =>
      has('external') && (isOrder || has('reference')) && isOnly(/^(?:external|order|job)$/),
    0.42,
  ],
  [
    ({ has, isTheirs, isOnly }) =>
      isTheirs && has('document', 'requisition') && isOnly(/^(?:customer|your|document|requisition)$/),
    0.7,
  ],
  // Whose job it is stays open.
  [({ has, isOrder, isKnown, isTheirs }) => isOrder && has('job') && isKnown && !isTheirs, [0.6, 0.42]],
  [({ has, isKnown, isNumbered }) => has('po') && !has('sales', 'our') && (isKnown || isNumbered), 1],
  // `Work order / PO`.
  [({ text, isOnly }) => text.endsWith(' po') && isOnly(/^(?:work|repair|job|order|po)$/), 0.7],
  // `Ordered by / PO`.
  [
    ({ text, isOnly }) => text.endsWith(' po') && isOnly(/^(?:order|ordered|placed|requested|by|name|po)$/),
    0.9,
  ],
  // `Blanket PO`, `Fleet PO`: whose order it is, in one word.
  [({ text, isStrange }) => /^(?!invoice )\S+ po$/.test(text) && !isStrange, 0.9],
  [({ has, isOrder, isStrange }) => has('purchase') && isOrder && !isStrange, 1],
  // `You ordered`, `You ordered on`, `as ordered by you under number`.
  [({ name }) => /^(?:your ordered|(?:as )?ordered (?:by )?your)(?: (?:on|under|as|by))?$/.test(name), 0.9],
  [({ name }) => /^(?:supplied |as )?(?:against|to|on|per|under) your order$/.test(name), 1],
  [({ name }) => /^(?:order placed|placed|asked for|bought) under$/.test(name), 0.7],
  // Whatever gave leave for it: only to be looked at.
  [({ name }) => /^your (?:purchase|authority|instructions?)$|^supplied against$/.test(name), 0.42],
  // Under a number that somebody else gave.
  [({ name }) => /^order(?:ed)? under$/.test(name), 0.7],
  // Also said of a part that another stands for.
  [({ text }) => text === 'ordered as', 0.4],
  // The customer's for its regular goods, where it stands for no web shop's or bank's.
  [({ name }) => name === 'standing order', 0.42],
  // Under what the customer works on the goods' vehicle (`Your job`, `Customer R/O no.`).
  [({ name }) => OF_THEIR_WORK.test(name), [0.9, 0.7]],
  [({ name }) => OF_A_WORKSHOP.test(name), 0.42],
  [({ isStrange }) => isStrange, null],
  [({ has, isNumbered, isKnown }) => has('purchase') && isNumbered && isKnown, 0.7],
  [({ isTheirs, isOrder, isKnown }) => isTheirs && isOrder && isKnown, 1],
  [({ has, isTheirs, isKnown }) => isTheirs && isKnown && has('reference'), 0.9],
  [({ has, isKnown, isNumbered, isOrder }) => has('your') && isKnown && isNumbered && !isOrder, 0.9],
  [({ isOrder, isKnown }) => isOrder && isKnown, [0.7, 0.5]],
  // For what it is (`Your uniform order`).
  [({ name }) => /^your [a-z]{4,} order$/.test(name), 0.44],
  // Called after the customer (`Trade order`, `Repairer's order no.`), or in a trade's own word (`Fitter O/N`).
  [
    ({ name }) => /^(?:trade|repairers?|workshop|garage|fleet|site|blanket|member|company) order$/.test(name),
    0.42,
  ],
  [
    ({ name, isNumbered }) => {
      const [who = '', ...more] = name.split(' ')
      return isNumbered && more.join(' ') === 'order' && isWho(who)
    },
    0.4,
  ],
  // Or after what it gives.
  [({ text, isKnown }) => /^(?:req|requisition|authority|authorisation)\b/.test(text) && isKnown, 0.5],
  // `Ref`: of whatever.
  [isBare, 0.4],
]

const SAYS_WHOSE = /^(?:po|purchase|customer|your)$/

/** How surely a label announces the customer's order, by its words in one spelling; null for one that does not. */
export function readOrderLabel(words: readonly string[]): LabelRead | null {
  const isExternal = words.includes('external') && !words.includes('document')
  const saysWhose = words.some(word => SAYS_WHOSE.test(word))
  const label = ask(isExternal && saysWhose ? words.filter(word => word !== 'external') : words)
  if (ANOTHER.test(label.name))
    return label.has('original')
      ? { meaning: 'order-number', weight: OF_ORIGINAL }
      : { meaning: 'other', weight: 1 }
  if (GIVEN_TO_THEM.test(label.text)) return { meaning: 'other', weight: 1 }
  const told = RULES.find(([fits]) => fits(label))?.[1] ?? null
  const [numbered, bare] = Array.isArray(told) ? told : [told, told]
  const weight = label.isNumbered ? numbered : bare
  if (weight === null) return null
  return {
    meaning: 'order-number',
    weight,
    ...(words.includes('number') && { saysNumber: true as const }),
    ...(isBare(label) && { isBare: true as const }),
    // Of it and another's either may be the supplier's own.
    ...(isExternal && { asksUpTo: 1 }),
  }
}
