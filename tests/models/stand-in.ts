import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Draft } from '#extraction/grounding/draft.ts'
import { createModelReader } from '#extraction/models/model-reader.ts'
import { DEFAULT_MODELS, type ModelSettings, type ProviderId } from '#extraction/models/providers.ts'
import { readInvoices } from '#extraction/read-invoices.ts'
import type { Act } from '#sandbox/models/behaviour.ts'
import { createModels, type SeenRequest } from '#sandbox/models/server.ts'

export const TODAY = '2026-04-01'
const TOKEN = 'a-token-for-tests'

/** Where the stand-in speaks each provider's wire format. */
export const ROOTS: Record<ProviderId, string> = {
  openai: '/v1',
  anthropic: '/anthropic/v1',
  google: '/google/v1beta',
  'openai-compatible': '/compatible/v1',
}

/** The stand-in on a free port; dispose of it to stop it. */
export async function startModels() {
  const app = createModels({ controlToken: TOKEN })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { 'x-control-token': TOKEN, 'content-type': 'application/json' }
  return {
    origin,
    settings: (
      provider: ProviderId,
      model: string = { ...DEFAULT_MODELS, 'openai-compatible': 'local-model' }[provider],
      apiKey = 'key-of-a-test',
    ): ModelSettings => ({
      provider,
      model,
      apiKey,
      baseUrl: `${origin}${ROOTS[provider]}`,
    }),
    async behave(
      acts: Act[],
      usage?: { input: number; cached: number; output: number },
      takesFiles?: boolean,
    ) {
      const body = JSON.stringify({ acts, usage, takesFiles })
      const response = await fetch(`${origin}/control/behave`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(await response.text())
    },
    async requests(): Promise<SeenRequest[]> {
      return (await fetch(`${origin}/control/requests`, { headers })).json() as Promise<SeenRequest[]>
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}

/** Reads a PDF with a model behind the settings. */
export async function readPdf(
  pdf: Buffer,
  settings: ModelSettings,
  { signal, deadlines }: { signal?: AbortSignal; deadlines?: { read: number; readAgain: number } } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'models-test-'))
  const file = path.join(folder, 'invoice.pdf')
  writeFileSync(file, pdf)
  try {
    const model = createModelReader(settings, deadlines)
    return await readInvoices(file, { today: TODAY, model, ...(signal && { signal }) })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const line = { wordRow: null, discountPercent: null, gst: null }

/** What an honest model copies from the extraction's sample invoice. */
export function honestDraft(): Draft {
  return {
    invoices: [
      {
        documentType: 'tax-invoice',
        pages: [1],
        invoiceNumber: '40118',
        invoiceDate: '05/03/2026',
        dueDate: null,
        purchaseOrderNumber: '7781',
        supplierName: 'Quandong Auto Spares',
        supplierABN: '51 824 753 556',
        subtotal: '140.00',
        taxAmount: '14.00',
        totalAmount: '154.00',
        pricesIncludeGst: false,
        lines: [
          {
            ...line,
            partNumber: 'QA-1002',
            description: 'Oil filter',
            quantity: '4',
            unitPrice: '12.50',
            total: '50.00',
          },
          {
            ...line,
            partNumber: 'QA-77/B',
            description: 'Brake pads front',
            quantity: '1',
            unitPrice: '80.00',
            total: '80.00',
          },
        ],
        charges: [{ label: 'freight', text: 'Freight', amount: '10.00' }],
      },
    ],
  }
}
