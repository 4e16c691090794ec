import { z } from 'zod'
import type { Role } from '#src/domain/access.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { invalidToken, sessionMissing } from '#src/features/accounts/refusals.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import { readStanding, type Session } from './sessions/session-store.ts'

/** Who asks, as the database had it when the request came. */
export type Caller = {
  kind: 'user'
  user_id: string
  role: Role
  session: Session
  /** The user has a second factor that this session has not shown. */
  awaits_second_factor: boolean
}

export type Authorized = { ok: true; caller: Caller } | { ok: false; refusal: Refusal }

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() })

/**
 * Reads an Authorization header. A good signature is not enough: the session must still stand, so one that was ended a
 * moment ago is refused now. The role is the one in the database, never the token's.
 */
export function createAuthorize({ database, keys }: Pick<AccountsDeps, 'database' | 'keys'>) {
  return async function authorize(authorization: string | undefined): Promise<Authorized> {
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) return { ok: false, refusal: authorization ? invalidToken : sessionMissing }
    const claims = claimsSchema.safeParse(await keys.verify(token)).data
    if (!claims) return { ok: false, refusal: invalidToken }
    const standing = await readStanding(database, claims.session_id)
    if (!standing || standing.session.user_id !== claims.sub) return { ok: false, refusal: sessionMissing }
    const { session, role, two_factor } = standing
    const awaits_second_factor = two_factor && session.aal !== 'aal2'
    return { ok: true, caller: { kind: 'user', user_id: claims.sub, role, session, awaits_second_factor } }
  }
}

export type Authorize = ReturnType<typeof createAuthorize>
