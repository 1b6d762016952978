import { expect, test, vi } from 'vitest'
import { UnreadablePdf } from '#extraction/process/unreadable-pdf.ts'
import { learnSupplier } from '../invoices/supplier-memories.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { learnSuppliers } from './learn-supplier.ts'

vi.mock('../invoices/supplier-memories.ts', () => ({ learnSupplier: vi.fn<typeof learnSupplier>() }))

const run = (error: Error) => {
  vi.mocked(learnSupplier).mockRejectedValueOnce(error)
  const input = { userId: 'u', handle: 'h', confirmed: {} } as Parameters<
    ReturnType<typeof learnSuppliers>['run']
  >[0]
  return learnSuppliers({} as World).run(input, new AbortController().signal)
}

test.each([new UnreadablePdf('busy'), new Error('The database is away')])(
  'a lesson that could not be heard now is taken up again: %s',
  async error => {
    await expect(run(error)).rejects.toBe(error)
  },
)

test.each([new UnreadablePdf('damaged'), new Refusal('not-found', 'Gone.')])(
  'a file that can never be read teaches nothing, and is let go: %s',
  async error => {
    await expect(run(error)).resolves.toBeUndefined()
  },
)
