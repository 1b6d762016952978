import type { Question, Reply } from '../behaviour.ts'

export interface Incoming {
  headers: Record<string, string | string[] | undefined>
  params: Record<string, string>
  body: Record<string, unknown>
}

/** One wire format: where it is, what it takes, how it answers. */
export interface Service {
  name: string
  path: string
  /** @throws Refusal as the real service does. */
  read(incoming: Incoming): Question
  answer(reply: Reply): object
  refuse(status: number, message: string): object
}
