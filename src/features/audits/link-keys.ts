import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '#src/platform/database/database.ts'
import { readInstallationSecret } from '#src/platform/database/installation-secret.ts'

export type LinkKeys = {
  /** Opens the link of this id: 256 bits as base64url. */
  keyOf(link_id: string): string
  opens(link_id: string, key: string): boolean
  /** Where the result stands on the site. */
  pathOf(link_id: string): string
  /** A keyed hash of what must not be stored as it stands. `kind` keeps equal texts of different kinds apart. */
  hash(kind: string, text: string): string
}

export const resultsPath = '/ai-seo/results/'

export function readLinkSecret(database: Database): Promise<string> {
  return readInstallationSecret(database, 'audit_links')
}

/**
 * The keys of secret links. Each is drawn from its link's id with a secret of the installation: it stands in no row, a mail
 * that is written later can name it, and a request that is sent twice is answered twice the same.
 */
export function openLinkKeys(secret: string): LinkKeys {
  const draw = (kind: string, text: string) => createHmac('sha256', secret).update(`${kind}\n${text}`).digest()
  const keyOf = (link_id: string) => draw('link', link_id).toString('base64url')
  return {
    keyOf,
    opens(link_id, key) {
      const given = Buffer.from(key)
      const right = Buffer.from(keyOf(link_id))
      return given.length === right.length && timingSafeEqual(given, right)
    },
    pathOf: link_id => `${resultsPath}${link_id}.${keyOf(link_id)}`,
    hash: (kind, text) => draw(`hash ${kind}`, text).toString('base64url'),
  }
}
