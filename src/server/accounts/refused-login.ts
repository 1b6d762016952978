import { type CredentialVault, SealBroken } from './credential-vault.ts'

/** All that a login at the workshop system is made of; a blank `loginUrl` means the default one. */
export interface WorkshopLoginForm {
  workshopId: string
  username: string
  password: string
  loginUrl: string
}

const textOf = ({ workshopId, username, password, loginUrl }: WorkshopLoginForm) =>
  JSON.stringify([workshopId.trim(), username.trim(), password, loginUrl])

/** A refused login for `wasRefused` to know again. It holds a password, right or wrong, so it is sealed like one. */
export function sealRefused(vault: CredentialVault, userId: string, login: WorkshopLoginForm): string {
  return vault.seal(textOf(login), userId)
}

/** Whether this very login is the one that was refused last. */
export function wasRefused(
  vault: CredentialVault,
  userId: string,
  sealed: string | null,
  login: WorkshopLoginForm,
): boolean {
  if (sealed === null) return false
  try {
    return vault.open(sealed, userId) === textOf(login)
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}
