import type { LookupAddress } from 'node:dns'
import { isIP, type TcpNetConnectOpts } from 'node:net'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import type { TlsAnswer, TlsFacts } from '#src/domain/outside-fetch.ts'
import { nameRefusal } from '#src/platform/outbound/name-failure.ts'
import type { OutboundLimits } from '#src/platform/outbound/outbound-limits.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { bareHost } from '#src/platform/outbound/read-target.ts'
import { RefusedError } from '#src/platform/outbound/refused-error.ts'
import { createAddressCheck, lookupOf, resolveChecked } from '#src/platform/outbound/resolve-checked.ts'

const httpsPort = 443

function isoDate(text: string | undefined): string | null {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

function factsOf(socket: TLSSocket): TlsFacts {
  const certificate = socket.getPeerCertificate()
  const fault = socket.authorizationError as Error | string | null | undefined
  const issuer = certificate.issuer?.O ?? certificate.issuer?.CN ?? ''
  return {
    protocol: socket.getProtocol() ?? '',
    alpn: socket.alpnProtocol || '',
    certificate_fault: fault ? String((fault as { code?: string }).code ?? fault) : null,
    valid_from: isoDate(certificate.valid_from),
    valid_to: isoDate(certificate.valid_to),
    issuer: Array.isArray(issuer) ? issuer.join(', ') : issuer,
  }
}

/** Looks at a certificate without trusting it: nothing is sent, and nothing but the handshake is read. */
export async function inspectTls(
  url: URL,
  policy: OutboundPolicy,
  limits: OutboundLimits,
  signal: AbortSignal | undefined,
): Promise<TlsAnswer> {
  const host = bareHost(url.hostname)
  const check = createAddressCheck(policy)
  try {
    const isAddress = isIP(host) !== 0
    if (isAddress) check(host, host)
    const addresses = isAddress ? [] : await resolveChecked(host, policy, check, limits.resolve_ms)
    return { ok: true, facts: await shakeHands(host, addresses, Number(url.port) || httpsPort, limits, signal) }
  } catch (error) {
    return { ok: false, ...nameRefusal(error as Error) }
  }
}

function shakeHands(
  host: string,
  addresses: LookupAddress[],
  port: number,
  { connect_ms }: OutboundLimits,
  signal: AbortSignal | undefined,
): Promise<TlsFacts> {
  return new Promise((resolve, reject) => {
    const options: ConnectionOptions & TcpNetConnectOpts = {
      host,
      port,
      servername: isIP(host) === 0 ? host : '',
      lookup: lookupOf(addresses),
      autoSelectFamily: true,
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
    }
    const socket = connect(options)
    const end = (): void => {
      clearTimeout(clock)
      signal?.removeEventListener('abort', cancel)
      socket.destroy()
    }
    const fail = (error: Error): void => {
      end()
      reject(error)
    }
    const cancel = () => fail(new RefusedError('cancelled', 'The handshake was cancelled.'))
    const late = () => fail(new RefusedError('connect_timeout', `No handshake within ${connect_ms} ms`))
    const clock = setTimeout(late, connect_ms)
    signal?.addEventListener('abort', cancel, { once: true })
    if (signal?.aborted) cancel()
    socket.once('error', fail)
    socket.once('secureConnect', () => {
      const facts = factsOf(socket)
      end()
      resolve(facts)
    })
  })
}
