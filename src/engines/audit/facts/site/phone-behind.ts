import type { PageFacts } from '../page-facts.ts'
import type { AddressFact, PhoneFact } from '../types/business-facts.ts'

/** Characters of source between an address and the number that belongs to it. */
const reach = 1_500

/** Tells the one number that stands right behind an address and before the next, `''` where there is none or a choice. */
export function phoneBehind({ addresses, phones }: PageFacts): (address: AddressFact) => string {
  if (addresses.length === 0 || phones.length === 0) return () => ''
  const called = phones.filter(({ e164, fax, toll_free }) => e164 !== null && !fax && !toll_free)
  return address => {
    const there = (one: AddressFact | PhoneFact) => one.region === address.region
    const [first_address, first_phone] = [addresses.find(there), called.find(there)]
    // Where numbers stand before their addresses, the one behind belongs to the next.
    if (!first_address || !first_phone || first_phone.offset < first_address.offset) return ''
    const next = addresses.find(one => there(one) && one.offset > address.offset && one.key !== address.key)
    const end = Math.min(address.offset + reach, next?.offset ?? Number.POSITIVE_INFINITY)
    const behind = called.filter(one => there(one) && one.offset > address.offset && one.offset < end)
    const numbers = new Set(behind.map(({ e164 }) => e164))
    const [only] = numbers
    return numbers.size === 1 ? (only ?? '') : ''
  }
}
