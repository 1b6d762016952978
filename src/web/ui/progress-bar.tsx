import { classNames } from './class-names.ts'
import type { Tone } from './tone.ts'

interface ProgressBarProps {
  value: number
  max: number
  tone: Tone | 'accent'
  /** What is measured, read out with the percentage. */
  label: string
}

const FILLS: Record<ProgressBarProps['tone'], string> = {
  accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
  ready: '[&::-moz-progress-bar]:bg-ready [&::-webkit-progress-value]:bg-ready',
  missing: '[&::-moz-progress-bar]:bg-missing [&::-webkit-progress-value]:bg-missing',
  uncertain: '[&::-moz-progress-bar]:bg-uncertain [&::-webkit-progress-value]:bg-uncertain',
  error: '[&::-moz-progress-bar]:bg-error [&::-webkit-progress-value]:bg-error',
  info: '[&::-moz-progress-bar]:bg-info [&::-webkit-progress-value]:bg-info',
  neutral: '[&::-moz-progress-bar]:bg-control [&::-webkit-progress-value]:bg-control',
}

/** The browser's own progress element: its width needs no style attribute. */
export function ProgressBar({ value, max, tone, label }: ProgressBarProps) {
  return (
    <progress
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      aria-label={label}
      className={classNames(
        'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken ring-1 ring-hairline',
        '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full',
        FILLS[tone],
      )}
    />
  )
}
