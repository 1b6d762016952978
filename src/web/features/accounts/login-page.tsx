import { AccountPage, TextLink } from './account-page.tsx'
import { LoginForm } from './login-form.tsx'

export function LoginPage() {
  return (
    <AccountPage
      title="Sign in to Docket"
      lead="Supplier invoices in, purchase orders updated and billed."
      otherwise={
        <>
          Don't have an account? <TextLink to="/pricing">See the pricing plans</TextLink> or{' '}
          <TextLink to="/register">create an account</TextLink>
        </>
      }
    >
      <LoginForm />
    </AccountPage>
  )
}
