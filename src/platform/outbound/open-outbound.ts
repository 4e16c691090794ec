import { Agent } from 'undici'
import type { InspectTls, OutsideFetch } from '#src/domain/outside-fetch.ts'
import { exchange } from '#src/platform/outbound/exchange.ts'
import { createGuardedConnect } from '#src/platform/outbound/guarded-connect.ts'
import { inspectTls } from '#src/platform/outbound/inspect-tls.ts'
import { type OutboundLimits, usualLimits } from '#src/platform/outbound/outbound-limits.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { readTarget } from '#src/platform/outbound/read-target.ts'

export type Outbound = {
  fetch: OutsideFetch
  inspect_tls: InspectTls
  /** Cuts every connection; requests under way are answered with a refusal. */
  close: () => Promise<void>
}

const connectionsAHost = 32
const keepIdleMs = 4_000

/** Opens the one door to the outside. Everything that leaves this process for a foreign address goes through it. */
export function openOutbound(policy: OutboundPolicy, limits: Partial<OutboundLimits> = {}): Outbound {
  const bounds = { ...usualLimits, ...limits }
  const agent = new Agent({
    connect: createGuardedConnect(policy, bounds),
    connections: connectionsAHost,
    pipelining: 1,
    keepAliveTimeout: keepIdleMs,
    keepAliveMaxTimeout: keepIdleMs,
    headersTimeout: bounds.headers_ms,
    bodyTimeout: bounds.body_idle_ms,
    maxHeaderSize: bounds.header_bytes,
    allowH2: false,
    useMilo: false,
  })
  return {
    fetch: async request => {
      const target = readTarget(request.url, policy)
      return target.ok ? exchange(agent, target.url, request, bounds) : target
    },
    inspect_tls: async (url, signal) => {
      const target = readTarget(url, policy)
      return target.ok ? inspectTls(target.url, policy, bounds, signal) : target
    },
    close: () => agent.destroy(),
  }
}
