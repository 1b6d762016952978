import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Login } from '#contracts/accounts.ts'
import { errorSentence } from '#web/lib/error-sentence.ts'
import { useApiMutation } from '#web/lib/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, PasswordInput, TextInput } from '#web/ui/field.tsx'
import { notify } from '#web/ui/toast.tsx'

/** Texts and limits: spec sections 5 and 7; the schema is the server's own. */
export function LoginForm() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const logIn = useApiMutation('login')
  // No default values: with them the form would empty what was typed or filled in before the page came alive.
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(Login) })
  const { errors } = formState

  const submit = handleSubmit(async body => {
    try {
      await logIn.mutateAsync({ body })
    } catch (error) {
      notify({ title: 'Login failed', description: errorSentence(error), tone: 'destructive' })
      return
    }
    // Whatever was read before belongs to nobody, or to someone else.
    queries.clear()
    notify({ title: 'Login successful', description: 'Welcome back!' })
    await navigate('/dashboard')
  })

  return (
    // method: a submit before the page came alive must not put the password in the address.
    <form method="post" noValidate onSubmit={event => void submit(event)} className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        <TextInput {...register('email')} type="email" inputMode="email" autoComplete="username" />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" pending={formState.isSubmitting} className="mt-2">
        Sign In
      </Button>
    </form>
  )
}
