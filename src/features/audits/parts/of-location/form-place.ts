import type { LocationAudit } from '#src/features/audits/of-location/schema.ts'

type Compared = Pick<NonNullable<LocationAudit['comparison']>['fields'][number], 'id' | 'field'>

/** Fields that the form has no single box for: the heading of their part stands for them. */
const parts: Partial<Record<Compared['field'], string>> = { regular_hours: 'hours', latitude: 'where' }

/** Where the form of the location asks for what was compared, as the fragment of its address. */
export function formPlace({ id, field }: Compared): string {
  if (field === 'social_links') return `social_links.${id.replace('profile_', '')}`
  return parts[field] ?? field
}
