import type { Socket } from 'node:net'
import type { buildConnector } from 'undici'
import type { SpendBytes } from '#src/platform/outbound/byte-budget.ts'
import { nameRefusal } from '#src/platform/outbound/name-failure.ts'
import type { OutboundPolicy } from '#src/platform/outbound/outbound-policy.ts'
import { readTarget, type Target } from '#src/platform/outbound/read-target.ts'
import { refusalLine } from '#src/platform/outbound/refusal-line.ts'

type Way = { policy: OutboundPolicy; connect: buildConnector.connector; spend: SpendBytes }

/** A connection on which nothing moves for so long is given up. */
const idle_ms = 30_000

/** Reads "host:port" of a CONNECT request by the rules of an https address. */
function readAuthority(authority: string, policy: OutboundPolicy): Target {
  if (/^[^\s/?#@\\]+:\d{1,5}$/.test(authority)) return readTarget(`https://${authority}/`, policy)
  return { ok: false, reason: 'not_a_url', detail: authority.slice(0, 200) }
}

/** Joins two sockets so that the end of one is the end of the other. */
function join(one: Socket, other: Socket, spend: SpendBytes): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.setTimeout(idle_ms, () => from.destroy())
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    from.on('data', (chunk: Buffer) => spend(chunk.byteLength))
    from.pipe(to)
  }
}

/** Answers a CONNECT request: a tunnel to where the policy allows, else a refusal and the end of the connection. */
export function openTunnel(authority: string, inside: Socket, { policy, connect, spend }: Way): void {
  inside.on('error', () => inside.destroy())
  const target = readAuthority(authority, policy)
  if (!target.ok) {
    inside.end(refusalLine(target.reason))
    return
  }
  const { hostname, host, port } = target.url
  // As http: the guest speaks TLS itself, through the tunnel.
  connect({ protocol: 'http:', hostname, host, port: port === '' ? '443' : port }, (error, outside) => {
    if (error) {
      inside.end(refusalLine(nameRefusal(error).reason))
      return
    }
    if (inside.destroyed) {
      outside.destroy()
      inside.destroy()
      return
    }
    inside.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    join(inside, outside, spend)
  })
}
