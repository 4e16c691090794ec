import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Allow, UserEnv } from '#src/features/accounts/allow.ts'
import type { Asking, Raised } from '#src/features/accounts/factors/answer-raised.ts'
import { createChallengeFactor } from '#src/features/accounts/factors/challenge-factor.ts'
import { createEnrollFactor } from '#src/features/accounts/factors/enroll-factor.ts'
import { factorNotFound } from '#src/features/accounts/factors/factor-refusals.ts'
import {
  enrollSchema,
  makeRecoveryCodesSchema,
  verifyFactorSchema,
  verifyRecoveryCodeSchema,
} from '#src/features/accounts/factors/factor-schema.ts'
import { createRecoveryCodes } from '#src/features/accounts/factors/recovery-codes.ts'
import { createRemoveFactor } from '#src/features/accounts/factors/remove-factor.ts'
import { createVerifyFactor } from '#src/features/accounts/factors/verify-factor.ts'
import { createVerifyRecoveryCode } from '#src/features/accounts/factors/verify-recovery-code.ts'
import type { AccountsDeps } from '#src/features/accounts/open-accounts.ts'
import { answerSession } from '#src/features/accounts/sessions/auth-answer.ts'
import { type AccountCookies, wantsCookie } from '#src/features/accounts/sessions/session-cookie.ts'
import { hasBody, readJson } from '#src/platform/http/read-json.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

type Answered<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

/**
 * Second factors, as `auth.mfa` of the protocol's client calls them; to be mounted at /factors. What only shows a factor
 * needs a session; what sets one up or takes it away needs every factor that is in force.
 */
export function factorsApi(deps: AccountsDeps, allow: Allow, cookies: AccountCookies): Hono<UserEnv> {
  const enrollFactor = createEnrollFactor(deps)
  const challengeFactor = createChallengeFactor(deps)
  const verifyFactor = createVerifyFactor(deps)
  const removeFactor = createRemoveFactor(deps)
  const recoveryCodes = createRecoveryCodes(deps)
  const verifyRecoveryCode = createVerifyRecoveryCode(deps)
  const app = new Hono<UserEnv>()

  const idOf = (c: Context<UserEnv>) => z.uuid().safeParse(c.req.param('id')).data

  function asking(c: Context<UserEnv>): Asking {
    return { caller: c.var.caller, refresh_token: wantsCookie(c) ? cookies.refreshToken(c, '') : undefined }
  }

  function answerRaised(c: Context<UserEnv>, raised: Raised): Response | Promise<Response> {
    return raised.ok ? answerSession(c, raised.started, { ...deps, cookies }) : refuse(c, raised.refusal)
  }

  function answer<Value extends object>(c: Context<UserEnv>, done: Answered<Value>): Response {
    return done.ok ? c.json(done.value) : refuse(c, done.refusal)
  }

  app.get('/recovery-codes', allow.session, async c => answer(c, await recoveryCodes.status(c.var.caller)))
  app.post('/recovery-codes', allow.signedIn, async c => {
    const body = hasBody(c) ? await readJson(c, makeRecoveryCodesSchema) : { ok: true as const, value: {} }
    if (!body.ok) return refuse(c, body.refusal)
    return answer(c, await recoveryCodes.make(c.var.caller, body.value.friendly_name))
  })
  app.delete('/recovery-codes', allow.signedIn, async c => answer(c, await recoveryCodes.remove(c.var.caller)))
  app.post('/recovery-codes/regenerate', allow.signedIn, async c => answer(c, await recoveryCodes.remake(c.var.caller)))
  app.post('/recovery-codes/verify', allow.session, async c => {
    const body = await readJson(c, verifyRecoveryCodeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    return answerRaised(c, await verifyRecoveryCode(asking(c), body.value.code))
  })

  app.post('/', allow.signedIn, async c => {
    const body = await readJson(c, enrollSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const enrolled = await enrollFactor(c.var.caller, body.value)
    return enrolled.ok ? c.json(enrolled.factor) : refuse(c, enrolled.refusal)
  })
  app.post('/:id/challenge', allow.session, async c => {
    const id = idOf(c)
    const challenged = id && (await challengeFactor(c.var.caller, id))
    if (!challenged) return refuse(c, factorNotFound)
    return challenged.ok ? c.json(challenged.challenge) : refuse(c, challenged.refusal)
  })
  app.post('/:id/verify', allow.session, async c => {
    const body = await readJson(c, verifyFactorSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const id = idOf(c)
    return id ? answerRaised(c, await verifyFactor(asking(c), id, body.value)) : refuse(c, factorNotFound)
  })
  app.delete('/:id', allow.signedIn, async c => {
    const id = idOf(c)
    const removed = id && (await removeFactor(c.var.caller, id))
    if (!removed) return refuse(c, factorNotFound)
    return removed.ok ? c.json({ id: removed.id }) : refuse(c, removed.refusal)
  })
  return app
}
