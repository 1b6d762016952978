import { z } from 'zod'
import { AccountSetup, CurrentUser, Login, Registration, Settings, SettingsUpdate } from './accounts.ts'
import { MonthlyLimit, UserId } from './admin.ts'
import {
  AutomateAnalyzed,
  AutomateBatch,
  AutomationOutcome,
  AutomationUpload,
  BrowserSessions,
  ConnectionTest,
  ExportExcel,
  Failure,
  Job,
  JobId,
  JobRef,
  Jobs,
  Preview,
  PreviewRequest,
  Proof,
} from './automation.ts'
import { Dashboard, Redirect, Subscribe } from './billing.ts'
import {
  Analysis,
  AnalyzeFields,
  Corrections,
  ForgetSupplier,
  LearnedSuppliers,
  PdfRegistration,
  Providers,
  PurchaseOrderNumber,
  Success,
} from './invoices.ts'
import { route } from './route.ts'

const NoContent = z.null()
const Handle = z.object({ handle: z.string().min(1).max(60) })

/** Every call of the API. The first group is spec section 7; `tests/contract.test.ts` holds it against that list. */
export const api = {
  login: route('POST', '/api/login', { access: 'public', body: Login, reply: CurrentUser }),
  register: route('POST', '/api/register', { access: 'public', body: Registration, reply: CurrentUser }),
  logout: route('POST', '/api/logout', { access: 'public', reply: Success }),
  me: route('GET', '/api/me', { access: 'signed-in', reply: CurrentUser }),
  dashboard: route('GET', '/api/dashboard', { access: 'signed-in', reply: Dashboard }),
  subscribe: route('POST', '/api/subscribe', { access: 'public', body: Subscribe, reply: Redirect }),
  verifyStripeSession: route('POST', '/api/verify-stripe-session', {
    access: 'public',
    body: AccountSetup,
    reply: Success,
  }),
  createPortalSession: route('POST', '/api/create-portal-session', { access: 'signed-in', reply: Redirect }),
  browserSessions: route('GET', '/api/browser-sessions/status', {
    access: 'signed-in',
    reply: BrowserSessions,
  }),
  settings: route('GET', '/api/settings', { access: 'signed-in', reply: Settings }),
  saveSettings: route('POST', '/api/settings', {
    access: 'signed-in',
    body: SettingsUpdate,
    reply: Settings,
  }),
  analyzeInvoice: route('POST', '/api/analyze-invoice', {
    access: 'signed-in',
    upload: { file: 'pdf', fields: AnalyzeFields },
    reply: Analysis,
  }),
  extractPurchaseOrder: route('POST', '/api/extract-purchase-order', {
    access: 'signed-in',
    upload: { file: 'pdf', fields: z.object({}) },
    reply: PurchaseOrderNumber,
  }),
  uploadPdfForAutomation: route('POST', '/api/upload-pdf-for-automation', {
    access: 'signed-in',
    upload: { file: 'pdf', fields: AutomationUpload },
    reply: JobRef,
  }),
  automateAnalyzedInvoice: route('POST', '/api/automate-analyzed-invoice', {
    access: 'signed-in',
    body: AutomateAnalyzed,
    reply: AutomationOutcome,
  }),
  automateBatchInvoice: route('POST', '/api/automate-batch-invoice', {
    access: 'signed-in',
    body: AutomateBatch,
    reply: AutomationOutcome,
  }),
  automationJob: route('GET', '/api/automation-jobs/:id', { access: 'signed-in', params: JobId, reply: Job }),
  startAutomationJob: route('POST', '/api/automation-jobs/:id/start', {
    access: 'signed-in',
    params: JobId,
    reply: JobRef,
  }),
  exportExcel: route('POST', '/api/export-excel', { access: 'signed-in', body: ExportExcel, reply: 'file' }),
  registerPdf: route('PUT', '/api/pdfs', { access: 'signed-in', body: PdfRegistration, reply: Success }),
  adminMetrics: route('GET', '/api/admin/metrics', { access: 'admin', reply: NoContent }),
  adminUsers: route('GET', '/api/admin/users', { access: 'admin', reply: NoContent }),
  adminJobs: route('GET', '/api/admin/jobs', { access: 'admin', reply: NoContent }),
  adminResources: route('GET', '/api/admin/resources', { access: 'admin', reply: NoContent }),
  adminPerformance: route('GET', '/api/admin/performance', { access: 'admin', reply: NoContent }),
  adminSystemResources: route('GET', '/api/admin/system-resources', { access: 'admin', reply: NoContent }),
  toggleAdmin: route('POST', '/api/admin/users/:id/toggle-admin', {
    access: 'admin',
    params: UserId,
    reply: NoContent,
  }),
  setUserLimit: route('POST', '/api/admin/users/:id/limit', {
    access: 'admin',
    params: UserId,
    body: MonthlyLimit,
    reply: NoContent,
  }),

  // Beyond the spec's list.
  providers: route('GET', '/api/providers', { access: 'signed-in', reply: Providers }),
  automationJobs: route('GET', '/api/automation-jobs', { access: 'signed-in', reply: Jobs }),
  cancelAutomationJob: route('POST', '/api/automation-jobs/:id/cancel', {
    access: 'signed-in',
    params: JobId,
    reply: JobRef,
  }),
  previewAutomation: route('POST', '/api/automation-preview', {
    access: 'signed-in',
    body: PreviewRequest,
    reply: Preview,
  }),
  testConnection: route('POST', '/api/test-connection', {
    access: 'signed-in',
    body: SettingsUpdate,
    reply: ConnectionTest,
  }),
  automationEvents: route('GET', '/api/automation-events', { access: 'signed-in', reply: 'events' }),
  automationProof: route('GET', '/api/automation-jobs/:id/proof', {
    access: 'signed-in',
    params: JobId,
    reply: Proof,
  }),
  automationScreenshot: route('GET', '/api/automation-jobs/:id/screenshot', {
    access: 'signed-in',
    params: JobId,
    reply: 'file',
  }),
  automationFailure: route('GET', '/api/automation-jobs/:id/failure', {
    access: 'signed-in',
    params: JobId,
    reply: Failure,
  }),
  automationFailureScreenshot: route('GET', '/api/automation-jobs/:id/failure/screenshot', {
    access: 'signed-in',
    params: JobId,
    reply: 'file',
  }),
  noteCorrections: route('POST', '/api/corrections', {
    access: 'signed-in',
    body: Corrections,
    reply: Success,
  }),
  learnedSuppliers: route('GET', '/api/learned-suppliers', {
    access: 'signed-in',
    reply: LearnedSuppliers,
  }),
  // The key is a supplier's name at times, which has no place in an address.
  forgetSupplier: route('POST', '/api/learned-suppliers/forget', {
    access: 'signed-in',
    body: ForgetSupplier,
    reply: Success,
  }),
  file: route('GET', '/api/files/:handle', { access: 'signed-in', params: Handle, reply: 'file' }),
} as const

export type Api = typeof api
export type ApiCall = keyof Api
