import type { Occurrence } from '#src/engines/audit/checks/check.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { isFreeMailbox } from './email-domain.ts'

/** A name that two shops are not likely to choose. */
const least_of_name = 6
/** Addresses that are held against each other. */
const most = 60
const nameOf = (address: string) => address.slice(0, address.indexOf('@')).replace(/[._-]/g, '')

/** "calloway@gmail.com" and "callowayplumbing@hotmail.com" are boxes of one owner. */
function isSameOwner(one: string, other: string): boolean {
  const [short = '', long = ''] = [nameOf(one), nameOf(other)].sort((a, b) => a.length - b.length)
  return short.length >= least_of_name && long.startsWith(short)
}

type Told = { url: string; line: number; address: string }

/** Boxes of one name at two providers of free mailboxes, each on pages without the other: one of them is the old one. */
export function movedMailboxes(pages: readonly SitePage[], isOwn: (page: SitePage) => boolean): Occurrence[] {
  const told: Told[] = pages
    .filter(isOwn)
    .flatMap(({ url, row }) => row.emails.map(({ address, line }) => ({ url, line, address })))
    .filter(({ address }) => isFreeMailbox(address))
  const by_address = [...Map.groupBy(told, ({ address }) => address).values()].slice(0, most)
  const moved = by_address.flatMap(places => {
    const [first] = places
    const others = by_address.find(
      ([other]) =>
        first !== undefined &&
        other !== undefined &&
        other.address.split('@')[1] !== first.address.split('@')[1] &&
        isSameOwner(other.address, first.address),
    )
    const [usual] = others ?? []
    if (!first || !usual || !others || others.length < places.length) return []
    if (places.some(({ url }) => others.some(other => other.url === url))) return []
    const on = others.length === 1 ? usual.url : `${others.length} pages`
    return [{ url: first.url, line: first.line, evidence: `${first.address}; ${usual.address} on ${on}` }]
  })
  // One on one page each is told from both sides.
  return moved.slice(0, 1)
}
