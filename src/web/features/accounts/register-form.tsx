import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { useApiMutation } from '#web/lib/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, PasswordInput, TextInput } from '#web/ui/field.tsx'
import { notify } from '#web/ui/toast.tsx'
import { RegistrationForm, registrationOf } from './registration-form.ts'

/** Texts: spec sections 5 and 7. */
export function RegisterForm() {
  const navigate = useNavigate()
  const createAccount = useApiMutation('register')
  // No default values and a method: see LoginForm.
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(RegistrationForm) })
  const { errors } = formState

  const submit = handleSubmit(async form => {
    try {
      await createAccount.mutateAsync({ body: registrationOf(form) })
    } catch (error) {
      notify({ title: 'Registration failed', description: errorSentence(error), tone: 'destructive' })
      return
    }
    notify({
      title: 'Account created',
      description: 'Your account has been created successfully. Please log in.',
    })
    await navigate('/login')
  })

  return (
    <form method="post" noValidate onSubmit={event => void submit(event)} className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        <TextInput {...register('email')} type="email" inputMode="email" autoComplete="username" />
      </Field>
      <Field label="Password" error={errors.password?.message} hint="At least 8 characters.">
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <hr className="my-1" />
      <Field label="MechanicDesk Username" error={errors.mechanicDeskUsername?.message}>
        <TextInput
          {...register('mechanicDeskUsername')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="MechanicDesk Password"
        error={errors.mechanicDeskPassword?.message}
        hint="You can change both later, in Settings on the upload page."
      >
        <PasswordInput {...register('mechanicDeskPassword')} autoComplete="off" />
      </Field>
      <Button type="submit" variant="primary" pending={formState.isSubmitting} className="mt-2">
        Create Account
      </Button>
    </form>
  )
}
