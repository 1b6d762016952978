import { z } from 'zod'

export const UserId = z.object({ id: z.string().min(1).max(60) })
export const MonthlyLimit = z.object({ limit: z.number().int().min(0).max(1_000_000).nullable() })
