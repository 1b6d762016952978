import { z } from 'zod'
import { Registration } from '#contracts/accounts.ts'

/** Registration as it is typed: the password twice. The second one is never sent (spec section 3). */
export const RegistrationForm = Registration.extend({ confirmPassword: z.string() }).refine(
  form => form.password === form.confirmPassword,
  {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    // Beside the other fields' errors, not only after them.
    when: () => true,
  },
)

/** What is sent. */
export function registrationOf(form: z.output<typeof RegistrationForm>): z.input<typeof Registration> {
  const { confirmPassword: _, ...registration } = form
  return registration
}
