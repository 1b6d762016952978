import { NotFoundPage } from '#web/features/shell/not-found-page.tsx'

export const meta = () => [{ title: 'Page Not Found · Docket' }, { name: 'robots', content: 'noindex' }]

export default NotFoundPage
