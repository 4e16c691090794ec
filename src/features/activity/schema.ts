import { z } from 'zod'
import { activityActions, actorKinds } from '#src/features/activity/activity-entry.ts'
import { pageFields } from '#src/platform/http/page-query.ts'

export const activityQuerySchema = z.object({
  business_id: z.uuid('Please name a business.'),
  location_id: z.uuid('Please name a location.').optional(),
  action: z.enum(activityActions, `action must be one of ${activityActions.join(', ')}.`).optional(),
  /** Who did it. */
  actor_id: z.uuid('Please name a user.').optional(),
  /** What belongs to one change of many locations. */
  parent_id: z.uuid('Please name an entry.').optional(),
  ...pageFields,
})

export type ActivityQuery = z.output<typeof activityQuerySchema>

export const activityPageSchema = z.object({
  /** Newest first. */
  entries: z.array(
    z.object({
      id: z.uuid(),
      business_id: z.uuid(),
      location_id: z.uuid().nullable(),
      actor_id: z.uuid().nullable(),
      /** As they were called then. */
      actor_name: z.string(),
      actor_kind: z.enum(actorKinds),
      action: z.enum(activityActions),
      field_changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      reason: z.string(),
      accepted_warnings: z.array(z.object({ code: z.string(), reason: z.string() })),
      version: z.int().nullable(),
      parent_id: z.uuid().nullable(),
      from_address: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  size: z.int(),
})
