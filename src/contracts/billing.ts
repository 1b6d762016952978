import { z } from 'zod'
import { PLAN_IDS } from '#domain/plans.ts'

export const Subscribe = z.object({ plan: z.enum(PLAN_IDS, 'Choose starter, professional or enterprise') })
export const Redirect = z.object({ url: z.string() })

export const Dashboard = z.object({
  subscription: z
    .object({
      plan: z.enum(PLAN_IDS),
      status: z.string(),
      currentPeriodEnd: z.string().nullable(),
    })
    .nullable(),
  usage: z.object({
    current: z.number(),
    limit: z.number(),
    remaining: z.number(),
    percentage: z.number(),
  }),
})
