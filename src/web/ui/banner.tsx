import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TONE_ICONS, TONE_SURFACES, type Tone } from './tone.ts'

interface BannerProps {
  tone: Tone
  title: ReactNode
  /** What to do, in a sentence. */
  children?: ReactNode
  action?: ReactNode
}

/** A state of the whole screen or card. Errors interrupt a screen reader, the others wait. */
export function Banner({ tone, title, children, action }: BannerProps) {
  const Icon = TONE_ICONS[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-3 rounded-control border px-3.5 py-3', TONE_SURFACES[tone])}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          {children !== undefined && <div className="text-ink">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}
