import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Why it cannot be used now: shown in a tooltip and read out. The button stays focusable and does nothing. */
  disabledReason?: string | undefined
  /** Its action runs: a spinner, and further presses do nothing. */
  pending?: boolean | undefined
}

export function Button({
  variant = 'secondary',
  size = 'normal',
  disabledReason,
  pending = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = Boolean(disabledReason) || pending
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      type="button"
      {...rest}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      className={classNames(buttonStyle(variant, size, blocked), className)}
      onClick={act}
    >
      {pending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </button>
  )
  if (!disabledReason) return button
  return (
    <>
      <Tooltip content={disabledReason}>{button}</Tooltip>
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
    </>
  )
}

interface ButtonLinkProps {
  to: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  children: ReactNode
}

export function ButtonLink({
  to,
  variant = 'secondary',
  size = 'normal',
  className,
  children,
}: ButtonLinkProps) {
  return (
    <Link to={to} className={classNames(buttonStyle(variant, size), className)}>
      {children}
    </Link>
  )
}
