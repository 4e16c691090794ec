import type { MemberScope } from '#src/features/businesses/member-scope.ts'
import type { WishedMember } from '#src/features/businesses/members/schema.ts'

/** What a member is to see; ids that were sent beside the scope `all` mean nothing. */
export function scopeOf({ scope, location_ids, group_ids }: WishedMember): MemberScope {
  return scope === 'all' ? { scope } : { scope, location_ids, group_ids }
}
