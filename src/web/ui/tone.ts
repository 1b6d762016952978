import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  Info,
  type LucideIcon,
  Minus,
} from 'lucide-react'

/** What a colour may say. ready green, missing yellow, uncertain orange, error red, info blue; neutral says nothing. */
export type Tone = 'ready' | 'missing' | 'uncertain' | 'error' | 'info' | 'neutral'

export const TONE_ICONS: Record<Tone, LucideIcon> = {
  ready: CircleCheck,
  missing: CircleDashed,
  uncertain: CircleHelp,
  error: CircleAlert,
  info: Info,
  neutral: Minus,
}

export const TONE_SURFACES: Record<Tone, string> = {
  ready: 'bg-ready-soft text-ready border-ready',
  missing: 'bg-missing-soft text-missing border-missing',
  uncertain: 'bg-uncertain-soft text-uncertain border-uncertain',
  error: 'bg-error-soft text-error border-error',
  info: 'bg-info-soft text-info border-info',
  neutral: 'bg-sunken text-ink border-hairline',
}
