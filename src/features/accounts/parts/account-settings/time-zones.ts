import { americanZones, zonePartsInWords } from '#src/domain/zone-words.ts'

type ZoneGroup = { label: string; zones: typeof americanZones }

/**
 * Time zones to choose from: American ones first, then every other one that the browser knows by continent, and in any
 * case the one that is `chosen`.
 */
export function timeZoneGroups(known: readonly string[], chosen: string): ZoneGroup[] {
  const listed = new Set(americanZones.map(zone => zone.name))
  const others = [...new Set([...known, ...(chosen ? [chosen] : [])])].filter(name => !listed.has(name)).sort()
  const continents = Map.groupBy(others, name => (name.includes('/') ? (name.split('/')[0] ?? '') : 'Other'))
  const groups = [...continents].map(([label, names]) => ({
    label,
    zones: names.map(name => ({
      name,
      label: zonePartsInWords(name.includes('/') ? name.slice(name.indexOf('/') + 1) : name),
    })),
  }))
  return [{ label: 'United States', zones: americanZones }, ...groups]
}
