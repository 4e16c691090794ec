import { of_a_project } from '#src/engines/audit/checks/business/hosts-of-projects.ts'
import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isFreeMailbox } from '#src/engines/audit/checks/local/emails/email-domain.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** The domain at which the business is written to: it has one, and the site does not stand there. */
function mailDomainOf({ pages }: SiteView): string | undefined {
  const own = pages.flatMap(({ row }) => row.emails).find(({ address }) => !isFreeMailbox(address))
  return own?.address.slice(own.address.lastIndexOf('@') + 1).toLowerCase()
}

export const ownDomainMissing: SiteCheck = {
  id: 'own-domain-missing',
  section: 'technical',
  severity: 'medium',
  scope: 'site',
  title: 'Your site has no domain of its own',
  why: 'It stands at an address that a site builder lends to anybody. It looks unfinished, nobody can remember it, and what search engines learn about it is lost when you move.',
  mend: 'Connect your own domain in the settings of the builder, let the lent address lead to it, and name the new one in canonical links, sitemap and Google profile.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
  look: site => {
    const { home, home_view, host } = site
    // A preview that search engines are kept away from, or that names the real site as its original, is just that.
    if (!home || !home_view?.indexable || !isLocalSite(site)) return notApplicable
    if (host.replace(of_a_project, '') === '' || !of_a_project.test(host)) return ok
    const { canonical } = home.row
    if (canonical !== null && !of_a_project.test(new URL(site.urlOf(canonical)).hostname)) return notApplicable
    const mail = mailDomainOf(site)
    return found(home.url, null, mail === undefined ? host : `${host}, while mail goes to ${mail}`.slice(0, 160))
  },
}
