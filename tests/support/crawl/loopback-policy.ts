import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { loopbackHome } from './loopback-site.ts'

/** Opens one loopback address and some ports; every name ending in ".test" is there, and no other name exists. */
export function loopbackPolicy(
  ports: readonly number[],
  names: Readonly<Record<string, readonly string[]>> = {},
): OutboundPolicy {
  return {
    extra_ports: ports,
    extra_addresses: [loopbackHome],
    resolve: async hostname => {
      const known = names[hostname]
      if (known) return known
      if (hostname.endsWith('.test')) return [loopbackHome]
      throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' })
    },
  }
}
