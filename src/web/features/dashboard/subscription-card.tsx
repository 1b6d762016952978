import { PLANS } from '#domain/plans.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDate } from '#web/ui/format.ts'
import { type DashboardData, hasLivePlan } from './needs.ts'
import { useBillingPortal } from './use-billing-portal.ts'

/** Plan, price, status and the next bill (spec section 2). */
export function SubscriptionCard({ dashboard }: { dashboard: DashboardData }) {
  const { subscription } = dashboard
  return (
    <Card title="Subscription">
      {subscription && hasLivePlan(dashboard) ? <Plan subscription={subscription} /> : <NoPlan />}
    </Card>
  )
}

function NoPlan() {
  return (
    <div className="grid justify-items-start gap-3">
      <p>No active subscription</p>
      <ButtonLink to="/pricing">Subscribe Now</ButtonLink>
    </div>
  )
}

function Plan({ subscription }: { subscription: NonNullable<DashboardData['subscription']> }) {
  const portal = useBillingPortal()
  const plan = PLANS[subscription.plan]
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-xl font-semibold text-ink-strong">{plan.name}</p>
          <p className="tabular-nums">${plan.price}/month</p>
        </div>
        <Badge tone={subscription.status === 'active' ? 'ready' : 'neutral'}>
          <span className="capitalize">{subscription.status}</span>
        </Badge>
      </div>
      {subscription.currentPeriodEnd !== null && (
        <dl className="flex justify-between gap-4">
          <dt className="text-ink-quiet">Next billing date</dt>
          <dd className="tabular-nums">{formatDate(subscription.currentPeriodEnd)}</dd>
        </dl>
      )}
      <Button pending={portal.isPending} onClick={() => portal.mutate()}>
        Manage Subscription
      </Button>
    </div>
  )
}
