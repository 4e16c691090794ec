import { listActivity } from '#src/features/activity/list-activity.ts'
import { activityQuerySchema } from '#src/features/activity/schema.ts'
import { previewMany } from '#src/features/locations/bulk/change-many.ts'
import { bulkPreviewSchema } from '#src/features/locations/bulk/schema.ts'
import { findLocation } from '#src/features/locations/find-location.ts'
import { listGroups } from '#src/features/locations/groups/arrange-groups.ts'
import { listLocations, mapLocations } from '#src/features/locations/list-locations.ts'
import { locationFilterSchema, locationListQuerySchema } from '#src/features/locations/schema.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'
import type { Laid } from './locations-database.ts'

export type Question = { name: string; ask: (database: Database) => Promise<unknown> }

const holiday = { date: `${new Date().getUTCFullYear()}-12-25`, ranges: [], note: 'Christmas' }

/** What the screens of a business with 1,000 locations ask. */
export function questionsOf({ business_id, owner, viewer, location_id, group_id }: Laid): Question[] {
  const list = (name: string, query: Record<string, string>, actor: UserActor = owner): Question => {
    const read = locationListQuerySchema.parse({ business_id, ...query })
    return { name, ask: database => listLocations(database, actor, read) }
  }
  const filter = locationFilterSchema.parse({ business_id })
  const wish = { business_id, selection: { filter: {} }, field: 'special_hours', mode: 'add', value: [holiday] }
  const bulk = bulkPreviewSchema.parse(wish)
  const entries = activityQuerySchema.parse({ business_id })
  const entriesOfOne = activityQuerySchema.parse({ business_id, location_id })
  return [
    list('list by name', {}),
    list('page 9 of 100 by city', { sort: '-city', page: '9', size: '100' }),
    list('by the newest change', { sort: '-updated_at' }),
    list('by completeness', { sort: 'completeness' }),
    list('by status', { sort: 'status' }),
    list('a search', { q: 'plumber bay' }),
    list('a search for a phone number', { q: '904-630' }),
    list('state and status', { state: 'GA', status: 'active,paused' }),
    list('group and label', { group: group_id, label: 'l4' }),
    list('subscription', { subscription: 'none' }),
    list('list of a viewer of 500', {}, viewer),
    list('search of a viewer of 500', { q: 'cove', sort: '-updated_at' }, viewer),
    { name: 'map', ask: database => mapLocations(database, owner, filter) },
    { name: 'one location', ask: database => findLocation(database, owner, location_id) },
    { name: 'groups', ask: database => listGroups(database, owner, business_id) },
    { name: 'activity', ask: database => listActivity(database, owner, entries) },
    { name: 'activity of one location', ask: database => listActivity(database, owner, entriesOfOne) },
    { name: 'activity of a viewer of 500', ask: database => listActivity(database, viewer, entries) },
    { name: 'preview of holiday hours for 1,000', ask: database => previewMany(database, owner, bulk) },
  ]
}
