import { UploadPage } from '#web/features/upload/upload-page.tsx'

export const meta = () => [{ title: 'Upload invoices · Docket' }]

export default UploadPage
