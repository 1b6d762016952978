import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLogOut } from '#web/features/accounts/use-log-out.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AppFooter } from './app-footer.tsx'
import { DocketMark } from './docket-mark.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

export interface SignedInUser {
  email: string
  isAdmin: boolean
}

interface AppShellProps {
  /** Absent while it loads. */
  user: SignedInUser | undefined
  /** The page's own buttons, between Admin and Logout. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a signed-in page: header, main, footer. The page brings its own h1. */
export function AppShell({ user, actions, children }: AppShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <AppHeader user={user} actions={actions} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl grow px-4 py-6 outline-none md:px-6"
      >
        {children}
      </main>
      <AppFooter />
    </div>
  )
}

function AppHeader({ user, actions }: Omit<AppShellProps, 'children'>) {
  const logOut = useLogOut()
  return (
    <header className="border-b border-hairline bg-raised print:hidden">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2.5 md:px-6">
        <div className="flex shrink-0 items-center gap-2.5">
          <DocketMark className="h-8 shrink-0 text-accent" />
          <div>
            <p className="font-semibold text-ink-strong">Docket Automation</p>
            <p className="text-xs text-ink-quiet">AI-Powered Invoice Processing</p>
          </div>
        </div>
        <p title={user?.email} className="min-w-0 flex-1 truncate text-right text-sm text-ink-quiet">
          {user?.email}
        </p>
        <div className="-mx-2.5 flex w-full flex-wrap items-center gap-y-1 md:w-auto md:gap-x-2">
          {user?.isAdmin && (
            <ButtonLink to="/admin" variant="quiet" size="small">
              Admin
            </ButtonLink>
          )}
          {actions}
          <Button variant="quiet" size="small" pending={logOut.isPending} onClick={() => logOut.mutate()}>
            {!logOut.isPending && <LogOut aria-hidden className="size-4" />}
            Logout
          </Button>
        </div>
      </div>
    </header>
  )
}
