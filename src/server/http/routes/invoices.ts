import { findPdf, handleInUrl, streamOf } from '../../files/stored-pdfs.ts'
import { analyzeInvoice } from '../../invoices/analyze-invoice.ts'
import { listProviders } from '../../invoices/choose-model.ts'
import { exportExcel } from '../../invoices/export-excel.ts'
import { extractPurchaseOrder } from '../../invoices/extract-purchase-order.ts'
import { forgetSupplier, listLearned } from '../../invoices/learned-suppliers.ts'
import { queueLesson } from '../../invoices/queue-lesson.ts'
import { Refusal } from '../../refusal.ts'
import { sydneyDate } from '../../sydney-date.ts'
import type { World } from '../../world.ts'
import { asAttachment } from '../attachment.ts'
import type { Register } from '../register-route.ts'

export function invoiceRoutes(on: Register, world: World): void {
  on('analyzeInvoice', async ({ account, upload, fields, signal }) =>
    analyzeInvoice(world, account.id, upload, fields.provider, signal),
  )

  on('extractPurchaseOrder', async ({ account, upload, signal }) =>
    extractPurchaseOrder(world, account.id, upload, signal),
  )

  on('providers', async () => listProviders(world.config))

  on('file', async ({ account, params, reply }) => {
    const file = await findPdf(world, account.id, params.handle)
    // A PDF may carry scripts: whatever opens it here may run nothing and reach nothing.
    reply.header('content-security-policy', "sandbox; default-src 'none'")
    asAttachment(reply, file.name, 'application/pdf')
    reply.header('content-length', file.size)
    return reply.send(await streamOf(world, file))
  })

  on('registerPdf', async ({ account, body }) => {
    const handle = handleInUrl(world.config.publicUrl, body.pdfURL)
    if (!handle) throw new Refusal('invalid', 'pdfURL must be the address of a PDF that you uploaded here.')
    await findPdf(world, account.id, handle)
    return { success: true as const }
  })

  on('noteCorrections', async ({ account, body }) => {
    await findPdf(world, account.id, body.filePath)
    await queueLesson(world, account.id, body.filePath, body.invoiceData)
    return { success: true as const }
  })

  on('learnedSuppliers', async ({ account }) => ({ suppliers: await listLearned(world, account.id) }))

  on('forgetSupplier', async ({ account, body }) => {
    await forgetSupplier(world, account.id, body.key)
    return { success: true as const }
  })

  on('exportExcel', async ({ body, reply }) => {
    const workbook = await exportExcel(body.invoices)
    const today = sydneyDate(world.now())
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    asAttachment(reply, `invoice-data-${today}.xlsx`, type)
    return reply.send(workbook)
  })
}
