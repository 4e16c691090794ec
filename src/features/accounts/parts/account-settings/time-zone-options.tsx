import { useMemo } from 'react'
import { timeZoneGroups } from '#src/features/accounts/parts/account-settings/time-zones.ts'

/** The options of a field for a time zone: ours first, then those the browser knows, and `chosen` in any case. */
export function TimeZoneOptions({ chosen }: { chosen: string }) {
  const groups = useMemo(() => timeZoneGroups(Intl.supportedValuesOf('timeZone'), chosen), [chosen])
  return groups.map(group => (
    <optgroup key={group.label} label={group.label}>
      {group.zones.map(zone => (
        <option key={zone.name} value={zone.name}>
          {zone.label}
        </option>
      ))}
    </optgroup>
  ))
}
