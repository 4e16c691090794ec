import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { HttpEnv } from '#src/platform/http/http-env.ts'

/** Who asks, as far as limits are concerned: see `addressBehindProxies`. */
export function clientAddress<Env extends HttpEnv>(c: Context<Env>): string {
  return c.env.client_address
}

/** The proxies whose word is believed, from addresses and CIDR ranges. */
export function proxyList(trusted_proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted_proxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** Four in six (::ffff:192.0.2.1) becomes four; a port and brackets, which some proxies add, go. */
function bare(address: string): string {
  const trimmed = address.trim()
  const bracketed = /^\[(.*)\](:\d+)?$/.exec(trimmed)?.[1] ?? trimmed
  const withoutPort = /^\d+\.\d+\.\d+\.\d+:\d+$/.test(bracketed) ? bracketed.replace(/:\d+$/, '') : bracketed
  const unzoned = withoutPort.replace(/%.*$/, '')
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(unzoned)?.[1] ?? unzoned
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** One household or office usually holds a whole /64, so a limit per IPv6 address would be no limit. */
function network(address: string): string {
  if (isIP(address) !== 6) return address
  const full = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = full.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const groups = full.includes('::') ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right] : left
  return `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * The address a request came from: the peer's, or, while that is a trusted proxy, the entry it added to X-Forwarded-For,
 * walking from the right past trusted ones. What stands left of the first untrusted address can be forged and is not read.
 * IPv6 answers its /64 network.
 */
export function addressBehindProxies(peer: string, forwarded_for: string | undefined, proxies: BlockList): string {
  let address = bare(peer)
  const hops = forwarded_for?.split(',') ?? []
  while (isTrusted(address, proxies)) {
    const hop = bare(hops.pop() ?? '')
    if (isIP(hop) === 0) break
    address = hop
  }
  return network(address)
}
