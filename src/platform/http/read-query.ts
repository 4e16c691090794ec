import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { plainWords } from '#src/platform/http/plain-words.ts'
import { invalidFields, type ReadJson } from '#src/platform/http/read-json.ts'

/**
 * Checks the query of a request with a schema of zod; of a key that comes more than once the first counts.
 * Refuses 422 `invalid_fields` with one sentence per field.
 */
export function readQuery<Env extends HttpEnv, Schema extends z.core.$ZodType>(
  c: Context<Env>,
  schema: Schema,
): ReadJson<z.output<Schema>> {
  const read = z.core.safeParse(schema, c.req.query(), { error: plainWords })
  return read.success ? { ok: true, value: read.data } : { ok: false, refusal: invalidFields(read.error.issues) }
}
