import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

/** What a button bids visitors to do, which takes a form, a calendar or a number. */
const bids =
  /^\W{0,3}(?:(?:book|schedule|reserve)(?: (?:now|online|today|here|(?:your|an?|my|the) [\w -]{3,30}|(?:appointment|service|consultation|session|visit)s?(?: (?:online|now|today))?))?|(?:request|get) (?:(?:an?|your|my|free|our) )*(?:[\w-]+ )?(?:quote|estimate|appointment|consultation|service)s?(?: (?:online|now|today|here))?|(?:place an )?order (?:online|now|here))\W{0,3}$/i
/** The front of somebody there; messages, bookings and shops have addresses of their own. */
const profile =
  /^https?:\/\/(?:www\.|m\.)?(?:instagram\.com|facebook\.com|fb\.com|tiktok\.com|twitter\.com|x\.com)\/(?!(?:messages?|t|m|direct|book|sharer?|dialog|events|marketplace|profile\/card|commerce)\b)@?[\w.-]+(?:\/?#?)?(?:\?[^/]*)?$/i

export const bookingLeadsToProfile: PageCheck = {
  id: 'booking-leads-to-profile',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'A button to book or to ask for a price leads to a social profile',
  why: 'Whoever presses it wants to give you work, and lands among pictures. Many have no account there, and the rest have to find out how to write to you.',
  mend: 'Lead it to your form, your calendar or your number.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: onWorkingPages(({ url, facts }) =>
    foundAll(
      quoteLinks(
        url,
        facts.links.filter(
          ({ name, url: target, hidden, scripted }) =>
            !hidden && !scripted && target !== null && profile.test(target) && bids.test(name.trim()),
        ),
      ),
    ),
  ),
}
