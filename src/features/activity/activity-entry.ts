/** Everything that is written down. A name never changes once it stands in the table. */
export const activityActions = [
  'business_created',
  'business_changed',
  'member_invited',
  'invitation_withdrawn',
  'member_joined',
  'member_changed',
  'member_removed',
  'location_created',
  'location_changed',
  'locations_changed',
  'photos_changed',
  'location_removed',
  'locations_imported',
  'import_undone',
  'status_set',
  'subscription_set',
  'group_created',
  'group_changed',
  'group_deleted',
  'onboarding_saved',
  'onboarding_handed_over',
  'site_check_started',
] as const

export type ActivityAction = (typeof activityActions)[number]

/** On whose side the actor stands: the business's own people, ours, or the program. */
export const actorKinds = ['client', 'agency', 'system'] as const

export type ActorKind = (typeof actorKinds)[number]

/** One field under its own name, as it was and as it is; null where it was not there, or is not any more. */
export type FieldChange = { field: string; before: unknown; after: unknown }

/** Why a warning of policy was set aside. */
export type ReasonGiven = { code: string; reason: string }
