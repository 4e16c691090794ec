import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { isFreeMailbox, isUnder } from './email-domain.ts'

/** Addresses that are held against each other. */
const most = 60
const partsOf = (address: string) => {
  const at = address.indexOf('@')
  return { box: address.slice(0, at), domain: address.slice(at + 1) }
}

/** "calloway-services" and "callowayservices", whatever stands behind the dot. */
const lettersOf = (domain: string) => domain.replace(/\.[a-z]+$/, '').replace(/[^a-z\d]/g, '')

function areAlike(one: string, other: string): boolean {
  const [first, second] = [partsOf(one), partsOf(other)]
  return (
    first.box === second.box && first.domain !== second.domain && lettersOf(first.domain) === lettersOf(second.domain)
  )
}

type Told = { url: string; line: number; address: string }

/** One box at two domains that differ by a hyphen or by their ending, each on pages without the other: mail to one of them is lost. */
export function domainsAlike(
  { pages, host }: { pages: readonly SitePage[]; host: string },
  isOwn: (page: SitePage) => boolean,
): Occurrence[] {
  const told: Told[] = pages
    .filter(isOwn)
    .flatMap(({ url, row }) => row.emails.map(({ address, line }) => ({ url, line, address: address.toLowerCase() })))
    .filter(({ address }) => !isFreeMailbox(address))
  const by_address = [...Map.groupBy(told, ({ address }) => address).values()].slice(0, most)
  const isHouse = (address: string) => isUnder(host, partsOf(address).domain)
  for (const places of by_address) {
    const [first] = places
    if (!first || isHouse(first.address)) continue
    const others = by_address.find(([other]) => other !== undefined && areAlike(other.address, first.address))
    const [usual] = others ?? []
    if (!usual || !others || (others.length < places.length && !isHouse(usual.address))) continue
    if (places.some(({ url }) => others.some(other => other.url === url))) continue
    const on = others.length === 1 ? usual.url : `${others.length} pages`
    return [{ url: first.url, line: first.line, evidence: `${first.address}; ${usual.address} on ${on}` }]
  }
  return []
}
