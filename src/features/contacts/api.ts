import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { floodLimit } from '#src/features/contacts/flood-limit.ts'
import { badKey, isIdempotencyKey, keyReused } from '#src/features/contacts/idempotency-key.ts'
import { contactSchema, storedContactSchema } from '#src/features/contacts/schema.ts'
import { type ContactsDeps, createSubmitContact, type Submitted } from '#src/features/contacts/submit-contact.ts'
import { oneAtATime } from '#src/platform/database/one-at-a-time.ts'
import { clientAddress } from '#src/platform/http/client-address.ts'
import { anyone } from '#src/platform/http/declared-access.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { readJson } from '#src/platform/http/read-json.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

function tooMany(retry_after: number): Refusal {
  const minutes = Math.ceil(retry_after / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const message = `We already have ${floodLimit.messages} messages from your network in the last hour. Please try again in ${wait}, or call us.`
  return { status: 429, code: 'too_many_messages', message, retry_after }
}

function toRefusal(refused: Extract<Submitted, { ok: false }>): Refusal {
  return refused.reason === 'key_reused' ? keyReused : tooMany(refused.retry_after)
}

const description = describeRoute({
  summary: 'Send a message to the agency',
  description: `Stores the message, then mails it to the agency and a confirmation to the sender. At most ${floodLimit.messages} messages an hour from one network. Keys that the schema does not name are ignored.`,
  parameters: [
    {
      in: 'header',
      name: 'Idempotency-Key',
      description: 'The same key with the same message is stored once and answers the same id.',
      schema: { type: 'string', minLength: 8, maxLength: 100 },
    },
  ],
  requestBody: { required: true, content: { 'application/json': { schema: resolver(contactSchema) } } },
  responses: {
    201: { description: 'Stored.', content: { 'application/json': { schema: resolver(storedContactSchema) } } },
    400: { description: 'invalid_json or invalid_idempotency_key.' },
    409: { description: 'idempotency_key_reused: the key came with another message before.' },
    413: { description: 'body_too_large.' },
    415: { description: 'unsupported_media_type.' },
    422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
    429: { description: 'too_many_messages: Retry-After says in how many seconds the next is welcome.' },
    503: { description: 'database_unavailable: nothing is known to be stored; send it again with the same key.' },
  },
})

/** POST / answers 201 `{id}`. */
export function contactsApi(deps: ContactsDeps): Hono<HttpEnv> {
  const submitContact = createSubmitContact(deps)
  const inTurn = oneAtATime()
  return new Hono<HttpEnv>().post('/', anyone, description, async c => {
    const idempotency_key = c.req.header('idempotency-key')
    if (idempotency_key !== undefined && !isIdempotencyKey(idempotency_key)) return refuse(c, badKey)
    const body = await readJson(c, contactSchema)
    if (!body.ok) return refuse(c, body.refusal)
    const address = clientAddress(c)
    const submission = { input: body.value, address, idempotency_key }
    const submitted = await inTurn(address, () => submitContact(submission))
    return submitted.ok ? c.json({ id: submitted.id }, 201) : refuse(c, toRefusal(submitted))
  })
}
