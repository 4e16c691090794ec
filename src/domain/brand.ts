/** Who the agency is to the public: settings, never literals in pages. */
export type Brand = {
  name: string
  /** The company of which the name is a "doing business as". */
  parent: string
  email: string
  /** As shown to people, for example "(904) 555-0142". */
  phone: string
  /** Postal line shown to people; "City, State" when no street is published. */
  address: string
}

/** Whether a postal line such as "12 Bay St, Jacksonville, FL 32202" names this city in a state of one of these names. */
export function isAddressIn(address: string, city: string, stateNames: readonly string[]): boolean {
  const parts = address.split(',').map(part => part.trim())
  const region = parts[parts.lastIndexOf(city) + 1] ?? ''
  return parts.includes(city) && stateNames.some(name => region === name || region.startsWith(`${name} `))
}

/** The digits of a US number as E.164 for `tel:` links and structured data. */
export function phoneAsE164(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
