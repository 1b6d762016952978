import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/** Opens after 700 ms, or at once within 300 ms of the last one (spec section 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

interface TooltipProps {
  content: ReactNode
  /** One focusable element. */
  children: ReactElement
}

export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-appear rounded-control bg-ink-strong px-2.5 py-1.5 text-sm text-paper shadow-lifted"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
