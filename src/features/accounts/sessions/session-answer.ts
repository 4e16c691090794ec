import type { Role } from '#src/domain/access.ts'
import type { Account, FactorSeen } from '#src/features/accounts/user-store.ts'
import { sessionLimits } from './session-limits.ts'
import type { Session } from './session-store.ts'
import type { TokenKeys } from './token-keys.ts'

type Shown = Pick<Account, 'user' | 'role' | 'factors'> & { new_email?: string | null }

function appMetadata(role: Role) {
  return { provider: 'email', providers: ['email'], role }
}

function toFactorAnswer({ id, friendly_name, factor_type, verified, ...times }: FactorSeen) {
  const time = (text: string) => new Date(text).toISOString()
  return {
    id,
    friendly_name,
    factor_type,
    status: verified ? 'verified' : 'unverified',
    created_at: time(times.created_at),
    updated_at: time(times.updated_at),
    ...(times.last_challenged_at !== null && { last_challenged_at: time(times.last_challenged_at) }),
  }
}

/** A user as the session protocol writes it. */
export function toUserAnswer({ user, role, factors, new_email }: Shown) {
  const time = (date: Date | null) => date?.toISOString()
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...(new_email && { new_email }),
    phone: '',
    email_confirmed_at: time(user.email_confirmed_at),
    confirmed_at: time(user.email_confirmed_at),
    confirmation_sent_at: time(user.confirmation_sent_at),
    recovery_sent_at: time(user.recovery_sent_at),
    last_sign_in_at: time(user.last_sign_in_at),
    app_metadata: appMetadata(role),
    user_metadata: user.user_metadata,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: { email: user.email, email_verified: user.email_verified, sub: user.id },
        provider: 'email',
        last_sign_in_at: time(user.last_sign_in_at),
        created_at: time(user.created_at),
        updated_at: time(user.updated_at),
      },
    ],
    factors: factors.map(toFactorAnswer),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    is_anonymous: false,
  }
}

/** A session with its tokens, before the access token is signed. */
export type StartedSession = { account: Shown; session: Session; refresh_token: string }

/** The session as the protocol answers it, with an access token that is good for an hour. */
export async function toSessionAnswer({ account, session, refresh_token }: StartedSession, keys: TokenKeys) {
  const { user, role } = account
  const iat = Math.floor(Date.now() / 1000)
  const expires_at = iat + sessionLimits.access_token_seconds
  const access_token = await keys.sign({
    sub: user.id,
    iat,
    exp: expires_at,
    email: user.email,
    phone: '',
    role: 'authenticated',
    app_metadata: appMetadata(role),
    user_metadata: user.user_metadata,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
  return {
    access_token,
    token_type: 'bearer',
    expires_in: sessionLimits.access_token_seconds,
    expires_at,
    refresh_token,
    user: toUserAnswer(account),
  }
}

export type SessionAnswer = Awaited<ReturnType<typeof toSessionAnswer>>
