import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import type { OutboundLimits } from '#src/platform/outbound/outbound-limits.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { bareHost } from '#src/platform/outbound/read-target.ts'
import type { RefusedError } from '#src/platform/outbound/refused-error.ts'
import { createAddressCheck, lookupOf, resolveChecked } from '#src/platform/outbound/resolve-checked.ts'

const triesNextAddressAfterMs = 1_000

/**
 * Opens connections for the HTTP client. The socket gets its addresses from our own lookup, so what is connected to is
 * what was checked, whatever the name resolves to a moment later; the peer is compared once more when it is connected.
 * TLS goes on verifying the certificate against the name.
 */
export function createGuardedConnect(policy: OutboundPolicy, limits: OutboundLimits): buildConnector.connector {
  const check = createAddressCheck(policy)

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolveChecked(hostname, policy, check, limits.resolve_ms).then(
      addresses => lookupOf(addresses)(hostname, options, callback),
      (error: Error) => callback(error, ''),
    )
  }

  const connect = buildConnector({
    lookup,
    timeout: limits.connect_ms,
    allowH2: false,
    rejectUnauthorized: true,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: triesNextAddressAfterMs,
  })

  return (options, callback) => {
    const host = bareHost(options.hostname)
    try {
      if (isIP(host) !== 0) check(host, host)
    } catch (error) {
      callback(error as RefusedError, null)
      return
    }
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null)
      try {
        check(socket.remoteAddress ?? '', host)
        callback(null, socket)
      } catch (refused) {
        socket.destroy()
        callback(refused as RefusedError, null)
      }
    })
  }
}
