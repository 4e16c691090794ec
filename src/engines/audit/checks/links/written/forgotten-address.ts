import { ownNamesOf, pagesByName } from '#src/engines/audit/checks/links/dead/pages-by-name.ts'
import { familyOf } from '#src/engines/audit/checks/links/goals/page-families.ts'
import type { SitePage, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** "Contact" and "Contact us", "Services" and "Our services" are one page's names. */
const coreOf = (words: string): string => words.replace(/^(?:our|the) (?=.)/, '').replace(/(?<=.)(?: us|s)$/, '')

/**
 * For the words of a link that leads to the front page: the page of the site that they name, among those that every
 * site has. A service may well be what the front page is about, and its page bears that name, too.
 */
export function* forgottenBehind(
  site: SiteView,
): Generator<undefined, (words: string, from: string) => SitePage | undefined> {
  const { home } = site
  const named = yield* pagesByName(site, page => ownNamesOf(page).map(coreOf))
  return (words, from) => {
    const meant = home && familyOf(words) >= 0 ? named(coreOf(words)) : undefined
    // On the page itself its name at the top may be that of the way home.
    if (!meant || meant.url === from || meant.row.lang !== home?.row.lang) return undefined
    return meant.row.text_hash === home.row.text_hash ? undefined : meant
  }
}
