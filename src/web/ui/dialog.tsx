import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  size?: 'normal' | 'wide'
  children: ReactNode
  /** Its buttons, the primary one last. */
  footer?: ReactNode
}

/** What a person fills in. Never the button that closes. */
const FIRST_FIELD = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * A modal dialog: focus begins at its first field, else at its title, is held inside and returned; Esc and a press outside close it.
 * The veil is a plain element, because Radix's own overlay locks scrolling with an injected <style>, which the
 * content security policy refuses; tokens.css locks it instead.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'normal',
  children,
  footer,
}: DialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const firstField = () => bodyRef.current?.querySelector<HTMLElement>(FIRST_FIELD)
  const focusFirst = (event: Event) => {
    opener.current = document.activeElement
    event.preventDefault()
    const start = firstField() ?? titleRef.current
    start?.focus()
  }
  // Fields that were still loading when the dialog opened.
  useEffect(() => {
    if (titleRef.current && document.activeElement === titleRef.current) firstField()?.focus()
  })
  // Radix returns the focus to its own trigger only, and these dialogs have none.
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const withoutDescription = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div data-dialog-veil className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          {...withoutDescription}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] w-full animate-appear flex-col rounded-t-card border border-hairline',
            'bg-raised shadow-lifted outline-none md:inset-y-0 md:my-auto md:h-fit md:max-h-[86dvh] md:w-[calc(100%-3rem)] md:rounded-card',
            size === 'wide' ? 'md:max-w-5xl' : 'md:max-w-lg',
          )}
        >
          <div className="flex items-start justify-between gap-4 border-b border-hairline px-4 py-3 md:px-6 md:py-4">
            <div className="grid gap-1">
              <Radix.Title
                ref={titleRef}
                tabIndex={-1}
                className="text-lg font-semibold wrap-anywhere outline-none"
              >
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-ink-quiet">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className="-mr-2 grid size-8 shrink-0 cursor-pointer place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink-strong pointer-coarse:size-11"
            >
              <X aria-hidden className="size-4" />
            </Radix.Close>
          </div>
          <div ref={bodyRef} className="min-h-0 grow overflow-y-auto px-4 py-4 md:px-6">
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 border-t max-md:[&>button]:grow border-hairline px-4 py-3 md:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
