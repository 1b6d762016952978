import { LoginPage } from '#web/features/accounts/login-page.tsx'

export const meta = () => [{ title: 'Sign in · Docket' }]

export default LoginPage
