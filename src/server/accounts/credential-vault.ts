import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretKeys } from '../config.ts'

/**
 * Seals workshop passwords: AES-256-GCM with a fresh data key per secret, itself sealed by one of the installation's keys.
 * The owner is authenticated with the secret, so a sealed text moved to another account's row does not open.
 * Format: `v1.<key id>.<sealed data key>.<sealed text>`, each part base64url of nonce ‖ tag ‖ ciphertext.
 */
export interface CredentialVault {
  seal(secret: string, ownerId: string): string
  /** @throws SealBroken when the text was tampered with, belongs to another owner, or its key is gone. */
  open(sealed: string, ownerId: string): string
}

export class SealBroken extends Error {
  override name = 'SealBroken'
}

const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createCredentialVault({ current, keys }: SecretKeys): CredentialVault {
  return {
    seal(secret, ownerId) {
      const currentKey = keys[current]
      if (!currentKey) throw new SealBroken(`The vault has no key named ${current}.`)
      const dataKey = randomBytes(32)
      return [
        VERSION,
        current,
        encrypt(dataKey, currentKey, label(ownerId, 'key')),
        encrypt(Buffer.from(secret), dataKey, label(ownerId, 'text')),
      ].join('.')
    },
    open(sealed, ownerId) {
      const [version, keyId = '', sealedKey = '', sealedText = ''] = sealed.split('.')
      const key = keys[keyId]
      if (version !== VERSION || !key)
        throw new SealBroken(
          `Sealed with key ${keyId || '?'}, which is not among: ${Object.keys(keys).join(', ')}.`,
        )
      try {
        const dataKey = decrypt(sealedKey, key, label(ownerId, 'key'))
        return decrypt(sealedText, dataKey, label(ownerId, 'text')).toString('utf8')
      } catch (cause) {
        throw new SealBroken('The stored password cannot be opened.', { cause })
      }
    },
  }
}

function label(ownerId: string, part: 'key' | 'text'): Buffer {
  return Buffer.from(`${VERSION}|workshop-password|${part}|${ownerId}`)
}

function encrypt(plain: Buffer, key: Buffer, associated: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(associated)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

function decrypt(text: string, key: Buffer, associated: Buffer): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  // base64url tolerates stray bits at its end; only the one true spelling is accepted.
  if (bytes.toString('base64url') !== text) throw new Error('not canonical')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(associated).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
