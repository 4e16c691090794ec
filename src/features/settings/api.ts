import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import { type AccountsDeps, type Allow, findAddress, type UserEnv } from '#src/features/accounts/public.ts'
import type { Installation } from '#src/features/settings/installation.ts'
import { readSettings } from '#src/features/settings/read-settings.ts'
import { deliverySchema, settingsSchema, testMailSchema } from '#src/features/settings/schema.ts'
import { findTestMail, sendTestMail } from '#src/features/settings/test-mail.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

type Deps = Pick<AccountsDeps, 'database' | 'outbox' | 'brand'>

const notFound: Refusal = { status: 404, code: 'not_found', message: 'There is no such test mail.' }

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  403: { description: 'not_allowed: for admins only.' },
}

const read = describeRoute({
  summary: 'Read the settings in force and the state of the installation',
  description: 'For admins. Everything is measured when it is asked for; nothing secret is in it.',
  responses: { 200: { description: 'Measured now.', content: json(settingsSchema) }, ...refused },
})

const send = describeRoute({
  summary: 'Send a test mail to yourself',
  responses: { 202: { description: 'On its way.', content: json(testMailSchema) }, ...refused },
})

const follow = describeRoute({
  summary: 'See how far your test mail has come',
  responses: {
    200: { description: 'Its state now.', content: json(deliverySchema) },
    ...refused,
    404: { description: 'not_found: missing, or another admin’s.' },
  },
})

/** GET /, POST /test-mails and GET /test-mails/{id}; to be mounted at /api/settings. */
export function settingsApi(deps: Deps, installation: Installation, allow: Allow): Hono<UserEnv> {
  const { database } = deps
  const app = new Hono<UserEnv>()
  app.get('/', allow.admin, read, async c => c.json(await readSettings(database, installation)))

  app.post('/test-mails', allow.admin, send, async c => {
    const to = await findAddress(database, c.var.caller)
    return c.json({ id: await sendTestMail(deps, c.var.caller, to), to: to.address }, 202)
  })

  app.get('/test-mails/:id', allow.admin, follow, async c => {
    const id = z.uuid().safeParse(c.req.param('id')).data
    const delivery = id && (await findTestMail(database, c.var.caller, id))
    return delivery ? c.json(delivery) : refuse(c, notFound)
  })
  return app
}
