/** Brings a person to what has just appeared: its heading takes the focus and is scrolled to. Not from work below it, or in a dialog. */
export function bringTo(heading: HTMLElement | null): void {
  if (!heading || isAtWork(heading)) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start', behavior })
}

function isAtWork(heading: HTMLElement): boolean {
  const active = document.activeElement
  return Boolean(active && (heading.closest('section')?.contains(active) || active.closest('[role=dialog]')))
}
