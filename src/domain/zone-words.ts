type Zone = { name: string; label: string }

/** The zones of the country we work in, as people there call them. */
export const americanZones: readonly Zone[] = [
  { name: 'America/New_York', label: 'Eastern (New York, Miami)' },
  { name: 'America/Chicago', label: 'Central (Chicago, Pensacola)' },
  { name: 'America/Denver', label: 'Mountain (Denver)' },
  { name: 'America/Phoenix', label: 'Arizona (Phoenix)' },
  { name: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
  { name: 'America/Anchorage', label: 'Alaska (Anchorage)' },
  { name: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
  { name: 'America/Puerto_Rico', label: 'Atlantic (Puerto Rico)' },
]

/** The parts of a zone's name, from continent to place, as words. */
export const zonePartsInWords = (name: string): string => name.replaceAll('_', ' ').replaceAll('/', ', ')

/** A time zone as the lists name it from which it is chosen; one of another country with its continent. */
export function zoneInWords(zone: string): string {
  return americanZones.find(({ name }) => name === zone)?.label ?? zonePartsInWords(zone)
}
