import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface TableProps extends ComponentProps<'table'> {
  /** What the table holds; names the table and its scrolling frame. */
  caption: string
}

/** A table in a frame that scrolls sideways, by keyboard too, when it is too wide. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    // In the tab order, because a frame that scrolls must be reachable by keyboard; positioned, because text for screen readers
    // is placed absolutely and would widen the page instead.
    <div role="region" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table {...rest} className={classNames('w-full border-collapse text-left tabular-nums', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function Thead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead {...rest} className={classNames('text-xs text-ink-quiet', className)} />
}

export function Tbody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />
}

export function Tr({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={classNames('h-9 border-b border-hairline', className)} />
}

interface CellProps {
  /** Right-aligned figures. */
  numeric?: boolean
}

export function Th({ numeric, className, ...rest }: CellProps & ComponentProps<'th'>) {
  const alignment = numeric ? 'text-right' : 'text-left'
  return (
    <th
      scope="col"
      {...rest}
      className={classNames('px-3 py-1.5 font-medium whitespace-nowrap', alignment, className)}
    />
  )
}

export function Td({ numeric, className, ...rest }: CellProps & ComponentProps<'td'>) {
  return (
    <td {...rest} className={classNames('px-3 py-1.5', numeric && 'text-right tabular-nums', className)} />
  )
}
