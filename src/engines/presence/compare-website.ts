import { type ChosenPage, hasSeveralPlaces } from '#src/engines/presence/choose-page.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import { comparedField } from '#src/engines/presence/comparing.ts'
import { isSameWebAddress } from '#src/engines/presence/same-web-address.ts'
import type { SitePresence } from '#src/engines/presence/site-presence.ts'

/** A page of a location's own that our record could lead to, where it leads to that of all of them. */
function betterPage(site: SitePresence, chosen: ChosenPage): string | undefined {
  const { page, is_of_location } = chosen
  if (!is_of_location || page.kind !== 'location' || !hasSeveralPlaces(site)) return undefined
  return isSameWebAddress(page.url, site.final_url) ? undefined : page.url
}

/** Whether the web address of our record answers, where it leads, and whether there is a page closer to this location. */
export function compareWebsite(website: string, site: SitePresence, chosen: ChosenPage): ComparedField[] {
  const better = betterPage(site, chosen)
  const { final_url, status } = site
  const answers = status === null || status < 400
  const shown = better ?? final_url
  return comparedField({
    id: 'website',
    group: 'page',
    label: 'Website',
    field: 'website',
    record: website,
    site: shown,
    same: answers && isSameWebAddress(website, shown),
    seen: { url: shown, line: null, text: status === null ? '' : `Answer ${status}` },
    when_differing: better
      ? 'This page is about this location alone. Put it into our record: people who find you on a map come to the right page.'
      : 'The address in our record leads on to another one. Put that one into our record: each detour costs time.',
  })
}
