import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'small'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent',
  secondary: 'border-control bg-raised text-ink-strong',
  quiet: 'border-transparent bg-transparent text-ink-strong',
  danger: 'border-transparent bg-error text-on-error',
}

const HOVERS: Record<ButtonVariant, string> = {
  primary: 'hover:bg-accent-hover',
  secondary: 'hover:bg-sunken',
  quiet: 'hover:bg-sunken',
  danger: 'hover:brightness-95',
}

const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-9 px-3.5 py-1.5 text-base pointer-coarse:min-h-11',
  small: 'min-h-7 px-2.5 py-0.5 text-sm pointer-coarse:min-h-11',
}

/** The classes of everything that looks like a button. A blocked one keeps its label legible and loses its colour. */
export function buttonStyle(variant: ButtonVariant, size: ButtonSize, blocked = false): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium transition-colors',
    SIZES[size],
    blocked
      ? 'cursor-not-allowed border-hairline bg-sunken text-ink-quiet'
      : `cursor-pointer ${VARIANTS[variant]} ${HOVERS[variant]}`,
  )
}
