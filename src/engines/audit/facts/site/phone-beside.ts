import type { PageFacts } from '../page-facts.ts'
import type { AddressFact } from '../types/business-facts.ts'
import { besideAddresses } from './beside-addresses.ts'

/** Characters of source between an address and the number that belongs to it. */
const reach = 1_500

/** Tells the one number that stands beside an address and no other, `''` where there is none or a choice. */
export function phoneBeside({ addresses, phones }: PageFacts): (address: AddressFact) => string {
  if (addresses.length === 0 || phones.length === 0) return () => ''
  const called = phones.filter(({ e164, fax, toll_free }) => e164 !== null && !fax && !toll_free)
  const beside = besideAddresses(addresses, called, reach)
  return address => {
    const [only, ...more] = new Set((beside.get(address) ?? []).map(({ e164 }) => e164))
    return more.length === 0 ? (only ?? '') : ''
  }
}
