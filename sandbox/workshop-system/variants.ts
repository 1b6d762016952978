export type GstRounding = 'total' | 'line'

/** What the server does differently per markup; how a page looks per markup stands in `pages/presentation.js`. */
export type Variant = {
  name: string
  gstRounding: GstRounding
  /** Whether the type-ahead offers to create an unknown stock number. */
  createsStock: boolean
  /** Order of the type-ahead's list: a driver that takes the first entry fails on the second kind. */
  lookupOrder: 'number' | 'name'
  purchaseUrl: (id: number) => string
}

const classic: Variant = {
  name: 'classic',
  gstRounding: 'total',
  createsStock: true,
  lookupOrder: 'number',
  purchaseUrl: id => `/auto_workshop/app#/inventory/purchases/${id}`,
}

const modern: Variant = {
  name: 'modern',
  gstRounding: 'line',
  createsStock: false,
  lookupOrder: 'name',
  purchaseUrl: id => `/mdweb/workshops/purchases/${id}`,
}

const variants = [classic, modern]

export const variantNames = variants.map(variant => variant.name)

/** The variant of that name, or undefined. */
export function findVariant(name: string): Variant | undefined {
  return variants.find(variant => variant.name === name)
}

export const firstVariant = classic
