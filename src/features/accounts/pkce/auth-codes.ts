import { z } from 'zod'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { codeChallengeSchema } from '#src/features/accounts/pkce/code-challenge.ts'
import { newToken } from '#src/features/accounts/sessions/refresh-token.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'

const lifetime_ms = 5 * 60 * 1000

const meaningSchema = z.object({
  user_id: z.string(),
  method: z.enum(['otp', 'recovery']),
  challenge: codeChallengeSchema,
})

/** Whom a code signs in, by what kind of link, and who may trade it. */
export type CodeMeaning = z.output<typeof meaningSchema>

/** Codes that stand in an address instead of a session, each good once within five minutes for whoever asked for the link. */
export function createAuthCodes({ identity }: Pick<AccountsDeps, 'identity'>) {
  const identifier = (code: string) => `auth_code:${code}`

  return {
    async make(tx: Transaction, meaning: CodeMeaning): Promise<string> {
      const code = newToken()
      const expires_at = new Date(Date.now() + lifetime_ms)
      await identity.keepOnce(tx, identifier(code), JSON.stringify(meaning), expires_at)
      return code
    },

    async take(tx: Transaction, code: string): Promise<CodeMeaning | undefined> {
      const kept = await identity.takeOnce(tx, identifier(code))
      return kept === undefined ? undefined : meaningSchema.parse(JSON.parse(kept))
    },
  }
}
