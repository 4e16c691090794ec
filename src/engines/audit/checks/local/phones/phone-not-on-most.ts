import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { fetchesParts, isWritten } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { isAbroad } from '#src/engines/audit/checks/local/addresses/abroad.ts'
import { scriptTellsContact } from '#src/engines/audit/checks/local/contact/contact-by-script.ts'
import { addressNotInFooter } from '#src/engines/audit/checks/local/contact/finding-you.ts'
import { pagesToLandOn, tellsPhone } from '#src/engines/audit/checks/local/contact/frame-of-pages.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { hasUnseenMenu, liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'

/** Of three pages two are no rule. */
const least_pages = 4
/** A door before the site, or a frame around it, says no more than where to go in. */
const few_words = 30

export const phoneNotOnMost: SiteCheck = {
  id: 'phone-not-on-most-pages',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Most pages do not say how to call you',
  why: 'Many visitors land on an inner page. Whoever has read enough there wants to call at once, and not to look for the number.',
  mend: 'Put the number, as a link to call, into the head or the foot of every page.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    if (site.pages.length < least_pages || !isLocalSite(site) || isAbroad(site)) return notApplicable
    const pages = pagesToLandOn(site).filter(page => page.row.words >= few_words && !liesUnlinked(page))
    const without = pages.filter(page => !tellsPhone(page))
    // That the front page has none, or no page, is told as that.
    if (pages.length < least_pages || !site.home || !tellsPhone(site.home)) return notApplicable
    if (without.length <= pages.length / 2) return ok
    if (hasUnseenMenu(site) || scriptTellsContact(site) || isWritten(site, 'foot') || isWritten(site, 'menu'))
      return notApplicable
    if (fetchesParts(site)) return notApplicable
    // What is told there puts the number on every page as well.
    if (addressNotInFooter.look(site).state === 'found') return notApplicable
    const [first] = without
    return found(first?.url ?? site.start_url, null, `no number on ${without.length} of ${pages.length} pages`)
  },
}
