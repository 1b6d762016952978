import { expect, test } from 'vitest'
import { RegistrationForm, registrationOf } from './registration-form.ts'

const filled = {
  email: 'Parts@Example.com ',
  password: 'four wheels',
  confirmPassword: 'four wheels',
  mechanicDeskUsername: 'parts',
  mechanicDeskPassword: 'counter',
}

test('the repeated password is never sent', () => {
  expect(registrationOf(RegistrationForm.parse(filled))).toEqual({
    email: 'parts@example.com',
    password: 'four wheels',
    mechanicDeskUsername: 'parts',
    mechanicDeskPassword: 'counter',
  })
})

test('differing passwords are said beside the confirm field', () => {
  expect(errorsOf({ ...filled, confirmPassword: 'five wheels' })).toEqual({
    confirmPassword: "Passwords don't match",
  })
})

test('every field is answered at once, in the words of the specification', () => {
  const empty = {
    email: '',
    password: 'short',
    confirmPassword: '',
    mechanicDeskUsername: ' ',
    mechanicDeskPassword: '',
  }
  expect(errorsOf(empty)).toEqual({
    email: 'Invalid email address',
    password: 'Password must be at least 8 characters',
    confirmPassword: "Passwords don't match",
    mechanicDeskUsername: 'MechanicDesk username is required',
    mechanicDeskPassword: 'MechanicDesk password is required',
  })
})

function errorsOf(form: unknown): Record<string, string> {
  const issues = RegistrationForm.safeParse(form).error?.issues ?? []
  return Object.fromEntries(issues.map(issue => [issue.path.join('.'), issue.message]))
}
