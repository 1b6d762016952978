import { Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '#web/features/accounts/use-current-user.ts'
import { AppShell } from '#web/features/shell/app-header.tsx'
import { useApiQuery } from '#web/lib/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { Workbench } from './workbench.tsx'

/** /upload: choose PDFs, have them read, review, and start the automation (spec section 2). */
export function UploadPage() {
  const user = useCurrentUser()
  const [settingsOpen, setSettingsOpen] = useState(false)
  useLoginWithoutDashboard()
  const actions = (
    <>
      <ButtonLink to="/dashboard" variant="quiet" size="small">
        Dashboard
      </ButtonLink>
      <Button variant="quiet" size="small" onClick={() => setSettingsOpen(true)}>
        <Settings aria-hidden className="size-4" />
        Settings
      </Button>
    </>
  )
  return (
    <AppShell user={user} actions={actions}>
      <h1 className="mb-4 text-2xl font-semibold">Upload invoices</h1>
      {/* Another account must not see what this one left behind. */}
      {user ? <Workbench key={user.email} email={user.email} /> : <Loading />}
      {settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </AppShell>
  )
}

/** Spec section 2: if the dashboard call fails, the person is sent to /login. */
function useLoginWithoutDashboard(): void {
  const navigate = useNavigate()
  const failed = useApiQuery('dashboard').isLoadingError
  useEffect(() => {
    if (failed) void navigate('/login', { replace: true })
  }, [failed, navigate])
}

function Loading() {
  return (
    <div className="grid gap-4">
      <p className="sr-only">Loading...</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
