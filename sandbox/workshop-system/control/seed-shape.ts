import { z } from 'zod'
import { purchaseStatuses } from '../memory/records.ts'

/** The body of `POST /control/seed`; prices in dollars. What it does not name is left out of it. */

const Text = z.string().trim().min(1)

const SeedLine = z.object({
  stockNumber: Text,
  name: z.string().default(''),
  description: z.string().default(''),
  quantity: z.number(),
  unitPrice: z.number(),
  discountPercent: z.number().min(0).max(100).default(0),
  includesGst: z.boolean().default(false),
  gstFree: z.boolean().default(false),
  note: z.string().default(''),
})

const SeedPurchase = z.object({
  number: z.union([Text, z.number().int().positive().transform(String)]),
  reference: z.string().nullish(),
  supplier: Text,
  status: z.enum(purchaseStatuses),
  lines: z.array(SeedLine),
  bills: z.array(z.object({ invoiceNumber: Text, date: z.iso.date() })).default([]),
})

export const Seed = z.object({
  workshopId: Text,
  workshopName: Text.optional(),
  users: z.array(z.object({ username: Text, password: z.string().min(1) })).default([]),
  suppliers: z.array(z.object({ name: Text, abn: z.string().nullish() })).default([]),
  stock: z.array(z.object({ number: Text, name: z.string() })).default([]),
  purchases: z.array(SeedPurchase).default([]),
})
export type Seed = z.output<typeof Seed>
export type SeedPurchase = z.output<typeof SeedPurchase>
