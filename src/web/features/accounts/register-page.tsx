import { AccountPage, TextLink } from './account-page.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterPage() {
  return (
    <AccountPage
      title="Create your account"
      lead="Docket signs in to MechanicDesk for you. Both passwords are stored safely: yours as a hash, MechanicDesk's encrypted."
      otherwise={
        <>
          Already have an account? <TextLink to="/login">Sign in</TextLink>
        </>
      }
    >
      <RegisterForm />
    </AccountPage>
  )
}
