import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: ReactNode
  /** What will be here. */
  children: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-control border border-dashed border-hairline px-4 py-8 text-center">
      <p className="font-semibold text-ink-strong">{title}</p>
      <div className="max-w-prose text-ink-quiet">{children}</div>
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  )
}
