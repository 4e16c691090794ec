import { memberRoles } from '#src/domain/business.ts'
import type { WishedMember } from '#src/features/businesses/members/schema.ts'
import { memberRoleMeanings, memberRoleNames } from '#src/features/businesses/parts/member-words.ts'
import { PlaceChoice } from '#src/features/locations/public.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

type Props = {
  business_id: string
  wished: WishedMember
  errors: Readonly<Record<string, string>>
  onChange: (wished: WishedMember) => void
}

const scopes = [
  ['all', 'Every location, those added later too'],
  ['chosen', 'Only the ones I choose'],
] as const

/** What these ask, by the names that the API gives it. */
export const memberRoleFields = ['role', 'scope', 'location_ids']

/** What somebody may do in a business, and for which locations. */
export function MemberRoleFields({ business_id, wished, errors, onChange }: Props) {
  const { role, scope } = wished
  const unchosen = errors.location_ids ?? errors.scope
  return (
    <>
      <SelectField
        label="Role"
        name="role"
        value={role}
        hint={memberRoleMeanings[role]}
        error={errors.role}
        onChange={event => {
          const picked = memberRoles.find(known => known === event.target.value) ?? 'viewer'
          onChange({ ...wished, role: picked, ...(picked === 'owner' && { scope: 'all' }) })
        }}
      >
        {memberRoles.map(known => (
          <option key={known} value={known}>
            {memberRoleNames[known]}
          </option>
        ))}
      </SelectField>
      {role !== 'owner' && (
        <fieldset className="grid gap-1">
          <legend className="font-semibold">Sees</legend>
          {scopes.map(([value, label]) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="scope"
                value={value}
                checked={scope === value}
                onChange={() => onChange({ ...wished, scope: value })}
                className="size-4.5 accent-(--harbour)"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {scope === 'chosen' && (
        <PlaceChoice
          business_id={business_id}
          places={wished}
          onChange={({ location_ids, group_ids }) =>
            onChange({ ...wished, location_ids: [...location_ids], group_ids: [...group_ids] })
          }
        />
      )}
      {unchosen && (
        <p role="alert" className="font-semibold text-clay">
          {unchosen}
        </p>
      )}
    </>
  )
}
