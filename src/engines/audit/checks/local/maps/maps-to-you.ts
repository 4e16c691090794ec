import { ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { mapAt } from '#src/engines/audit/facts/business/maps.ts'
import { textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { MapFact } from '#src/engines/audit/facts/types/business-facts.ts'

/** Articles and lists show where others are. */
const of_others = new Set<PageKind>(['article', 'listing', 'legal'])
/** What is written on a day tells of others, whatever the page looks like. */
const of_a_day = /\/(?:blog|news|posts?|stories|events?|community|journal|20\d\d\/[01]\d)\//i
const to_you = /\bdirections?\b|\bmaps?\b|\bfind us\b|\blocat|\bvisit\b|\baddress\b|\bgoogle\b|\bget here\b|\d{2}/i

/** The maps of a page that are meant to show its business: those in the page, links that say so, and that of its data. */
export function mapsToYou(page: PageView): MapFact[] {
  const { kind, facts } = page
  if (of_others.has(kind) || of_a_day.test(new URL(page.url).pathname)) return []
  const central = kind === 'home' || kind === 'contact'
  const shown = facts.maps.filter(({ from, offset }) => {
    if (from !== 'link') return from === 'embed'
    const link = facts.links.find(one => one.offset === offset)
    return central || link?.region === 'footer' || link?.region === 'header' || to_you.test(link?.name ?? '')
  })
  const told = ownOrganisations(page).flatMap(node =>
    textsOf(node, 'hasMap').flatMap(url => mapAt(url.trim(), 'link', node) ?? []),
  )
  return [...shown, ...told]
}
