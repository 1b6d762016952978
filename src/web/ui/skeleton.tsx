import { classNames } from './class-names.ts'

/** Stands in the shape of what is coming. Say 'Loading...' beside it: this is hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('rounded-control bg-sunken', className)} />
}
