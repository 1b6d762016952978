import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { keyOf, useApiMutation, useApiQuery } from '#web/lib/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, PasswordInput, TextInput } from '#web/ui/field.tsx'
import { notify } from '#web/ui/toast.tsx'
import { ConnectionResult, TestConnectionButton, useConnectionTest } from './connection-test.tsx'
import { LearnedSuppliers } from './learned-suppliers.tsx'
import { draftOf, isIncomplete, needsPasswordAgain, type SettingsDraft } from './settings-draft.ts'

/** The workshop system's credentials (spec section 2). One dialog from loading to saved, so that the focus finds its way back. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const settings = useApiQuery('settings')
  const saved = settings.data?.mechanicDeskCredentials ?? null
  const initial = useMemo(() => draftOf(saved), [saved])
  const [edited, setEdited] = useState<SettingsDraft | null>(null)
  const draft = edited ?? initial
  const save = useSaveSettings(onClose)
  const connection = useConnectionTest(draft)
  const passwordAgain = needsPasswordAgain(saved, draft)
  const isUnfinished = isIncomplete(draft) || passwordAgain
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isUnfinished)
      notify({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      })
    else save.mutate({ body: { mechanicDeskCredentials: draft } })
  }
  const buttons = (
    <>
      <TestConnectionButton
        running={connection.running}
        blockedReason={isUnfinished ? 'Fill in workshop ID, username and password first.' : undefined}
        onTest={() => void connection.test()}
      />
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="primary" pending={save.isPending}>
        Save Settings
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="MechanicDesk Settings"
      description="Docket signs in to MechanicDesk with these. The password is stored encrypted."
      footer={settings.data && buttons}
    >
      {settings.data ? (
        <>
          <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
            <SettingsFields
              draft={draft}
              onChange={change => setEdited({ ...draft, ...change })}
              defaultLoginUrl={settings.data.defaultLoginUrl}
              passwordAgain={passwordAgain}
            />
            <ConnectionResult running={connection.running} result={connection.result} />
          </form>
          <LearnedSuppliers />
        </>
      ) : (
        <NotLoaded error={settings.error} onRetry={() => void settings.refetch()} />
      )}
    </Dialog>
  )
}

function NotLoaded({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <p>Loading...</p>
  return (
    <Banner
      tone="error"
      title="Failed to load settings"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {errorSentence(error)}
    </Banner>
  )
}

interface SettingsFieldsProps {
  draft: SettingsDraft
  onChange: (change: Partial<SettingsDraft>) => void
  defaultLoginUrl: string
  passwordAgain: boolean
}

function SettingsFields({ draft, onChange, defaultLoginUrl, passwordAgain }: SettingsFieldsProps) {
  const passwordError = passwordAgain
    ? 'Enter the password again: the username or the login URL changed.'
    : undefined
  return (
    <>
      <Field label="Workshop ID">
        <TextInput
          required
          autoComplete="off"
          value={draft.workshopId}
          onChange={event => onChange({ workshopId: event.target.value })}
        />
      </Field>
      <Field label="Username">
        <TextInput
          required
          autoComplete="off"
          autoCapitalize="none"
          value={draft.username}
          onChange={event => onChange({ username: event.target.value })}
        />
      </Field>
      <Field label="Password" error={passwordError}>
        {/* Selected on focus, so that typing replaces the mask. */}
        <PasswordInput
          required
          autoComplete="new-password"
          value={draft.password}
          onFocus={event => event.target.select()}
          onChange={event => onChange({ password: event.target.value })}
        />
      </Field>
      <Field label="Login URL (optional)" hint="Leave blank for MechanicDesk's own login page.">
        <TextInput
          type="url"
          autoComplete="off"
          placeholder={defaultLoginUrl}
          value={draft.loginUrl}
          onChange={event => onChange({ loginUrl: event.target.value })}
        />
      </Field>
    </>
  )
}

function useSaveSettings(onSaved: () => void) {
  const queries = useQueryClient()
  const save = useApiMutation('saveSettings')
  const mutate = (sent: Parameters<typeof save.mutate>[0]) =>
    save.mutate(sent, {
      onSuccess: settings => {
        queries.setQueryData(keyOf('settings'), settings)
        notify({ title: 'Settings Saved', description: 'Your MechanicDesk credentials are stored.' })
        onSaved()
      },
      onError: error =>
        notify({
          title: 'Failed to save settings',
          description: errorSentence(error),
          tone: 'destructive',
        }),
    })
  return { isPending: save.isPending, mutate }
}
