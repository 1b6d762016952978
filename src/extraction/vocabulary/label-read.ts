/** What a header label announces; `other` is a label of something no field asks for. */
export type LabelMeaning = 'invoice-number' | 'order-number' | 'invoice-date' | 'due-date' | 'other'

/** The weight of what only a person can tell: less than any value has that is taken without asking (read-header.ts). */
export const TO_LOOK_AT = 0.4

export interface LabelRead {
  meaning: LabelMeaning
  /** How surely, 0 to 1. */
  weight: number
  /** Where it and another announce two values, the one that is taken is asked about if that is announced no more surely than this. */
  asksUpTo?: number
  /** Whose number an `invoice-number` label announces, or whose day the label of a date. */
  paper?: Paper
  /** It says that what it announces is a number, and not only which order or paper that is. */
  saysNumber?: true
  /** It says no more than that something is referred to (`Ref`). */
  isBare?: true
  /** Of a date: the day of what was supplied, in the tax's own word. */
  isOfSupply?: true
  /** What stands behind it may be how and when something was paid (`Payment by EFT 3 November`), and no day by which it is due. */
  tellsHow?: true
  /** What was done with the goods under that number, where the label says (`Pick slip`, `Despatch no`). */
  step?: string
}

/** `invoice-reference`: of the document itself, or of the invoice that a credit is for. */
export type Paper =
  | 'invoice'
  | 'pro-forma'
  | 'invoice-reference'
  | 'credit'
  | 'return-note'
  | 'quote'
  | 'statement'
  | 'docket'
  | 'charge-note'
  | 'document'
