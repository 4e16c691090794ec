/**
 * Where a location stands with the agency. `draft`: something required is not told yet. `pending_review`: told, and waiting
 * for the agency, which alone sets every other status.
 */
export const locationStatuses = [
  'draft',
  'pending_review',
  'active',
  'paused',
  'suspended_by_google',
  'closed_temporarily',
  'closed_permanently',
  'cancelled',
] as const

export type LocationStatus = (typeof locationStatuses)[number]
