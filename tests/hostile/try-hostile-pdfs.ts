import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { READ_LIMITS, SCAN_LIMITS } from '#extraction/process/run-reader.ts'
import { readInvoices, UnreadablePdf } from '#extraction/read-invoices.ts'
import { runningReaders } from '../support/readers.ts'
import type { HostileCase, Outcome } from './hostile-case.ts'
import { judgeReading } from './judge-reading.ts'

/** One capitalised sentence that ends in a full stop and holds no code, path or stack. */
const ONE_SENTENCE = /^[A-Z][^\n{}<>/\\]{20,160}\.$/

async function outcomeOf(
  file: string,
  scanLimits = SCAN_LIMITS,
): Promise<{ outcome: Outcome | 'wrong'; sentence: string }> {
  try {
    const { invoices } = await readInvoices(file, { today: '2026-04-01', scanLimits })
    return { outcome: judgeReading(invoices), sentence: 'A reading needs no sentence.' }
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error
    return { outcome: error.reason, sentence: error.message }
  }
}

function allows({ may }: HostileCase, outcome: Outcome | 'wrong'): boolean {
  return may.some(allowed => allowed === outcome || (allowed === 'sound' && outcome === 'read'))
}

const LONGEST_MS = READ_LIMITS.milliseconds
/** No case has more scanned pages that OCR begins with than two. */
const LONGEST_SCAN_MS = SCAN_LIMITS.milliseconds + SCAN_LIMITS.furtherPageMilliseconds
// The reader's own end, and a machine that is busy with other tests.
const GRACE_MS = 2000

/** Tests that each file is read rightly or refused in one sentence, in time, and that its reader is gone afterwards. */
export function tryHostilePdfs(cases: readonly HostileCase[]): void {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hostile-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each(cases.map(hostile => [hostile.name, hostile] as const))(
    '%s',
    {
      timeout: LONGEST_MS + LONGEST_SCAN_MS + 20_000,
    },
    async (name, hostile) => {
      const file = path.join(folder, 'hostile.pdf')
      await writeFile(file, await hostile.bytes())
      const start = performance.now()
      const { outcome, sentence } = await outcomeOf(file, hostile.scanLimits)
      const took = performance.now() - start
      expect(allows(hostile, outcome), `${name}: ${outcome}`).toBe(true)
      expect(sentence).toMatch(ONE_SENTENCE)
      expect(sentence).toMatch(
        outcome === 'read' || outcome === 'sound' ? ONE_SENTENCE : (hostile.advice ?? ONE_SENTENCE),
      )
      expect(took).toBeLessThan(LONGEST_MS + (hostile.picture ? LONGEST_SCAN_MS : 0) + GRACE_MS)
      expect(runningReaders()).toEqual([])
    },
  )
}
