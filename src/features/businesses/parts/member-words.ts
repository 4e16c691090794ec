import type { MemberRole } from '#src/domain/business.ts'

export const memberRoleNames: Record<MemberRole, string> = { owner: 'Owner', manager: 'Manager', viewer: 'Viewer' }

export const memberRoleMeanings: Record<MemberRole, string> = {
  owner: 'Does everything, people and billing too, for every location.',
  manager: 'Changes the locations they see.',
  viewer: 'Looks at the locations they see, and changes nothing.',
}

type Scope = { scope: 'all' | 'chosen'; location_ids: readonly string[]; group_ids: readonly string[] }

const counted = (count: number, one: string) => (count === 0 ? [] : [`${count} ${count === 1 ? one : `${one}s`}`])

/** "All locations", "3 locations and 1 group". */
export function scopeInWords({ scope, location_ids, group_ids }: Scope): string {
  if (scope === 'all') return 'All locations'
  const parts = [...counted(location_ids.length, 'location'), ...counted(group_ids.length, 'group')]
  return parts.length === 0 ? 'No location' : parts.join(' and ')
}
