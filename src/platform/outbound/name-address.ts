import { BlockList, isIP } from 'node:net'
import { globalUnicast, specialRanges } from '#src/platform/outbound/special-ranges.ts'

/** Addresses and CIDR ranges such as "10.0.0.0/8" as one list. */
export function rangeList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

export function isInRange(address: string, list: BlockList): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const special = specialRanges.map(([range, what]) => ({ list: rangeList([range]), what }))
const unicast = rangeList([globalUnicast])

/** The last four groups of an IPv6 address. */
function interfaceGroups(address: string): string[] {
  const whole = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = whole.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(gap).fill('0'), ...right].slice(4)
}

/** ISATAP carries an IPv4 address behind 0:5efe or 200:5efe (RFC 5214). */
function isTunnel(address: string): boolean {
  const [first, second] = interfaceGroups(address)
  return second === '5efe' && (first === '0' || first === '200')
}

/** What makes an address unfit to be asked, for example "private, RFC 1918"; undefined for a public one. */
export function unfitAddress(address: string): string | undefined {
  const version = isIP(address)
  if (version === 0 || address.includes('%')) return 'not an address'
  if (version === 6 && !isInRange(address, unicast)) return 'not global unicast, RFC 4291'
  if (version === 6 && isTunnel(address)) return 'a tunnel to IPv4, RFC 5214'
  return special.find(({ list }) => isInRange(address, list))?.what
}
