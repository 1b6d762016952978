import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx'

export const meta = () => [{ title: 'Dashboard · Docket' }]

export default DashboardPage
