import type { RunStep } from '#domain/automation.ts'

const STEP_WORDS: Record<RunStep, string> = {
  login: 'Logging in',
  'open-purchase-order': 'Opening the purchase order',
  plan: 'Making the plan',
  'write-lines': 'Writing the lines',
  'verify-lines': 'Reading the lines back',
  'intend-bill': 'Filling in the bill',
  'save-bill': 'Saving the bill',
  'verify-bill': 'Reading the bill back',
  'attach-pdf': 'Attaching the PDF',
  'verify-pdf': 'Reading the attachment back',
  prove: 'Taking the proof',
}

/** What a step of a run does; one that this page does not know by its own name. */
export function stepWords(step: string): string {
  return STEP_WORDS[step as RunStep] ?? step
}
