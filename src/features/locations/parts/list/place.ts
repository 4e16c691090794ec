import type { ListedLocation } from './queries.ts'

/** "120 Bay Street, Jacksonville, FL 32202"; what is not told is left out. */
export function placeOf({ address_line_1, city, state, zip }: ListedLocation): string {
  const end = [state, zip].filter(part => part !== '').join(' ')
  return [address_line_1, city, end].filter(part => part !== '').join(', ')
}

/** What the box beside a location does, for whoever does not see where it stands. */
export function selectWords({ name, city }: Pick<ListedLocation, 'name' | 'city'>): string {
  return `Select ${[name, city].filter(part => part !== '').join(', ')}`
}
