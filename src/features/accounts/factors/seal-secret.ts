import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const iv_bytes = 12
const tag_bytes = 16

/** Encrypts `text` with `key` (256 bits as base64url). It opens only together with `belongs_to`, the row it is stored in. */
export function sealSecret(text: string, key: string, belongs_to: string): string {
  const iv = randomBytes(iv_bytes)
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64url'), iv).setAAD(Buffer.from(belongs_to))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text that was sealed. Throws when the key or the row is another one, or a byte has changed. */
export function openSecret(sealed: string, key: string, belongs_to: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64url'), bytes.subarray(0, iv_bytes))
    .setAAD(Buffer.from(belongs_to))
    .setAuthTag(bytes.subarray(iv_bytes, iv_bytes + tag_bytes))
  return decipher.update(bytes.subarray(iv_bytes + tag_bytes), undefined, 'utf8') + decipher.final('utf8')
}
