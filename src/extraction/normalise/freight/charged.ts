import type { InvoiceLine } from '#domain/invoice.ts'

/** What tells of a line whether it is freight. */
export type Charged = Pick<InvoiceLine, 'partNumber' | 'description'>

/** `maybe`: a freight word in the name of something else (a fuel delivery pipe, a print-out of the delivery curve). */
export type IsFreight = 'yes' | 'no' | 'maybe'
