import type { Ref } from 'react'
import type { Job } from '#contracts/automation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { processSteps, type StepState } from './process-steps.ts'

const TONES: Record<StepState, Tone> = {
  Ready: 'info',
  Pending: 'neutral',
  Running: 'info',
  Complete: 'ready',
  Error: 'error',
  Stopped: 'neutral',
}

interface ProcessPanelProps {
  headingRef: Ref<HTMLHeadingElement>
  hasInvoice: boolean
  job: Job | null
}

export function ProcessPanel({ headingRef, hasInvoice, job }: ProcessPanelProps) {
  return (
    <Card title="Automation Process" titleRef={headingRef}>
      <ol className="grid gap-3">
        {processSteps(hasInvoice, job).map((step, index) => (
          <li
            key={step.title}
            className="flex items-start gap-3"
            aria-current={step.state === 'Running' || undefined}
          >
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full border border-hairline text-sm tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 grow">
              <p className="font-medium text-ink-strong">{step.title}</p>
              <p className="text-sm text-ink-quiet">{step.hint}</p>
            </div>
            <Badge tone={TONES[step.state]}>{step.state}</Badge>
          </li>
        ))}
      </ol>
    </Card>
  )
}
