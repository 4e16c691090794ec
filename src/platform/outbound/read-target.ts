import { isIP } from 'node:net'
import type { OutsideRefusal } from '#src/domain/outside-fetch.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'

export type Target = { ok: true; url: URL } | { ok: false; reason: OutsideRefusal; detail: string }

const standardPorts = [80, 443]

/** The host of a URL without the brackets of IPv6. */
export function bareHost(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port)
  return url.protocol === 'https:' ? 443 : 80
}

function mayUsePort(port: number, { extra_ports }: OutboundPolicy): boolean {
  return extra_ports === 'any' || standardPorts.includes(port) || extra_ports.includes(port)
}

function writtenHost(text: string): string | undefined {
  return /^\s*[a-z]+:[\\/]*([^\\/?#:\s]*)/i.exec(text)?.[1]
}

/**
 * Reads a URL that somebody gave. An IPv4 address must be written as four decimal numbers: 0x7f.1, 2130706433 and 017700000001
 * mean 127.0.0.1 to a URL parser, and honest people do not write addresses like that.
 */
export function readTarget(text: string, policy: OutboundPolicy): Target {
  const url = URL.parse(text)
  if (!url) return { ok: false, reason: 'not_a_url', detail: text.slice(0, 200) }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { ok: false, reason: 'scheme_not_allowed', detail: url.protocol }
  if (url.username !== '' || url.password !== '')
    return { ok: false, reason: 'credentials_in_url', detail: url.hostname }
  const port = portOf(url)
  if (!mayUsePort(port, policy)) return { ok: false, reason: 'port_not_allowed', detail: String(port) }
  const host = bareHost(url.hostname)
  if (isIP(host) === 4 && writtenHost(text) !== host)
    return { ok: false, reason: 'odd_address', detail: `${text.slice(0, 200)} means ${host}` }
  return { ok: true, url }
}
