import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LookAnswer, LookRequest } from '../automation/look-message.ts'
import { moment, owner } from './schema.ts'

/**
 * A look at a workshop that a person waits for: the web process asks, a worker with a browser looks. The row is the workshop's "occupied"
 * sign as well; it counts until it expires, so that a process that died blocks nobody for long.
 */
export const workshopLooks = pgTable(
  'workshop_looks',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    workshopKey: text('workshop_key').notNull(),
    request: jsonb('request').$type<LookRequest>().notNull(),
    /** Null until the worker has answered. */
    answer: jsonb('answer').$type<LookAnswer>(),
    cancelled: boolean('cancelled').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('workshop_looks_workshop').on(table.workshopKey)],
)

/** What each living worker says of its browser; a worker that stops saying so is no longer counted. */
export const workerBrowsers = pgTable('worker_browsers', {
  workerId: text('worker_id').primaryKey(),
  available: boolean('available').notNull(),
  optimized: boolean('optimized').notNull(),
  reservedVm: boolean('reserved_vm').notNull(),
  /** How many workshops it drives at once. */
  capacity: integer('capacity').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
