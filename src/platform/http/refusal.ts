import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HttpEnv } from '#src/platform/http/http-env.ts'

/** A request that the product refuses on purpose, in the one form every refusal has on the wire. */
export type Refusal = {
  status: ContentfulStatusCode
  /** For programs, in snake_case; never changes once published. */
  code: string
  /** For people: one sentence that says what to do. */
  message: string
  /** One sentence per refused field. */
  fields?: Record<string, string>
  /** Whole seconds until a new attempt can succeed; sent as Retry-After. */
  retry_after?: number
}

/** The JSON of a refusal, `{code, message, fields?, request_id}`. */
export function refusalBody(refusal: Refusal, request_id: string): string {
  const { code, message, fields } = refusal
  return JSON.stringify({ code, message, ...(fields && { fields }), request_id })
}

/** Answers `refusal` on the wire. */
export function refuse<Env extends HttpEnv>(c: Context<Env>, refusal: Refusal): Response {
  if (refusal.retry_after !== undefined) c.header('Retry-After', String(refusal.retry_after))
  c.header('Content-Type', 'application/json')
  return c.body(refusalBody(refusal, c.env.request_id), refusal.status)
}
