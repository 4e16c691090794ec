import type { LocationStatus } from '#src/features/locations/location-status.ts'

/** Where a location stands, as people read it. */
export const locationStatusNames: Record<LocationStatus, string> = {
  draft: 'Draft',
  pending_review: 'Waiting for us',
  active: 'Active',
  paused: 'Paused',
  suspended_by_google: 'Suspended by Google',
  closed_temporarily: 'Closed for now',
  closed_permanently: 'Closed for good',
  cancelled: 'Cancelled',
}
