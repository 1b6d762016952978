import type { HeaderField, Invoice } from '#domain/invoice.ts'
import { textKey } from './find-text.ts'
import { type GroundedField, type GroundedInvoice, TEXT_FIELDS, type TextField } from './ground-invoice.ts'

/** The header as two readers leave it: what holds, what a person should look at, and the readings where there are several. */
export interface MergedFields {
  documentType: Invoice['documentType']
  values: Pick<Invoice, TextField>
  uncertain: HeaderField[]
  boxes: Invoice['boxes']
  readings: Partial<Record<HeaderField, string[]>>
  /** Fields for which the model gave something that is not on the page. */
  ungrounded: HeaderField[]
}

/**
 * Agreement makes a value certain. A model's value that is not on the page is never taken, only listed; where the readers differ, or only
 * the model found something, a person looks.
 */
export function mergeFields(builtin: Invoice, model: GroundedInvoice): MergedFields {
  const merged: MergedFields = {
    ...mergeType(builtin, model),
    values: { ...builtin },
    boxes: {},
    readings: {},
    ungrounded: [],
  }
  for (const name of TEXT_FIELDS) {
    const own = { value: builtin[name], doubtful: builtin.uncertainFields.includes(name) }
    const { value, uncertain } = mergeText(name, own, model.texts[name])
    merged.values[name] = value
    if (uncertain) {
      merged.uncertain.push(name)
      merged.readings[name] = readingsOf(value, own.value, model.texts[name])
    }
    if (isUngrounded(model.texts[name])) merged.ungrounded.push(name)
    const box = value === own.value ? (builtin.boxes[name] ?? model.boxes[name]) : model.boxes[name]
    if (value !== null && box) merged.boxes[name] = box
  }
  if (builtin.boxes.documentType) merged.boxes.documentType = builtin.boxes.documentType
  return merged
}

export function isUngrounded(field: GroundedField<unknown>): boolean {
  return field.read !== null && field.place === null
}

interface Own {
  value: string | null
  doubtful: boolean
}

function mergeText(
  name: TextField,
  own: Own,
  model: GroundedField<string>,
): { value: string | null; uncertain: boolean } {
  if (model.read === null) return { value: own.value, uncertain: own.doubtful }
  if (model.value === null) return { value: own.value, uncertain: true }
  if (own.value === null) return { value: model.value, uncertain: true }
  if (isSame(name, own.value, model.value))
    return { value: own.doubtful ? model.value : own.value, uncertain: model.doubtful }
  return { value: own.doubtful && !model.doubtful ? model.value : own.value, uncertain: true }
}

function isSame(name: TextField, one: string, other: string): boolean {
  return keyOf(name, one) === keyOf(name, other)
}

function keyOf(name: TextField, value: string): string {
  const key = textKey(value)
  if (name === 'purchaseOrderNumber') return key.replace(/^PO(?=.)/, '')
  if (name === 'supplierName') return key.replace(/(?:PTY)?(?:LTD|LIMITED)$/, '')
  return key
}

function readingsOf(value: string | null, own: string | null, model: GroundedField<string>): string[] {
  const all = [value, own, model.value ?? model.read].filter(one => one !== null)
  return [...new Set(all)]
}

/**
 * Only a tax invoice may become a bill: where the readers differ and the built-in one is not sure, the other kind holds. A model's word for
 * the kind is tied to nothing on the page, so its agreement clears no doubt.
 */
function mergeType(
  builtin: Invoice,
  model: GroundedInvoice,
): Pick<MergedFields, 'documentType' | 'uncertain'> {
  const sure = !builtin.uncertainFields.includes('documentType')
  if (builtin.documentType === model.documentType)
    return { documentType: builtin.documentType, uncertain: sure ? [] : ['documentType'] }
  const cautious = builtin.documentType === 'tax-invoice' ? model.documentType : builtin.documentType
  return { documentType: sure ? builtin.documentType : cautious, uncertain: ['documentType'] }
}
