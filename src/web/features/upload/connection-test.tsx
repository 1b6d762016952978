import { PlugZap } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ConnectionTest } from '#contracts/automation.ts'
import { call } from '#web/lib/api.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { SettingsDraft } from './settings-draft.ts'

type Outcome = ConnectionTest | { failed: string }

/** One login with what stands in the form. Its result goes when the form changes; closing the dialog stops the test. */
export function useConnectionTest(draft: SettingsDraft) {
  const [outcome, setOutcome] = useState<{ of: SettingsDraft; result: Outcome } | null>(null)
  const [running, setRunning] = useState(false)
  const closing = useRef<AbortController | null>(null)
  useEffect(() => () => closing.current?.abort(), [])

  async function test(): Promise<void> {
    const controller = new AbortController()
    closing.current = controller
    setOutcome(null)
    setRunning(true)
    const body = { mechanicDeskCredentials: draft }
    const result = await call('testConnection', { body }, { signal: controller.signal }).catch(
      (error: unknown): Outcome => ({ failed: errorSentence(error) }),
    )
    if (controller.signal.aborted) return
    setOutcome({ of: draft, result })
    setRunning(false)
  }

  return { test, running, result: outcome?.of === draft ? outcome.result : null }
}

interface TestButtonProps {
  running: boolean
  blockedReason: string | undefined
  onTest: () => void
}

export function TestConnectionButton({ running, blockedReason, onTest }: TestButtonProps) {
  return (
    <Button className="mr-auto" pending={running} disabledReason={blockedReason} onClick={onTest}>
      {!running && <PlugZap aria-hidden className="size-4" />}
      {running ? 'Testing Connection...' : 'Test Connection'}
    </Button>
  )
}

/** What the test saw, in a place that is always there, so that it is read out when it comes. */
export function ConnectionResult({ running, result }: { running: boolean; result: Outcome | null }) {
  return (
    <div aria-live="polite">
      {running && (
        <p className="text-ink-quiet">Signing in to MechanicDesk once. This takes a few seconds.</p>
      )}
      {result && <ResultBanner result={result} />}
    </div>
  )
}

function ResultBanner({ result }: { result: Outcome }) {
  if ('failed' in result)
    return (
      <Banner tone="error" title="Connection Not Tested">
        {result.failed}
      </Banner>
    )
  return (
    <Banner
      tone={result.connected ? 'ready' : 'error'}
      title={result.connected ? 'Connection Works' : 'No Connection'}
    >
      {result.message}
    </Banner>
  )
}
