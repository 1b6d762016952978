import { expect, test } from 'vitest'
import { api } from '#contracts/api.ts'

/** Spec section 7, word for word: every path the browser calls. */
const SPEC = `
POST /api/login
POST /api/register
POST /api/logout
GET /api/me
GET /api/dashboard
POST /api/subscribe
POST /api/verify-stripe-session
POST /api/create-portal-session
GET /api/browser-sessions/status
GET /api/settings
POST /api/settings
POST /api/analyze-invoice
POST /api/extract-purchase-order
POST /api/upload-pdf-for-automation
POST /api/automate-analyzed-invoice
POST /api/automate-batch-invoice
GET /api/automation-jobs/{id}
POST /api/automation-jobs/{id}/start
POST /api/export-excel
PUT /api/pdfs
GET /api/admin/metrics
GET /api/admin/users
GET /api/admin/jobs
GET /api/admin/resources
GET /api/admin/performance
GET /api/admin/system-resources
POST /api/admin/users/{id}/toggle-admin
POST /api/admin/users/{id}/limit
`
  .trim()
  .split('\n')

/** Calls beyond the spec, each on purpose. */
const OURS = [
  'GET /api/providers',
  'GET /api/automation-jobs',
  'POST /api/automation-jobs/{id}/cancel',
  'POST /api/automation-preview',
  'POST /api/test-connection',
  'GET /api/automation-events',
  'GET /api/automation-jobs/{id}/proof',
  'GET /api/automation-jobs/{id}/screenshot',
  'GET /api/automation-jobs/{id}/failure',
  'GET /api/automation-jobs/{id}/failure/screenshot',
  'POST /api/corrections',
  'GET /api/learned-suppliers',
  'POST /api/learned-suppliers/forget',
  'GET /api/files/{handle}',
]

const table = Object.values(api).map(route => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`)

test('the contract table holds every call of the spec, and no other than the listed ones of our own', () => {
  expect([...table].sort()).toEqual([...SPEC, ...OURS].sort())
})

test('every admin call asks for an admin, and only sign-in and sign-up are open to anyone', () => {
  const admin = Object.values(api).filter(route => route.path.startsWith('/api/admin/'))
  expect(admin.every(route => route.access === 'admin')).toBe(true)
  const open = Object.entries(api).filter(([, route]) => route.access === 'public')
  expect(open.map(([name]) => name).sort()).toEqual([
    'login',
    'logout',
    'register',
    'subscribe',
    'verifyStripeSession',
  ])
})
