import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isInRange, rangeList, unfitAddress } from '#src/platform/outbound/name-address.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { RefusedError } from '#src/platform/outbound/refused-error.ts'

/** Throws RefusedError for an address that may not be reached. */
export type CheckAddress = (address: string, hostname: string) => void

export function createAddressCheck({ extra_addresses }: OutboundPolicy): CheckAddress {
  if (extra_addresses === 'any') return () => undefined
  const extra = rangeList(extra_addresses)
  return (address, hostname) => {
    const unfit = unfitAddress(address)
    if (unfit === undefined || (isIP(address) !== 0 && isInRange(address, extra))) return
    throw new RefusedError('private_address', `${hostname} is at ${address}: ${unfit}`)
  }
}

function within<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([work, alarm]).finally(() => clearTimeout(timer))
}

/**
 * Resolves a name once and answers its addresses, each checked: one unfit answer refuses them all, since a name that
 * mixes public and private addresses is an attack or a mistake. Throws RefusedError.
 */
export async function resolveChecked(
  hostname: string,
  policy: OutboundPolicy,
  check: CheckAddress,
  resolve_ms: number,
): Promise<LookupAddress[]> {
  const late = () => new RefusedError('resolve_timeout', `${hostname} was not resolved within ${resolve_ms} ms`)
  const addresses = await within(policy.resolve(hostname), resolve_ms, late).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof RefusedError) throw error
    throw new RefusedError('unresolvable', `${hostname}: ${error.code ?? error.message}`)
  })
  if (addresses.length === 0) throw new RefusedError('unresolvable', `${hostname} has no address`)
  for (const address of addresses) check(address, hostname)
  return addresses.map(address => ({ address, family: isIP(address) }))
}

/** Answers a socket with addresses that were checked, instead of asking again. */
export function lookupOf(addresses: LookupAddress[]): LookupFunction {
  return (_, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}
