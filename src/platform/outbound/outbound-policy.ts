import { lookup } from 'node:dns/promises'

/** All addresses of a name, as text. Throws what node:dns throws. */
type ResolveName = (hostname: string) => Promise<readonly string[]>

/** What may be reached besides the public internet on ports 80 and 443. Handed over by code, never by the environment. */
export type OutboundPolicy = {
  /** `any` for every port. */
  extra_ports: readonly number[] | 'any'
  /** Addresses or CIDR ranges; `any` for every address, private ones included. */
  extra_addresses: readonly string[] | 'any'
  resolve: ResolveName
}

async function resolveBySystem(hostname: string): Promise<string[]> {
  const answers = await lookup(hostname, { all: true, order: 'verbatim' })
  return answers.map(({ address }) => address)
}

/** The public internet and nothing else. */
export const publicInternet: OutboundPolicy = { extra_ports: [], extra_addresses: [], resolve: resolveBySystem }

/** Also the own machine and network, on any port: for someone who audits a site from the command line. */
export const anywhere: OutboundPolicy = { extra_ports: 'any', extra_addresses: 'any', resolve: resolveBySystem }
