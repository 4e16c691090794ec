import { stateCode } from '#src/domain/us-states.ts'

const written: Record<string, string> = {
  usa: 'US',
  'united states': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'united kingdom': 'GB',
  'great britain': 'GB',
  england: 'GB',
  canada: 'CA',
  australia: 'AU',
  ireland: 'IE',
  mexico: 'MX',
  'new zealand': 'NZ',
  germany: 'DE',
  france: 'FR',
}

/** Two letters of a country as people write it; `null` where it is none or not known here. */
function countryCode(name: string): string | null {
  const plain = name.trim().replace(/\./g, '')
  if (/^[A-Z]{2}$/.test(plain) && plain !== 'UK') return plain
  return written[plain.toLowerCase()] ?? (/^us$/i.test(plain) ? 'US' : null)
}

/** Countries whose postal codes are no five digits. */
const other_codes = new Set(['GB', 'CA', 'AU', 'NZ', 'IE', 'IN'])

const isAmerican = (address: { region: string; postal_code: string }) =>
  stateCode(address.region) !== null && /^\d{5}(?:-\d{4})?$/.test(address.postal_code.trim())

/** Does an address name a country that its own state and ZIP are not in? Then nothing can be held against it. */
export function contradictsItself(address: { country: string; region: string; postal_code: string }): boolean {
  return isAmerican(address) && other_codes.has(countryCode(address.country) ?? '')
}

/** The country of an address: the one it names, or the United States where state and ZIP say so. */
export function countryOf(address: { country: string; region: string; postal_code: string }): string | null {
  if (contradictsItself(address)) return null
  if (address.country.trim() !== '') return countryCode(address.country)
  return isAmerican(address) ? 'US' : null
}
