type Zone = { name: string; label: string }
type ZoneGroup = { label: string; zones: readonly Zone[] }

/** The zones of the country we work in, as people there call them. */
const american: readonly Zone[] = [
  { name: 'America/New_York', label: 'Eastern (New York, Atlanta, Miami)' },
  { name: 'America/Chicago', label: 'Central (Chicago, Pensacola)' },
  { name: 'America/Denver', label: 'Mountain (Denver)' },
  { name: 'America/Phoenix', label: 'Mountain without daylight time (Phoenix)' },
  { name: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
  { name: 'America/Anchorage', label: 'Alaska (Anchorage)' },
  { name: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
  { name: 'America/Puerto_Rico', label: 'Atlantic (Puerto Rico)' },
]

const plain = (name: string) => name.replaceAll('_', ' ').replaceAll('/', ', ')

/**
 * Time zones to choose from: American ones first, then every other one that the browser knows by continent, and in any
 * case the one that is `chosen`.
 */
export function timeZoneGroups(known: readonly string[], chosen: string): ZoneGroup[] {
  const listed = new Set(american.map(zone => zone.name))
  const others = [...new Set([...known, ...(chosen ? [chosen] : [])])].filter(name => !listed.has(name)).sort()
  const continents = Map.groupBy(others, name => (name.includes('/') ? (name.split('/')[0] ?? '') : 'Other'))
  const groups = [...continents].map(([label, names]) => ({
    label,
    zones: names.map(name => ({ name, label: plain(name.includes('/') ? name.slice(name.indexOf('/') + 1) : name) })),
  }))
  return [{ label: 'United States', zones: american }, ...groups]
}
