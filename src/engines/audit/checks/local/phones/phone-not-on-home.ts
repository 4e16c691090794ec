import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isFilledByScript } from '#src/engines/audit/checks/filled-by-script.ts'
import { isAbroad } from '#src/engines/audit/checks/local/addresses/abroad.ts'
import { scriptTellsContact } from '#src/engines/audit/checks/local/contact/contact-by-script.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { hasUnseenMenu } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { isToReachYou } from './page-to-reach-you.ts'
import { hasPrintedNumber } from './printed-number.ts'

const few_words = 30

export const phoneNotOnHome: SiteCheck = {
  id: 'phone-not-on-home',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'The home page tells no phone number',
  why: 'Most visitors see no other page. Whoever wants to call has to search for the number first, and calls the next shop in the list instead.',
  mend: 'Print the number, as a link to call, in the head and the foot of every page.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const { home, home_view } = site
    if (!home || !home_view?.indexable || site.pages.length < 2 || !isLocalSite(site)) return notApplicable
    const { facts } = home_view
    // A door before the site, or a frame around it, says no more than where to go in.
    if (facts.text.words < few_words || hasUnseenMenu(site)) return notApplicable
    if (isFilledByScript(facts) || scriptTellsContact(site) || isAbroad(site)) return notApplicable
    const isShown = ({ row }: typeof home) => row.phones.some(({ from, fax }) => from !== 'structured-data' && !fax)
    if (isShown(home) || home.row.dead_phone || facts.tel_links.length > 0 || hasPrintedNumber(facts.text.blocks))
      return ok
    // That no central page tells one is another finding.
    const elsewhere = site.pages.find(page => isToReachYou(page) && isShown(page))
    return elsewhere ? found(home.url, null, `no number here; the first is on ${elsewhere.url}`) : notApplicable
  },
}
