import type { Context } from 'hono'
import type { WayBack } from '#src/features/accounts/links/way-back.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import type { WeakPassword } from '#src/features/accounts/passwords/weak-password.ts'
import { challengeIn } from '#src/features/accounts/pkce/code-challenge.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'
import { type StartedSession, toSessionAnswer } from './session-answer.ts'
import { type AccountCookies, wantsCookie } from './session-cookie.ts'

type Refused = { ok: false; refusal: Refusal } | { ok: false; weak: WeakPassword }

/** Answers a refusal of the session protocol; a weak password with its reasons. */
export function refuseAuth<Env extends HttpEnv>(c: Context<Env>, refused: Refused): Response {
  if ('refusal' in refused) return refuse(c, refused.refusal)
  const { message, reasons } = refused.weak
  const body = { code: 'weak_password', message, weak_password: { reasons, message }, request_id: c.env.request_id }
  return c.json(body, 422)
}

/** Answers a session, its refresh token in the cookie where the client asked for that. */
export async function answerSession<Env extends HttpEnv>(
  c: Context<Env>,
  started: StartedSession,
  { keys, cookies }: Pick<AccountsDeps, 'keys'> & { cookies: AccountCookies },
): Promise<Response> {
  const answer = await toSessionAnswer(started, keys)
  return c.json(wantsCookie(c) ? cookies.hideRefreshToken(c, answer) : answer)
}

export function wayBack<Env extends HttpEnv>(c: Context<Env>, body: Parameters<typeof challengeIn>[0]): WayBack {
  return { redirect_to: c.req.query('redirect_to'), in_cookie: wantsCookie(c), challenge: challengeIn(body) }
}

export function userAgent(c: Context<HttpEnv>): string {
  return c.req.header('user-agent') ?? ''
}
