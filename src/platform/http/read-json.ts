import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { plainWords } from '#src/platform/http/plain-words.ts'
import { readBody } from '#src/platform/http/read-body.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

/** Longest JSON body read where a call does not say otherwise, in kB. */
const longest_kb = 64

const jsonType = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?;?$/i

export type ReadJson<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

function refused(status: Refusal['status'], code: string, message: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { status, code, message } }
}

function parse(bytes: Uint8Array): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { ok: false }
  }
}

/** The fields an issue is about; none where it is about the whole. */
function fieldsOf(issue: z.core.$ZodIssue): string[] {
  const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
  return keys
    .map(key => [...issue.path.map(String), ...(key === undefined ? [] : [key])].join('.'))
    .filter(field => field !== '')
}

/** 422 `invalid_fields` with the first sentence for each field, or with the one for the whole where no field is at fault. */
export function invalidFields(issues: readonly z.core.$ZodIssue[]): Refusal {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) if (!fields.has(field)) fields.set(field, issue.message)
  }
  const whole = fields.size === 0 ? issues[0]?.message : undefined
  const message = whole ?? 'Some fields are not as they should be.'
  return { status: 422, code: 'invalid_fields', message, fields: Object.fromEntries(fields) }
}

/** Whether the request comes with a body, where a route takes one or none. */
export function hasBody<Env extends HttpEnv>(c: Context<Env>): boolean {
  return (c.req.header('content-length') ?? '0') !== '0' || c.req.header('transfer-encoding') !== undefined
}

/**
 * Reads the request's body as JSON and checks it with a schema of zod or zod/mini.
 * Refuses: 415 `unsupported_media_type`, 413 `body_too_large` (`most_kb`, counted while it comes), 400 `invalid_json` or `incomplete_body`,
 * 422 `invalid_fields` with one sentence per field.
 */
export async function readJson<Env extends HttpEnv, Schema extends z.core.$ZodType>(
  c: Context<Env>,
  schema: Schema,
  most_kb = longest_kb,
): Promise<ReadJson<z.output<Schema>>> {
  if (!jsonType.test(c.req.header('content-type') ?? '') || c.req.header('content-encoding') !== undefined) {
    return refused(415, 'unsupported_media_type', 'Send the body as application/json in UTF-8, uncompressed.')
  }
  const bytes = await readBody(c.req.raw, most_kb * 1024)
  if (bytes === 'too_large') return refused(413, 'body_too_large', `The body is longer than ${most_kb} kB.`)
  if (bytes === 'cut_off') return refused(400, 'incomplete_body', 'The body ended before it was complete.')
  const json = parse(bytes)
  if (!json.ok) return refused(400, 'invalid_json', 'The body is not valid JSON.')
  const read = await z.core.safeParseAsync(schema, json.value, { error: plainWords })
  return read.success ? { ok: true, value: read.data } : { ok: false, refusal: invalidFields(read.error.issues) }
}
