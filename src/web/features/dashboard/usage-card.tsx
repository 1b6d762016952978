import { type Usage, usageStanding } from '#domain/usage.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatCount } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { type DashboardData, hasLivePlan } from './needs.ts'
import { useBillingPortal } from './use-billing-portal.ts'

const BAR_TONES = { good: 'ready', 'approaching-limit': 'uncertain', 'limit-reached': 'error' } as const

/** What is left of the month (texts and thresholds: spec section 4). */
export function UsageCard({ dashboard }: { dashboard: DashboardData }) {
  const { usage } = dashboard
  const live = hasLivePlan(dashboard)
  return (
    <Card title="Usage">
      <div className="grid gap-4">
        <div className="grid gap-2">
          <div className="flex items-baseline justify-between gap-4">
            <p className="text-ink-quiet">Invoices processed</p>
            <p className="text-lg font-semibold text-ink-strong tabular-nums">
              {formatCount(usage.current)} / {formatCount(usage.limit)}
            </p>
          </div>
          <ProgressBar
            label="Invoices processed this month"
            value={usage.current}
            max={Math.max(usage.limit, 1)}
            tone={live ? BAR_TONES[usageStanding(usage)] : 'neutral'}
          />
          <p className="text-sm text-ink-quiet tabular-nums">
            {formatCount(usage.remaining)} remaining this month
          </p>
        </div>
        {live && <StandingBanner usage={usage} />}
        <UploadButton live={live} remaining={usage.remaining} />
      </div>
    </Card>
  )
}

function StandingBanner({ usage }: { usage: Usage }) {
  switch (usageStanding(usage)) {
    case 'limit-reached':
      return (
        <Banner tone="error" title="Monthly limit reached" action={<UpgradeButton />}>
          Upgrade your plan to continue processing invoices
        </Banner>
      )
    case 'approaching-limit':
      return (
        <Banner tone="uncertain" title="Approaching limit">
          You've used {usage.percentage}% of your monthly allowance
        </Banner>
      )
    case 'good':
      return <Banner tone="ready" title="Good standing" />
  }
}

function UpgradeButton() {
  const portal = useBillingPortal()
  return (
    <Button size="small" pending={portal.isPending} onClick={() => portal.mutate()}>
      Upgrade Plan
    </Button>
  )
}

function UploadButton({ live, remaining }: { live: boolean; remaining: number }) {
  if (!live)
    return (
      <Button variant="primary" disabledReason="Subscribe to a plan to upload invoices.">
        Upload Invoice
      </Button>
    )
  if (remaining <= 0)
    return (
      <Button
        variant="primary"
        disabledReason="This month's invoices are used up. Upgrade your plan to upload more."
      >
        Limit Reached
      </Button>
    )
  return (
    <ButtonLink to="/upload" variant="primary">
      Upload Invoice
    </ButtonLink>
  )
}
