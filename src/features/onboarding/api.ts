import { type Context, Hono } from 'hono'
import { onboardingWords } from '#src/content/onboarding-words.ts'
import type { AccountsDeps, Allow, UserEnv } from '#src/features/accounts/public.ts'
import { authorOf } from '#src/features/activity/public.ts'
import * as described from '#src/features/onboarding/api-descriptions.ts'
import { checkLocations } from '#src/features/onboarding/check-locations.ts'
import { findOnboarding } from '#src/features/onboarding/find-onboarding.ts'
import { type HandedOver, handOver } from '#src/features/onboarding/hand-over.ts'
import { listOnboardings } from '#src/features/onboarding/list-onboardings.ts'
import { onboardingRefusals } from '#src/features/onboarding/refusals.ts'
import { type SavedOnboarding, saveStep } from '#src/features/onboarding/save-step.ts'
import {
  changesSchema,
  checkQuerySchema,
  handOverSchema,
  onboardingQuerySchema,
  savedStepSchema,
  stepChangeSchema,
} from '#src/features/onboarding/schema.ts'
import { suggestWords } from '#src/features/onboarding/suggest-words.ts'
import { idIn } from '#src/platform/http/id-in.ts'
import { plainWords } from '#src/platform/http/plain-words.ts'
import { invalidFields, readJson } from '#src/platform/http/read-json.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { refuse } from '#src/platform/http/refusal.ts'

function refuseSave(c: Context<UserEnv>, refused: Exclude<SavedOnboarding, { ok: true }>): Response {
  const { request_id } = c.env
  if (refused.reason === 'invalid_fields') {
    const message = 'Some fields are not as they should be.'
    return refuse(c, { status: 422, code: 'invalid_fields', message, fields: refused.fields })
  }
  if (refused.reason === 'edited_meanwhile') {
    const message = 'Somebody else has changed this step meanwhile. Please compare, and choose what holds.'
    const { current, conflicts: changed_fields } = refused
    return c.json({ code: 'edited_meanwhile', message, current, changed_fields, request_id }, 409)
  }
  return refuse(c, onboardingRefusals[refused.reason])
}

/** As many as a screen lists. */
const mostNamed = 50

function refuseHandOver(c: Context<UserEnv>, refused: Exclude<HandedOver, { ok: true }>): Response {
  const { request_id } = c.env
  if (refused.reason === 'steps_open') {
    const names = refused.steps.map(step => onboardingWords[step].name).join(', ')
    return refuse(c, { status: 409, code: 'steps_open', message: `Please finish these steps first: ${names}.` })
  }
  if (refused.reason === 'locations_incomplete') {
    const { incomplete } = refused
    const message = 'Some locations lack something required. Complete them, or let them stay drafts.'
    const locations = incomplete.slice(0, mostNamed)
    const body = { code: 'locations_incomplete', message, incomplete: incomplete.length, locations, request_id }
    return c.json(body, 422)
  }
  return refuse(c, onboardingRefusals[refused.reason])
}

/** Setting up a business step by step; to be mounted at /api/onboarding. */
export function onboardingApi(accounts: AccountsDeps, allow: Allow): Hono<UserEnv> {
  const { database } = accounts
  const app = new Hono<UserEnv>()

  async function answerOnboarding(c: Context<UserEnv>) {
    const found = await findOnboarding(database, c.var.caller, idIn(c, 'business_id'))
    return found.ok ? c.json(found.onboarding) : refuse(c, onboardingRefusals[found.reason])
  }

  app.get('/', allow.signedIn, described.list, async c => {
    const query = readQuery(c, onboardingQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    return c.json(await listOnboardings(database, c.var.caller, query.value))
  })

  app.get('/:business_id', allow.signedIn, described.read, c => answerOnboarding(c))

  app.get('/:business_id/locations', allow.signedIn, described.check, async c => {
    const query = readQuery(c, checkQuerySchema)
    if (!query.ok) return refuse(c, query.refusal)
    const found = await checkLocations(database, c.var.caller, idIn(c, 'business_id'), query.value)
    return found.ok ? c.json(found.checked) : refuse(c, onboardingRefusals[found.reason])
  })

  app.get('/:business_id/suggestions', allow.signedIn, described.suggest, async c => {
    const found = await suggestWords(database, c.var.caller, idIn(c, 'business_id'))
    return found.ok ? c.json(found.suggestions) : refuse(c, onboardingRefusals[found.reason])
  })

  app.patch('/:business_id/steps/:step', allow.signedIn, described.save, async c => {
    const step = savedStepSchema.safeParse(c.req.param('step')).data
    if (!step) return refuse(c, onboardingRefusals.not_found)
    const body = await readJson(c, stepChangeSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const changes = changesSchema(step).safeParse(body.value.changes, { error: plainWords })
    if (!changes.success) return refuse(c, invalidFields(changes.error.issues))
    const wished = { ...body.value, business_id: idIn(c, 'business_id'), step, changes: changes.data }
    const saved = await saveStep(database, authorOf(c), wished)
    return saved.ok ? c.json(saved.step) : refuseSave(c, saved)
  })

  app.post('/:business_id/handover', allow.signedIn, described.handOver, async c => {
    const body = await readJson(c, handOverSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const handed = await handOver(accounts, authorOf(c), idIn(c, 'business_id'), body.value)
    return handed.ok ? answerOnboarding(c) : refuseHandOver(c, handed)
  })
  return app
}
