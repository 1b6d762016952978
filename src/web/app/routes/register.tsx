import { RegisterPage } from '#web/features/accounts/register-page.tsx'

export const meta = () => [{ title: 'Create your account · Docket' }]

export default RegisterPage
