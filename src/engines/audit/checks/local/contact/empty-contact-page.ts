import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { HeldContent, isOwn } from '#src/engines/audit/checks/on-page/pages/held-content.ts'
import { mayBeFilled } from '#src/engines/audit/checks/on-page/pages/may-be-filled.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isOfClosedService } from '#src/engines/audit/checks/technical/services/dead-services.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { isInquiry } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

/** Services that show a form or a calendar of their own inside the page. */
const outside_form =
  /form|(?<!face)book|calend|schedul|appoint|typeform|jotform|hubspot|acuity|square|widget|embed|contact/i

/** Pages that tell the way or the hours, as their address says, owe nobody a number. */
const tells_the_way = /\/(?:directions|hours-(?:and-)?location|find-us)(?:\.\w+)?\/?$/i

/** A page that says more speaks of something else. */
const most_words = 40

/** Is all that it has to say of contact in its header, menu and footer, as on every other page? */
function standsInFrameAlone(page: PageView): boolean {
  const held = new HeldContent(page)
  const { phones, tel_links, emails, addresses, hours, profiles, maps } = page.facts
  const own = [phones, tel_links, emails, addresses, profiles, hours.filter(({ from }) => from === 'text')]
  if (held.words > most_words || held.pictures > 0 || held.devices > 0 || held.doors > 0 || maps.length > 0)
    return false
  return !own.some(all => all.some(isOwn)) && !mayBeFilled(page) && !page.facts.scripts.some(({ draws }) => draws)
}

export const emptyContactPage: PageCheck = {
  id: 'contact-page-empty',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The contact page gives no way to contact you',
  why: 'Whoever opens it is ready to call or write, and finds neither a number nor an address nor a form.',
  mend: 'Put phone, email, address, hours and a form on the page.',
  source: 'https://support.google.com/business/answer/7091',
  look: page => {
    if (page.kind !== 'contact' || page.response.status !== 200 || unseenPart(page) !== null) return notApplicable
    if (tells_the_way.test(new URL(page.url).pathname)) return notApplicable
    const { phones, tel_links, message_links, emails, addresses, forms, iframes, scripts, bookings } = page.facts
    const ways = phones.length + tel_links.length + message_links.length + emails.length + addresses.length
    const has_form = bookings.length > 0 || forms.some((_, index) => isInquiry(page.facts, index))
    if (has_form || (ways > 0 && !standsInFrameAlone(page))) return ok
    const embedded = [...iframes.map(({ url }) => url), ...scripts.map(({ url }) => url)]
    if (embedded.some(url => url !== null && outside_form.test(url) && !isOfClosedService(url))) return ok
    if (ways > 0) return found(page.url, null, 'nothing of its own, only what stands at the top or foot of the page')
    return found(page.url, null, 'no number, email address, postal address or form to write to you')
  },
}
