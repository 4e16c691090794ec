import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { codeChallengeSchema } from '#src/features/accounts/pkce/code-challenge.ts'
import { newToken } from '#src/features/accounts/sessions/refresh-token.ts'
import { one_time_values } from '#src/features/accounts/tables.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const hour = 3600

/** How long a link of each type is good, in seconds. */
const lifetimes = { signup: 24 * hour, invite: 7 * 24 * hour, recovery: hour, email_change: 24 * hour } as const

/** What `newToken` makes. */
const tokenShape = /^[\w-]{43}$/

export type LinkType = keyof typeof lifetimes

const meaningSchema = z.object({
  user_id: z.string(),
  /** Sign-up: the password that was given with it. */
  password_hash: z.string().optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
  /** Change of e-mail: at which address the link was sent, and what the new one is. */
  side: z.enum(['current', 'new']).optional(),
  new_email: z.string().optional(),
  /** The browser that asked keeps its refresh token in a cookie. */
  in_cookie: z.boolean(),
  /** See `WayBack`. */
  challenge: codeChallengeSchema.optional(),
})

/** What a link stands for. It is stored here; the link itself carries only a random token. */
export type LinkMeaning = z.output<typeof meaningSchema>

/** Where a link leads at last: an address of our own site, or its root for anything else. */
export function ownAddress(asked: string | undefined, site_origin: string): string {
  const url = URL.canParse(asked ?? '', site_origin) ? new URL(asked ?? '', site_origin) : undefined
  return url?.origin === new URL(site_origin).origin ? url.href.replace(/#.*$/, '') : `${site_origin}/`
}

/** Makes and takes the links of mails, each good for one use. */
export function createMailedLinks({ identity, site_origin }: Pick<AccountsDeps, 'identity' | 'site_origin'>) {
  const identifier = (type: LinkType, token: string) => `${type}:${token}`

  return {
    async make(
      tx: Transaction,
      type: LinkType,
      meaning: LinkMeaning,
      redirect_to: string | undefined,
    ): Promise<string> {
      await tx.delete(one_time_values).where(lt(one_time_values.expires_at, sql`clock_timestamp()`))
      const token = newToken()
      const expires_at = new Date(Date.now() + lifetimes[type] * 1000)
      await identity.keepOnce(tx, identifier(type, token), JSON.stringify(meaning), expires_at)
      const query = new URLSearchParams({ token, type, redirect_to: ownAddress(redirect_to, site_origin) })
      if (meaning.in_cookie) query.set('mode', 'cookie')
      return `${site_origin}/auth/v1/verify?${query}`
    },

    async take(tx: Transaction, type: LinkType, token: string): Promise<LinkMeaning | undefined> {
      if (!tokenShape.test(token)) return undefined
      const kept = await identity.takeOnce(tx, identifier(type, token))
      return kept === undefined ? undefined : meaningSchema.parse(JSON.parse(kept))
    },

    /** Voids every link of this user that still waits. */
    async drop(tx: Transaction, user_id: string): Promise<void> {
      await tx.delete(one_time_values).where(sql`${one_time_values.value}::jsonb ->> 'user_id' = ${user_id}`)
    },
  }
}
