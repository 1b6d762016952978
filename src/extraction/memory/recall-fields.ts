import type { HeaderField, Invoice } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { boxAround } from '../pdf/page.ts'
import { type Anchor, placesOf, type Recalled, recall, shareLabel } from './anchors.ts'
import { TAUGHT_FIELDS, type TaughtField } from './confirmed-invoice.ts'
import { type FieldValue, sameValue } from './field-values.ts'
import { isSameLayout } from './layout-signature.ts'
import { type Spot, spotsOf, wordsInBox } from './spots.ts'
import type { FieldLesson, SupplierMemory } from './supplier-memory.ts'

/** What comes of one field: as read where nothing is said of it. */
interface Settled {
  value: FieldValue | null
  /** Where the value comes from, when it is not as read. */
  place: Recalled | null
  uncertain: boolean
  /** Other values that it may be. */
  others: FieldValue[]
}

/**
 * The header with what lessons say of it, the newest first. A lesson wins silently only where the reader has no value, doubts it, or took it
 * from the very place that was overruled; elsewhere its value is offered beside the reader's.
 * @param spots where header values may stand.
 */
export function recallFields(
  pages: readonly PageLayout[],
  spots: readonly Spot[],
  read: Invoice,
  memories: readonly SupplierMemory[],
): Invoice {
  const alike = memories.filter(({ layout }) => isSameLayout(pages, layout))
  const recalled: Invoice = { ...read, boxes: { ...read.boxes }, readings: { ...read.readings } }
  const doubtful = new Set<HeaderField | 'lineItems'>(read.uncertainFields)
  for (const field of TAUGHT_FIELDS) {
    const lessons = alike.flatMap(({ fields }) => fields[field] ?? [])
    const settled = settle(pages, spots, read, field, lessons) ?? suggest(spots, read, field, memories)
    if (!settled) continue
    const { value, place, uncertain, others } = settled
    Object.assign(recalled, { [field]: value })
    if (value === null) delete recalled.boxes[field]
    if (place) recalled.boxes[field] = boxAround(place.words, place.page)
    delete recalled.readings[field]
    if (others.length > 0) recalled.readings[field] = [value, ...others].flatMap(one => readingOf(one))
    if (uncertain) doubtful.add(field)
    else doubtful.delete(field)
  }
  return { ...recalled, uncertainFields: [...doubtful] }
}

function settle(
  pages: readonly PageLayout[],
  spots: readonly Spot[],
  read: Invoice,
  field: TaughtField,
  lessons: readonly FieldLesson[],
): Settled | null {
  const own = read[field]
  const ownAnchors = own === null ? [] : anchorsOfRead(pages, read, field, own)
  const overruled: Anchor[] = []
  for (const lesson of lessons) {
    const found = lesson.is
      .flatMap(anchors => recall(spots, field, anchors, lesson.shape) ?? [])
      .filter(one => !stands(spots, field, one, overruled))
    overruled.push(...lesson.was)
    const isOverruled = shareLabel(ownAnchors, overruled)
    const isOpen = own === null || isOverruled
    const told = found.filter(one => one.isAlike || isOpen)
    if (told.length > 0) return weigh(told, own, isOpen || isDoubtful(read, field))
    if (!isOverruled || own === null) continue
    // Such papers have none; or it is known not to stand there, and nobody knows where else.
    if (lesson.is.length === 0) return { value: null, place: null, uncertain: false, others: [] }
    return { value: own, place: null, uncertain: true, others: [] }
  }
  return null
}

/** What another layout's lessons find where the reader has nothing is only offered. */
function suggest(
  spots: readonly Spot[],
  read: Invoice,
  field: TaughtField,
  memories: readonly SupplierMemory[],
): Settled | null {
  if (read[field] !== null) return null
  const lessons = memories.flatMap(({ fields }) => fields[field] ?? [])
  const [place] = lessons.flatMap(({ is, shape }) =>
    is.flatMap(anchors => recall(spots, field, anchors, shape) ?? []).filter(one => one.isAlike),
  )
  return place ? { value: place.value, place, uncertain: true, others: [] } : null
}

function isDoubtful({ uncertainFields }: Invoice, field: TaughtField): boolean {
  return uncertainFields.includes(field)
}

/** Places that were one value on the paper that taught them may tell several now. */
function weigh(found: readonly Recalled[], own: FieldValue | null, yields: boolean): Settled {
  const [first, ...rivals] = found.filter(
    (one, i) => found.findIndex(other => sameValue(one.value, other.value)) === i,
  ) as [Recalled, ...Recalled[]]
  const values = [first, ...rivals].map(({ value }) => value)
  const others = values.filter(value => !sameValue(value, own))
  if (others.length === 0) return { value: own, place: null, uncertain: false, others }
  if (own !== null && !yields) return { value: own, place: null, uncertain: true, others }
  const isOpen = rivals.length > 0 || !first.isAlike
  // What was overruled before is offered where nothing looks right.
  const before = own !== null && isOpen && !values.some(value => sameValue(value, own)) ? [own] : []
  return { value: first.value, place: first, uncertain: isOpen, others: [...values.slice(1), ...before] }
}

/** The labels around the reader's own value. */
export function anchorsOfRead(
  pages: readonly PageLayout[],
  read: Invoice,
  field: TaughtField,
  own: FieldValue,
): Anchor[] {
  const inside = wordsInBox(pages, read.boxes[field])
  return placesOf(spotsOf(pages), field, own)
    .filter(({ words }) => words.some(word => inside.has(word)))
    .flatMap(({ anchors }) => anchors)
}

/** Whether a recalled value stands where a newer lesson says that it does not. */
function stands(
  spots: readonly Spot[],
  field: TaughtField,
  { value, words }: Recalled,
  overruled: readonly Anchor[],
): boolean {
  const there = placesOf(spots, field, value).filter(place => place.words.some(word => words.includes(word)))
  return there.some(({ anchors }) => shareLabel(anchors, overruled))
}

function readingOf(value: FieldValue | null): string[] {
  if (value === null) return []
  return [typeof value === 'number' ? (value / 100).toFixed(2) : value]
}
