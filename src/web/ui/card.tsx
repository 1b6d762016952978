import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'

interface CardProps {
  title?: ReactNode
  /** The heading, for who brings a person there. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Beside the title, at its right. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A raised sheet; with a title it is a named region with a level-2 heading. */
export function Card({ title, titleRef, actions, className, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames('rounded-card border border-hairline bg-raised p-4 md:p-6', className)}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title !== undefined && (
            <h2
              id={titleId}
              ref={titleRef}
              tabIndex={titleRef ? -1 : undefined}
              className="scroll-mt-4 text-lg font-semibold outline-none"
            >
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
