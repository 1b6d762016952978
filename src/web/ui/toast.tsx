import 'sonner/dist/styles.css'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Toaster as Sonner, toast } from 'sonner'

const VISIBLE_MS = 5000
const BELOW_HEADER = { top: 68, right: 16 }
const BELOW_NARROW_HEADER = { top: 108, left: 16, right: 16 }
const SHAPE =
  'flex w-full items-start gap-3 text-base rounded-card border bg-raised px-4 py-3 text-ink shadow-lifted [&_[data-icon]]:mt-0.5'
const BUTTON =
  'shrink-0 cursor-pointer self-center rounded-control border border-control px-2.5 py-1 text-sm font-medium text-ink-strong hover:bg-sunken'

/** Mounted once, in the document. */
export function Toaster() {
  return (
    <Sonner
      // Buttons that start and save stand at the bottom: of the page, of dialogs, of a phone. Here only the page's head is spared.
      position="top-right"
      offset={BELOW_HEADER}
      mobileOffset={BELOW_NARROW_HEADER}
      visibleToasts={1}
      duration={VISIBLE_MS}
      closeButton
      icons={{
        success: <CircleCheck aria-hidden className="size-4 text-ink-quiet" />,
        error: <CircleAlert aria-hidden className="size-4 text-error" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: SHAPE,
          success: 'border-hairline',
          error: 'border-error',
          content: 'min-w-0 grow',
          title: 'font-semibold text-ink-strong',
          description: 'break-words',
          actionButton: BUTTON,
          closeButton:
            'order-last -mr-1.5 grid size-6 shrink-0 cursor-pointer place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink-strong pointer-coarse:size-11',
        },
      }}
    />
  )
}

export interface Notice {
  title: string
  description?: string | undefined
  /** destructive: something failed. */
  tone?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

/** Shows a notice for five seconds, in place of the one before. */
export function notify({ title, description, tone = 'default', action }: Notice): void {
  toast.dismiss()
  const show = tone === 'destructive' ? toast.error : toast.success
  show(title, { description, ...(action && { action }) })
}
