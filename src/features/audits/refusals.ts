import { auditLimits } from '#src/features/audits/limits.ts'
import type { Answered } from '#src/features/audits/request-audit.ts'
import { waitWords } from '#src/features/audits/waiting-time.ts'
import { keyReused } from '#src/features/contacts/public.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

/** A link that never was, one that is over and a wrong key read alike. */
export const noSuchAudit: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no such check, or its link has expired.',
}

export const noReport: Refusal = {
  status: 409,
  code: 'report_not_ready',
  message: 'There is no report yet. Please wait until the check is done.',
}

export const notDrawn: Refusal = {
  status: 503,
  code: 'busy',
  message: 'The PDF could not be made just now. Please try again in a moment.',
  retry_after: 5,
}

export const tooManyMails: Refusal = {
  status: 429,
  code: 'too_many_mails',
  message: 'We have mailed this report often enough for today. Copy the link and send it yourself, or write to us.',
  retry_after: 24 * 3600,
}

export const tooManyWatchers: Refusal = {
  status: 429,
  code: 'too_many_watchers',
  message: 'Too many pages from your network watch checks right now. Please close some, or look again in a moment.',
  retry_after: 10,
}

type Refused = Exclude<Answered, { ok: true }>

function badAddress(sentence: string): Refusal {
  const message = 'Some fields are not as they should be.'
  return { status: 422, code: 'invalid_fields', message, fields: { address: sentence } }
}

/** A refused request in the words for whoever made it. */
export function refusalOf(refused: Refused): Refusal {
  if (refused.reason === 'bad_address') return badAddress(refused.sentence)
  if (refused.reason === 'key_reused') return keyReused
  const { retry_after, reason } = refused
  const when = waitWords(retry_after)
  const message =
    reason === 'visitor_must_wait'
      ? `You have started ${auditLimits.per_hour} checks or more from your network, and each one takes real work. The next one is welcome ${when}. Until then your results stay open under their links.`
      : `This website was checked ${auditLimits.fresh_per_host_and_day} times within a day. So that we do not burden it, the next new check is possible ${when}.`
  return { status: 429, code: 'too_many_audits', message, retry_after }
}
