import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

/** What hosts, registrars and makers of sites put in the place of a site. */
const off =
  /\b(?:this|the|your) (?:web ?site|site|shop|store|domain|account|page)(?: you are looking for)? (?:is|was|has been) (?:currently |temporarily |now )?(?:no longer (?:active|available|in service)|not available|unavailable|suspended|disabled|discontinued|deactivated|parked)\b|\bthis (?:account|web ?site|domain) has expired\b|^(?:web ?)?site expired\b|\bdomain (?:isn['’]t|is not) (?:yet )?connected to a website\b|^your (?:web ?site|site) is ready\b|^(?:account|site|website) (?:has been )?suspended\b|^(?:web ?)?site (?:is )?(?:unavailable|disabled|not (?:published|found))\b|\bthis domain (?:name )?(?:has expired|is for sale|is parked|may be for sale)\b|\bservice for this domain is no longer active\b|^(?:the )?future home of\b|^you are all set to go!$/i

/** What a server shows of itself where no page was put up: whichever page it stands for. */
const of_server =
  /^welcome to nginx!|^apache2 (?:ubuntu|debian|centos) default page|^(?:apache )?(?:http server )?test page (?:for|powered by)|^iis (?:windows server|\d)|^welcome to centos$|^index of \/|^default web site page|^it works!$/i
/** A notice takes no more words. */
const most_words = 150

export const switchedOff: PageCheck = {
  id: 'site-switched-off',
  section: 'on-page',
  severity: 'critical',
  scope: 'page',
  title: 'Instead of your site visitors see that it is switched off',
  why: 'Whoever looks for you finds a notice of your host or of the maker of your site, and calls somebody else. Search engines drop such pages.',
  mend: 'Ask whoever hosts your site or your domain what is missing: often a payment, a renewal or a file that was never put up.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/pause-online-business',
  look: page => {
    const { facts, kind, url } = page
    const titles = facts.titles.slice(0, 1).map(({ text, line }) => ({ text, line }))
    const is_of_server = titles.some(({ text }) => of_server.test(text.trim()))
    if ((kind !== 'home' && !is_of_server) || liesUnlinked(page) || !isShown(page) || unseenPart(page) !== null)
      return notApplicable
    if (facts.text.words > most_words) return ok
    const said = (text: string) => of_server.test(text) || (kind === 'home' && off.test(text))
    const notice = [...titles, ...facts.text.blocks].find(({ text }) => said(text.trim()))
    return notice ? found(url, notice.line, `“${shortened(notice.text, 100)}”`) : ok
  },
}
