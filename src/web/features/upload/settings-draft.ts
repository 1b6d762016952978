import { PASSWORD_MASK } from '#contracts/accounts.ts'
import type { Api } from '#contracts/api.ts'
import type { Reply } from '#contracts/route.ts'

export interface SettingsDraft {
  workshopId: string
  username: string
  password: string
  loginUrl: string
}

type Saved = Reply<Api['settings']>['mechanicDeskCredentials']

/** What the dialog starts with: a stored password shows as the mask. */
export function draftOf(saved: Saved): SettingsDraft {
  return {
    workshopId: saved?.workshopId ?? '',
    username: saved?.username ?? '',
    password: saved?.hasPassword ? PASSWORD_MASK : '',
    loginUrl: saved?.loginUrl ?? '',
  }
}

export function isIncomplete({ workshopId, username, password }: SettingsDraft): boolean {
  return workshopId.trim() === '' || username.trim() === '' || password === ''
}

/** The stored password is kept only while username and login URL stay the same (product.md, Accounts). */
export function needsPasswordAgain(saved: Saved, draft: SettingsDraft): boolean {
  if (!saved || draft.password !== PASSWORD_MASK) return false
  return draft.username.trim() !== saved.username || draft.loginUrl.trim() !== saved.loginUrl
}
