import { CircleCheck } from 'lucide-react'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TONE_ICONS } from '#web/ui/tone.ts'
import type { Need } from './needs.ts'
import { useBillingPortal } from './use-billing-portal.ts'

const ICON_INKS = { error: 'text-error', uncertain: 'text-uncertain', missing: 'text-missing' } as const

/** First on the dashboard: what only the user can settle. */
export function NeedsYou({ needs }: { needs: Need[] }) {
  return (
    <Card title="Needs you">
      {needs.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-quiet">
          <CircleCheck aria-hidden className="size-4 text-ready" />
          Nothing is waiting for you.
        </p>
      ) : (
        <ul className="-my-3 divide-y divide-hairline">
          {needs.map(need => (
            <NeedRow key={need.id} need={need} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function NeedRow({ need }: { need: Need }) {
  const Icon = TONE_ICONS[need.tone]
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${ICON_INKS[need.tone]}`} />
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 md:flex-1">
          <p className="font-medium wrap-anywhere text-ink-strong">{need.title}</p>
          <p className="wrap-anywhere">{need.detail}</p>
        </div>
        <NeedAction place={need.place} />
      </div>
    </li>
  )
}

function NeedAction({ place }: { place: Need['place'] }) {
  switch (place) {
    case 'plans':
      return (
        <ButtonLink to="/pricing" size="small">
          See the plans
        </ButtonLink>
      )
    case 'portal':
      return <PortalButton />
    case 'upload':
      return (
        <ButtonLink to="/upload" size="small">
          Open
        </ButtonLink>
      )
    case 'none':
      return null
  }
}

function PortalButton() {
  const portal = useBillingPortal()
  return (
    <Button size="small" pending={portal.isPending} onClick={() => portal.mutate()}>
      Open billing
    </Button>
  )
}
