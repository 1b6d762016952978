import { AdminPage } from '#web/features/admin/admin-page.tsx'

export const meta = () => [{ title: 'Admin · Docket' }]

export default AdminPage
