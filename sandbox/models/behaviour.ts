import { z } from 'zod'

/** What to do with the next question about a schema; the last one given holds until others are given. */
export const Act = z.discriminatedUnion('do', [
  /** Answers with this value, whatever the document says. */
  z.object({ do: z.literal('answer'), value: z.unknown() }),
  /** Answers with this value after following every order in the document, seen or unseen. */
  z.object({ do: z.literal('obey'), value: z.unknown() }),
  /** Answers with text that need not be JSON. */
  z.object({ do: z.literal('text'), text: z.string() }),
  z.object({
    do: z.literal('status'),
    status: z.number().int().min(400).max(599),
    /** Seconds. */
    retryAfter: z.number().min(0).optional(),
  }),
  /** Ends without an answer: the tokens ran out on thought, or the model declines. Both are billed. */
  z.object({ do: z.literal('end'), end: z.enum(['cut', 'declined']) }),
  z.object({ do: z.literal('hang') }),
  /** An answer of this many bytes. */
  z.object({ do: z.literal('flood'), bytes: z.number().int().min(1).max(50_000_000) }),
])
export type Act = z.output<typeof Act>

export const Behaviour = z.object({
  acts: z.array(Act).min(1),
  /** Many services with OpenAI's older format refuse a file among the parts of a message. */
  takesFiles: z.boolean().default(true),
  usage: z
    .object({ input: z.number().int(), cached: z.number().int(), output: z.number().int() })
    .default({ input: 1234, cached: 0, output: 88 }),
})
export type Behaviour = z.output<typeof Behaviour>

/** A question in the terms that all wire formats share. */
export interface Question {
  service: string
  model: string
  /** The strict schema asked for. */
  schema: unknown
  instructions: string
  /** The text of the user's turn. */
  text: string
  /** Null in a message of words only, which OpenAI's older format takes. */
  pdf: Buffer | null
  /** What the request may hold beside these that tests ask about. */
  tools: number
  store: unknown
}

/** What a service sends back. */
export interface Reply {
  text: string
  usage: Usage
  model: string
  /** `cut`: the tokens ran out first; `declined`: the model refuses. Their text is empty. */
  end: 'whole' | 'cut' | 'declined'
}

export interface Usage {
  input: number
  cached: number
  output: number
}
