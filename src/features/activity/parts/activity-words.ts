import type { ActivityAction, ActorKind } from '#src/features/activity/activity-entry.ts'

/** What happened, as the end of a sentence that begins with who did it. */
export const actionWords: Record<ActivityAction, string> = {
  business_created: 'added the business',
  business_changed: 'changed the business',
  member_invited: 'invited a colleague',
  invitation_withdrawn: 'took an invitation back',
  member_joined: 'joined the business',
  member_changed: 'changed what a colleague may do',
  member_removed: 'removed a colleague',
  location_created: 'added this location',
  location_changed: 'changed this location',
  locations_changed: 'changed several locations at once',
  photos_changed: 'changed the photos',
  location_removed: 'took this location back',
  locations_imported: 'imported locations from a file',
  import_undone: 'undid an import',
  status_set: 'set the status',
  subscription_set: 'set the subscription',
  group_created: 'made a group',
  group_changed: 'changed a group',
  group_deleted: 'deleted a group',
  onboarding_saved: 'saved a step of setting up',
  onboarding_handed_over: 'handed the business over to the agency',
  site_check_started: 'had the website checked',
}

export const actorWords: Record<ActorKind, string> = {
  client: '',
  agency: 'from the agency',
  system: 'by itself',
}
