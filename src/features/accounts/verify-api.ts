import { type Context, Hono } from 'hono'
import { mailLinkNotices } from '#src/domain/mail-link-notices.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { linkExpired } from '#src/features/accounts/refusals.ts'
import { verifySchema } from '#src/features/accounts/schema.ts'
import { anyone } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'
import { type LinkType, ownAddress } from './links/mailed-links.ts'
import { createOpenLink, type OpenedLink } from './links/open-link.ts'
import { answerSession, refuseAuth, userAgent } from './sessions/auth-answer.ts'
import { toSessionAnswer } from './sessions/session-answer.ts'
import type { AccountCookies } from './sessions/session-cookie.ts'

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** `email` is the protocol's other word for the link of a sign-up. */
function linkType(type: string | undefined): LinkType | undefined {
  if (type === 'email' || type === 'signup') return 'signup'
  return type === 'invite' || type === 'recovery' || type === 'email_change' ? type : undefined
}

function errorFragment({ code, message }: Refusal): Record<string, string> {
  return { error: 'access_denied', error_code: code, error_description: message }
}

function withFragment(address: string, fields: Record<string, string>): string {
  return `${address}#${new URLSearchParams(fields)}`
}

function withCode(address: string, code: string): string {
  const url = new URL(address)
  url.searchParams.set('code', code)
  return url.href
}

/** POST / answers the session; GET / is where mailed links lead, and answers 303 to our own site with a fragment. */
export function verifyApi(deps: AccountsDeps, cookies: AccountCookies): Hono<HttpEnv> {
  const openLink = createOpenLink(deps)
  const app = new Hono<HttpEnv>()

  app.post('/', anyone, async c => {
    const body = await readJson(c, verifySchema)
    if (!body.ok) return refuse(c, body.refusal)
    const type = linkType(body.value.type)
    const token = body.value.token_hash ?? body.value.token
    if (!type || token === undefined) return refuse(c, linkExpired)
    const opened = await openLink({ type, token, user_agent: userAgent(c), into_address: false })
    if (!opened.ok) return refuseAuth(c, opened)
    if (opened.kind !== 'session') return c.json({ msg: halfDone, code: '200' })
    return answerSession(c, opened.started, { ...deps, cookies })
  })

  /** The address to go on to, with what the link came to: a code in its query, anything else in its fragment. */
  async function wayOn(c: Context<HttpEnv>, type: LinkType, back: string): Promise<string> {
    const token = c.req.query('token') ?? ''
    const opened = await openLink({ type, token, user_agent: userAgent(c), into_address: true })
    if (!opened.ok) return withFragment(back, errorFragment(opened.refusal))
    if (opened.kind === 'half') return withFragment(back, { message: halfDone })
    if (opened.kind === 'code') return withCode(back, opened.code)
    return withFragment(back, { ...(await sessionFragment(c, opened)), type })
  }

  async function sessionFragment(c: Context<HttpEnv>, opened: Extract<OpenedLink, { kind: 'session' }>) {
    const whole = await toSessionAnswer(opened.started, deps.keys)
    const { user: _known_by_its_token, ...session } = opened.in_cookie ? cookies.hideRefreshToken(c, whole) : whole
    const texts = Object.entries(session).map(([name, value]) => [name, String(value)])
    return Object.fromEntries(texts)
  }

  /**
   * Our own pages ask for links to the site's root, which runs no script: it shows the element that the fragment names,
   * and the session is in the cookie.
   */
  async function noticeFor(c: Context<HttpEnv>): Promise<string> {
    const token = c.req.query('token') ?? ''
    const opened = await openLink({ type: 'signup', token, user_agent: userAgent(c), into_address: false })
    if (!opened.ok || opened.kind !== 'session') return mailLinkNotices.link_expired
    if (opened.in_cookie) cookies.hideRefreshToken(c, await toSessionAnswer(opened.started, deps.keys))
    return mailLinkNotices.email_confirmed
  }

  /** A HEAD, as link checkers of mail programs send, must not use the link up. */
  app.get('/', anyone, async c => {
    const type = linkType(c.req.query('type'))
    const back = ownAddress(c.req.query('redirect_to'), deps.site_origin)
    if (c.req.method === 'HEAD') return c.body(null, 200)
    const to_root = type === 'signup' && c.req.query('mode') === 'cookie' && back === `${deps.site_origin}/`
    if (to_root) return c.redirect(`${back}#${await noticeFor(c)}`, 303)
    const on = type ? await wayOn(c, type, back) : withFragment(back, errorFragment(linkExpired))
    return c.redirect(on, 303)
  })
  return app
}
