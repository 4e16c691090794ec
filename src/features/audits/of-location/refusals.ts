import { locationAuditLimits } from '#src/features/audits/limits.ts'
import type { StartedAudit } from '#src/features/audits/of-location/request-location-audit.ts'
import { waitWords } from '#src/features/audits/waiting-time.ts'
import { editorsOnly } from '#src/features/businesses/public.ts'
import { noLocation } from '#src/features/locations/public.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

const subscriptionNeeded: Refusal = {
  status: 403,
  code: 'subscription_needed',
  message: 'Location SEO opens for locations whose plan is running. This one has none.',
}

const websiteNeeded: Refusal = {
  status: 422,
  code: 'website_needed',
  message: 'This location has no website yet. Add it under Business info, and check it then.',
}

function badWebsite(sentence: string): Refusal {
  return { status: 422, code: 'website_unreadable', message: sentence, fields: { website: sentence } }
}

function tooMany(retry_after: number): Refusal {
  const { per_location_and_day } = locationAuditLimits
  const message = `A website is checked ${per_location_and_day} times a day at most, so that we do not burden it. The next check is possible ${waitWords(retry_after)}.`
  return { status: 429, code: 'too_many_audits', message, retry_after }
}

type Refused = Exclude<StartedAudit, { ok: true }>

/** Why audits of a location stay closed, in the words for whoever asked. A missing one and a stranger's read alike. */
export function refusalOfLocation(refused: Refused): Refusal {
  switch (refused.reason) {
    case 'missing':
      return noLocation
    case 'not_subscribed':
      return subscriptionNeeded
    case 'may_not_edit':
      return editorsOnly
    case 'no_website':
      return websiteNeeded
    case 'bad_website':
      return badWebsite(refused.sentence)
    case 'too_many':
      return tooMany(refused.retry_after)
  }
}
