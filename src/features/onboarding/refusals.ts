import { editorsOnly, noBusiness } from '#src/features/businesses/public.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'

/** A step that is none, or that is not saved by its answers, reads like a business that is missing. */
export const onboardingRefusals = {
  not_found: noBusiness,
  editors_only: editorsOnly,
  whole_business_only: {
    status: 403,
    code: 'whole_business_only',
    message: 'Setting up is about the whole business, and you see some of its locations. Ask an owner.',
  },
  no_location_ready: {
    status: 422,
    code: 'no_location_ready',
    message: 'No location tells everything required yet. Complete at least one of them first.',
  },
} as const satisfies Record<string, Refusal>
