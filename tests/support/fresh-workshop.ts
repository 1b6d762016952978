import type { Page } from '@playwright/test'
import { type SeedPurchase, workshopControl } from './workshop-control.ts'

export const control = workshopControl(process.env.E2E_DATA_DIR ?? '')

/** A workshop of its own in the stand-in, and an account that is signed in and configured for it. */
export async function openFreshWorkshop(page: Page, name: string, purchases: SeedPurchase[]) {
  const workshop = { workshopId: name, username: 'front-desk', password: 'e2e workshop password' }
  const account = { email: `owner@${name}.example`, password: 'a long enough password' }
  await control.seed({
    workshopId: workshop.workshopId,
    users: [{ username: workshop.username, password: workshop.password }],
    suppliers: purchases.map(({ supplier }) => ({ name: supplier })),
    stock: purchases.flatMap(({ lines }) =>
      lines.map(line => ({ number: line.stockNumber, name: line.name })),
    ),
    purchases,
  })
  const credentials = { mechanicDeskUsername: workshop.username, mechanicDeskPassword: workshop.password }
  for (const [call, data] of [
    ['register', { ...account, ...credentials }],
    ['login', account],
    ['settings', { mechanicDeskCredentials: workshop }],
  ] as const) {
    const response = await page.request.post(`/api/${call}`, { data })
    if (!response.ok()) throw new Error(`${call}: ${response.status()} ${await response.text()}`)
  }
  return { workshop, account }
}
