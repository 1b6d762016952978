import { type Dealing, makeDealing, makePaper } from './data/make-paper.ts'
import type { Paper, PaperType } from './data/paper.ts'
import { type TruthDocument, truthOf } from './data/truth.ts'
import { LAYOUTS } from './layouts/all.ts'
import type { Layout } from './layouts/layout.ts'
import { type Look, pickLook } from './print/look.ts'
import { type Random, seededRandom } from './random.ts'
import { withStrangeHeads } from './sheet/columns.ts'
import { pickExtras } from './sheet/facts.ts'
import { makeSheet } from './sheet/make-sheet.ts'
import type { Sheet } from './sheet/sheet.ts'
import { pickWording } from './sheet/wording.ts'

/** One PDF to be: what is printed, how, and what is true of it. */
export interface ExamFile {
  file: string
  layout: Layout
  look: Look
  kind: 'digital' | 'scan'
  papers: Paper[]
  sheets: Sheet[]
  documents: TruthDocument[]
  features: string[]
  /** For what is drawn by chance: cuts of text, tilt of a scan. */
  random: Random
}

/**
 * Everything about an exam but the printing: the same seed and numbers give the same exam.
 * @param each papers of each supplier, all printed alike; those after the first are tax invoices.
 * @param strange share of the columns whose names are words of no language, 0 to 1.
 */
export function planExam(seed: number, count: number, scanShare: number, each = 1, strange = 0): ExamFile[] {
  const random = seededRandom(seed)
  const layouts = pickLayouts(random.fork('layouts'), count)
  const order = random.fork('scans').shuffle(layouts.map((_, i) => i))
  const scans = new Set(order.slice(0, Math.round(count * scanShare)))
  const copies = Array.from({ length: each }, (_, copy) => copy)
  return layouts.flatMap((layout, i) =>
    copies.map(copy =>
      planFile(random.fork(`file ${i}`), { seed, index: i, copy, layout, isScan: scans.has(i), strange }),
    ),
  )
}

/** Every layout once, in any order, then by weight. */
function pickLayouts(random: Random, count: number): Layout[] {
  const once = random.shuffle(LAYOUTS.map(([, layout]) => layout)).slice(0, count)
  return [...once, ...Array.from({ length: count - once.length }, () => random.weigh(LAYOUTS))]
}

interface Place {
  seed: number
  index: number
  /** Which paper of its supplier, from 0. */
  copy: number
  layout: Layout
  isScan: boolean
  strange: number
}

function planFile(random: Random, { seed, index, copy, layout, isScan, strange }: Place): ExamFile {
  const narrow = layout.narrow === true
  const dealing = makeDealing(random.fork('dealing'))
  const first = makePapers(random.fork('papers'), dealing, narrow)
  const papers = copy === 0 ? first : [makeFurther(random.fork(`paper ${copy}`), dealing, narrow, first)]
  const house = {
    wording: pickWording(random.fork('wording')),
    extras: pickExtras(random.fork('extras')),
    habits: random.fork('habits'),
  }
  const made = papers.map((paper, i) => {
    const { sheet, ...rest } = makeSheet(random.fork(`sheet ${i}`), paper, house, narrow)
    const columns = withStrangeHeads(random.fork('heads'), sheet.columns, strange)
    return { ...rest, sheet: { ...sheet, columns } }
  })
  const most = Math.max(...made.map(({ sheet }) => sheet.columns.length))
  const look = pickLook(random.fork('look'))
  const repeated = made.some(({ subtotalShown }) => !subtotalShown) ? ['subtotal-before-charges'] : []
  return {
    file: `e${seed}-${String(index + 1).padStart(3, '0')}-${layout.name}${copy > 0 ? `-${copy + 1}` : ''}.pdf`,
    layout,
    // Many columns need small type, or the last of them leaves the page.
    look: { ...look, size: Math.min(look.size, 12 - 0.5 * most) },
    kind: isScan ? 'scan' : 'digital',
    papers,
    sheets: made.map(({ sheet }) => sheet),
    documents: papers.map((paper, i) => truthOf(paper, made[i]?.subtotalShown ?? true)),
    features: [
      ...(isScan ? ['scan'] : []),
      ...(papers.length > 1 ? ['two-invoices-in-one-pdf'] : []),
      ...new Set(papers.flatMap(paper => paper.features)),
      ...repeated,
    ],
    random: random.fork('print'),
  }
}

function makePapers(random: Random, dealing: Dealing, narrow: boolean): Paper[] {
  if (random.chance(0.03)) {
    const first = makePaper(random.fork('first'), dealing, 'tax-invoice', narrow)
    return [first, makePaper(random.fork('second'), dealing, 'tax-invoice', narrow, first.traits)]
  }
  const type = random.weigh<PaperType>([
    [85, 'tax-invoice'],
    [6, 'credit-note'],
    [2, 'quote'],
    [narrow ? 0 : 2, 'statement'],
    [2, 'pro-forma'],
    [narrow ? 0 : 2, 'delivery-docket'],
  ])
  return [makePaper(random.fork('one'), dealing, type, narrow)]
}

function makeFurther(random: Random, dealing: Dealing, narrow: boolean, [first]: readonly Paper[]): Paper {
  return makePaper(random, dealing, 'tax-invoice', narrow, first?.traits)
}
