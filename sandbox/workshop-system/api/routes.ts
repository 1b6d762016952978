import type { FastifyInstance } from 'fastify'
import type { System } from '../system.ts'
import { addBillRoutes } from './bills.ts'
import { addLineRoutes } from './lines.ts'
import { addListRoutes } from './lists.ts'
import { addLoginRoutes } from './log-in.ts'
import { addPurchaseRoutes } from './purchases.ts'
import { addScreenRoutes } from './screens.ts'

/** The JSON that the pages live on. */
export function addApi(app: FastifyInstance, system: System): void {
  addLoginRoutes(app, system)
  addScreenRoutes(app, system)
  addListRoutes(app, system)
  addPurchaseRoutes(app, system)
  addLineRoutes(app, system)
  addBillRoutes(app, system)
}
