/** The plan catalogue (spec section 9). Prices are whole dollars a month. */
export const PLAN_IDS = ['starter', 'professional', 'enterprise'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export interface Plan {
  name: string
  price: number
  invoicesPerMonth: number
  description: string
  features: string[]
  mostPopular: boolean
}

export const PLANS: Record<PlanId, Plan> = {
  starter: {
    name: 'Starter',
    price: 79,
    invoicesPerMonth: 200,
    description: 'For a small workshop',
    features: ['Automated processing', 'MechanicDesk integration', 'Email support'],
    mostPopular: false,
  },
  professional: {
    name: 'Professional',
    price: 149,
    invoicesPerMonth: 600,
    description: 'For a busy workshop',
    features: ['Everything in Starter', 'Priority processing and support', 'Advanced analytics'],
    mostPopular: true,
  },
  enterprise: {
    name: 'Enterprise',
    price: 249,
    invoicesPerMonth: 1000,
    description: 'For several workshops or high volume',
    features: ['Everything in Professional', 'Highest limit', 'Dedicated support', 'Custom integrations'],
    mostPopular: false,
  },
}

/** Spec section 4: only these two count as a live subscription. */
export function isLive(status: string): boolean {
  return status === 'active' || status === 'trialing'
}
