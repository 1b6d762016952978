import { z } from 'zod'

// The texts are spec section 5; the browser's forms and the server use the same schemas.
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Invalid email address'))
export const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(256, 'Password must be at most 256 characters')

const workshopFields = {
  mechanicDeskUsername: z.string().trim().min(1, 'MechanicDesk username is required').max(200),
  mechanicDeskPassword: z.string().min(1, 'MechanicDesk password is required').max(500),
}

export const Login = z.object({
  email,
  password: z.string().min(1, 'Password is required').max(256),
})

export const Registration = z.object({ email, password: newPassword, ...workshopFields })

export const AccountSetup = z.object({
  sessionId: z.string().min(1, 'Please complete checkout first').max(300),
  password: newPassword,
  ...workshopFields,
})

export const CurrentUser = z.object({ user: z.object({ email: z.string(), isAdmin: z.boolean() }) })

/** What stands in place of a stored password; posting it back keeps the stored one. */
export const PASSWORD_MASK = '••••••••'

export const Credentials = z.object({
  workshopId: z.string().trim().min(1, 'Workshop ID is required').max(100),
  username: z.string().trim().min(1, 'Username is required').max(200),
  password: z.string().min(1, 'Password is required').max(500),
  /** Blank means the workshop system's own login page. */
  loginUrl: z.string().trim().max(500).nullish(),
})

/** The credentials object, alone or in its field. */
export const SettingsUpdate = z.preprocess(
  raw =>
    raw !== null && typeof raw === 'object' && 'workshopId' in raw ? { mechanicDeskCredentials: raw } : raw,
  z.object({ mechanicDeskCredentials: Credentials }),
)

export const Settings = z.object({
  mechanicDeskCredentials: z
    .object({
      workshopId: z.string(),
      username: z.string(),
      password: z.literal(PASSWORD_MASK).or(z.literal('')),
      hasPassword: z.boolean(),
      loginUrl: z.string(),
    })
    .nullable(),
  /** Used where `loginUrl` is blank. */
  defaultLoginUrl: z.string(),
})
