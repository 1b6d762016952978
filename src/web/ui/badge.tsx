import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TONE_ICONS, TONE_SURFACES, type Tone } from './tone.ts'

interface BadgeProps {
  tone: Tone
  /** In place of the tone's own icon. */
  icon?: LucideIcon
  children: ReactNode
}

/** A state in a word and an icon, never in colour alone. */
export function Badge({ tone, icon, children }: BadgeProps) {
  const Icon = icon ?? TONE_ICONS[tone]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2 py-px text-xs font-medium whitespace-nowrap',
        TONE_SURFACES[tone],
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {children}
    </span>
  )
}
