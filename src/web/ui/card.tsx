import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface CardProps {
  title?: ReactNode
  /** Beside the title, at its right. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A raised sheet; with a title it is a named region with a level-2 heading. */
export function Card({ title, actions, className, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames('rounded-card border border-hairline bg-raised p-4 md:p-6', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title !== undefined && (
            <h2 id={titleId} className="text-lg font-semibold">
              {title}
            </h2>
          )}
          {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
