import { type Context, Hono } from 'hono'
import type { Allow, UserEnv } from '#src/features/accounts/allow.ts'
import { factorsApi } from '#src/features/accounts/factors/factors-api.ts'
import { createFirstAdmin } from '#src/features/accounts/first-admin/create-first-admin.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { sessionsApi } from '#src/features/accounts/own-sessions/sessions-api.ts'
import { createExchangeCode } from '#src/features/accounts/pkce/exchange-code.ts'
import { sessionMissing } from '#src/features/accounts/refusals.ts'
import {
  exchangeSchema,
  firstAdminSchema,
  recoverSchema,
  refreshSchema,
  resendSchema,
  signInSchema,
  signUpSchema,
  updateUserSchema,
} from '#src/features/accounts/schema.ts'
import { createSignUp } from '#src/features/accounts/sign-up.ts'
import { createUpdateUser } from '#src/features/accounts/update-user.ts'
import { findAccount } from '#src/features/accounts/user-store.ts'
import { verifyApi } from '#src/features/accounts/verify-api.ts'
import { accountsDesk } from '#src/platform/database/actor.ts'
import { clientAddress } from '#src/platform/http/client-address.ts'
import { anyone, middleware } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'
import { createResendLink } from './links/resend-link.ts'
import { createRecoverPassword } from './passwords/recover-password.ts'
import { answerNoSooner } from './sessions/answer-no-sooner.ts'
import { answerSession, refuseAuth, userAgent, wayBack } from './sessions/auth-answer.ts'
import { createRefreshSession } from './sessions/refresh-session.ts'
import { toUserAnswer } from './sessions/session-answer.ts'
import { createAccountCookies } from './sessions/session-cookie.ts'
import { createSignIn } from './sessions/sign-in.ts'
import { createSignOut } from './sessions/sign-out.ts'
import { keySetSeconds } from './sessions/token-keys.ts'

/** The version whose error form, {code, message}, we answer: @supabase/auth-js reads it from this header. */
const version = { name: 'x-supabase-api-version', value: '2024-01-01' }

/** Longer than any of these calls takes, in milliseconds: see `answerNoSooner`. */
const floors = { sign_up: 250, mail: 120 } as const

const unknownGrant: Refusal = {
  status: 400,
  code: 'unsupported_grant_type',
  message: 'grant_type must be password, refresh_token or pkce.',
}

const badScope: Refusal = {
  status: 400,
  code: 'validation_failed',
  message: 'scope must be global, local or others.',
}

const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
}

/** The session protocol of GoTrue, as @supabase/auth-js speaks it; to be mounted at /auth/v1. */
export function authApi(deps: AccountsDeps, allow: Allow): Hono<HttpEnv> {
  const { database, keys, site_origin, brand } = deps
  const cookies = createAccountCookies(site_origin.startsWith('https:'))
  const signUp = createSignUp(deps)
  const signIn = createSignIn(deps)
  const refreshSession = createRefreshSession(deps)
  const signOut = createSignOut(deps)
  const recoverPassword = createRecoverPassword(deps)
  const resendLink = createResendLink(deps)
  const updateUser = createUpdateUser(deps)
  const firstAdmin = createFirstAdmin(deps)
  const exchangeCode = createExchangeCode(deps)
  const app = new Hono<HttpEnv>()

  async function passwordGrant(c: Context<HttpEnv>): Promise<Response> {
    const body = await readJson(c, signInSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const browser_mark = cookies.browserMark(c)
    const asker = { address: clientAddress(c), user_agent: userAgent(c), browser_mark }
    const signed_in = await signIn(body.value, asker)
    if (!signed_in.ok) return refuseAuth(c, signed_in)
    cookies.markBrowser(c, signed_in.browser_mark)
    return answerSession(c, signed_in.started, { keys, cookies })
  }

  async function refreshGrant(c: Context<HttpEnv>): Promise<Response> {
    const body = await readJson(c, refreshSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const refreshed = await refreshSession(cookies.refreshToken(c, body.value.refresh_token))
    if (refreshed.ok) return answerSession(c, refreshed.started, { keys, cookies })
    cookies.forgetSession(c)
    return refuseAuth(c, refreshed)
  }

  async function codeGrant(c: Context<HttpEnv>): Promise<Response> {
    const body = await readJson(c, exchangeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const exchanged = await exchangeCode(body.value, userAgent(c))
    return exchanged.ok ? answerSession(c, exchanged.started, { keys, cookies }) : refuseAuth(c, exchanged)
  }

  app.use(
    middleware(async (c, next) => {
      c.header(version.name, version.value)
      await next()
    }),
  )

  app.post('/signup', anyone, c =>
    answerNoSooner(floors.sign_up, async () => {
      const body = await readJson(c, signUpSchema)
      if (!body.ok) return refuse(c, body.refusal)
      const signed_up = await signUp(body.value, clientAddress(c), wayBack(c, body.value))
      return signed_up.ok ? c.json(signed_up.user) : refuseAuth(c, signed_up)
    }),
  )

  app.post('/token', anyone, c => {
    const grant_type = c.req.query('grant_type')
    if (grant_type === 'password') return passwordGrant(c)
    if (grant_type === 'pkce') return codeGrant(c)
    return grant_type === 'refresh_token' ? refreshGrant(c) : refuse(c, unknownGrant)
  })

  app.post('/recover', anyone, c =>
    answerNoSooner(floors.mail, async () => {
      const body = await readJson(c, recoverSchema)
      if (!body.ok) return refuse(c, body.refusal)
      const mailed = await recoverPassword(body.value.email, clientAddress(c), wayBack(c, body.value))
      return mailed.ok ? c.json({}) : refuseAuth(c, mailed)
    }),
  )

  app.post('/resend', anyone, c =>
    answerNoSooner(floors.mail, async () => {
      const body = await readJson(c, resendSchema)
      if (!body.ok) return refuse(c, body.refusal)
      const mailed = await resendLink(body.value, clientAddress(c), wayBack(c, body.value))
      return mailed.ok ? c.json({}) : refuseAuth(c, mailed)
    }),
  )

  app.post('/first-admin', anyone, async c => {
    const body = await readJson(c, firstAdminSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const created = await firstAdmin(body.value)
    return created.ok ? c.json(toUserAnswer(created.account)) : refuseAuth(c, created)
  })

  app.route('/verify', verifyApi(deps, cookies))
  app.get('/settings', anyone, c => c.json(settings))
  app.get('/health', anyone, c => c.json({ name: brand.name, version: '1', description: 'Accounts and sessions' }))
  app.get('/.well-known/jwks.json', anyone, async c => {
    c.header('Cache-Control', `public, max-age=${keySetSeconds}`)
    return c.json(await keys.publicKeys())
  })

  const signedIn = new Hono<UserEnv>()
  signedIn.post('/logout', allow.session, async c => {
    const scope = c.req.query('scope') ?? 'global'
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') return refuse(c, badScope)
    await signOut(c.var.caller, scope)
    if (scope !== 'others') cookies.forgetSession(c)
    return c.body(null, 204)
  })
  signedIn.get('/user', allow.session, async c => {
    const { user_id } = c.var.caller
    const account = await database.inTransaction(accountsDesk, tx => findAccount(tx, { id: user_id }))
    return account ? c.json(toUserAnswer(account)) : refuse(c, sessionMissing)
  })
  signedIn.put('/user', allow.signedIn, async c => {
    const body = await readJson(c, updateUserSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const updated = await updateUser(c.var.caller, body.value, wayBack(c, body.value))
    return updated.ok ? c.json(toUserAnswer(updated.account)) : refuseAuth(c, updated)
  })
  app.route('/', signedIn)
  app.route('/sessions', sessionsApi(deps, allow, cookies))
  app.route('/factors', factorsApi(deps, allow, cookies))
  return app
}
