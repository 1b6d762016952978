import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '#web/features/accounts/use-current-user.ts'
import { AppShell } from '#web/features/shell/app-header.tsx'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { useApiQuery } from '#web/lib/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The admin area, as far as the server has one: whatever it answers is said. People who are no admins are sent away. */
export function AdminPage() {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const outsider = user?.isAdmin === false
  useEffect(() => {
    if (outsider) void navigate('/dashboard', { replace: true })
  }, [outsider, navigate])
  const metrics = useApiQuery('adminMetrics', undefined, { enabled: user?.isAdmin === true })
  return (
    <AppShell
      user={user}
      actions={
        <ButtonLink to="/dashboard" variant="quiet" size="small">
          Dashboard
        </ButtonLink>
      }
    >
      <h1 className="mb-4 text-2xl font-semibold">Admin</h1>
      {metrics.error && (
        <Banner tone="info" title="Nothing to show yet">
          {errorSentence(metrics.error)}
        </Banner>
      )}
    </AppShell>
  )
}
