import type { Context } from 'hono'
import type { UserEnv } from '#src/features/accounts/public.ts'
import { editorsOnly, noBusiness } from '#src/features/businesses/public.ts'
import type { ChangedLocation } from '#src/features/locations/change-location.ts'
import { type Refusal, refuse } from '#src/platform/http/refusal.ts'

/** The same whether it is missing or a stranger's. */
export const noLocation: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no such location, or it is not yours to see.',
}

const short = { no_business: noBusiness, no_location: noLocation, editors_only: editorsOnly }

type Refused = Exclude<ChangedLocation, { ok: true }>

function firstPerField(problems: readonly { field: string; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { field, message } of problems) fields[field] ??= message
  return fields
}

/** Answers why a location was not saved, with all that a form has to show. */
export function refuseSave(c: Context<UserEnv>, refused: Refused): Response {
  const { request_id } = c.env
  if (refused.reason === 'invalid_fields') {
    const { problems } = refused
    const message = 'Some fields are not as they should be.'
    return c.json({ code: 'invalid_fields', message, fields: firstPerField(problems), problems, request_id }, 422)
  }
  if (refused.reason === 'reason_needed') {
    const message = 'Please say why this is right, or change it.'
    return c.json({ code: 'reason_needed', message, warnings: refused.warnings, request_id }, 422)
  }
  if (refused.reason === 'edited_meanwhile') {
    const message = 'Somebody else has changed this location meanwhile. Please compare, and choose what holds.'
    const { current, conflicts: changed_fields } = refused
    return c.json({ code: 'edited_meanwhile', message, current, changed_fields, request_id }, 409)
  }
  return refuse(c, short[refused.reason])
}
