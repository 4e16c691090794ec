import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { faultOf } from '#src/engines/audit/checks/links/written/miswritten-address.ts'
import { leadsNowhere } from '#src/engines/audit/checks/links/written/placeholder.ts'
import { deadNumbers } from '#src/engines/audit/checks/local/phones/tel-links.ts'
import { leftoverIsReal } from '#src/engines/audit/checks/on-page/leftovers/leftover-is-real.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import { mayActOnClicks } from '#src/engines/audit/facts/site/acts-on-clicks.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const longest_name = 70
const ornament = /^[^\p{L}\p{N}(+]+|[^\p{L}\p{N})]+$/gu
/** One look that spares most links the others. */
const may_promise = /call|phone|ring|dial|mail|direction|\d{3}/i

const call =
  /^(?:(?:click|tap) (?:here )?to )?(?:call|phone|ring|dial)(?: (?:us|me|now|today|here|anytime|24\/7|toll[- ]?free|(?:our|the) (?:office|shop|store|team|clinic|restaurant)|for (?:an? |your )?(?:[a-z-]+ ){0,2}(?:quote|estimate|appointment|consultation|reservations?|help|services?|repairs?|assistance)|to (?:book|order|schedule|reserve)))*$/i
const number =
  /^(?:(?:call|phone|ring|dial|tel(?:ephone)?|office|main)\b[^\d]{0,25})?(\+?1?[\s.-]?\(?\d{3}\)?[\s.-]{1,2}\d{3}[\s.-]\d{4})$/i
const mail = /^(?:e-?mail|(?:send )?(?:us )?an e-?mail)(?: (?:us|me|now|today|here))*$/i
const way = /^(?:get |driving |see |view )*directions(?: (?:to us|here|now))?$/i

/** Windows of a page and parts of it that a script may fill with a number. */
const opens = /(?:^|[/#_-])(?:[a-z]{0,20}modal|popup|dialog|offcanvas|drawer|call|phone|tel)(?![a-z])/i

/** Nothing happens, as far as the HTML tells. */
const isDead = ({ kind, href }: LinkFact) =>
  kind === 'none' || /^\s*(?:#|javascript:\s*(?:void\s*\(?\s*0?\s*\)?)?\s*;?)\s*$/i.test(href ?? '')
/** Of a call, a page of the site or a place on it is the wrong goal; of the others only what can be none at all. */
const isPage = ({ kind, internal, url }: LinkFact) =>
  kind === 'web' && internal && !opens.test((url ?? '').replace(/^\w+:\/\/[^/]*/, ''))

function isWrong(link: LinkFact, name: string, told: ReadonlySet<string>, home: string): boolean {
  const { kind, href } = link
  const digits = number.exec(name)?.[1]
  if (digits !== undefined || call.test(name)) {
    if (digits !== undefined && told.has(readPhone(digits, home)?.e164 ?? '')) return false
    return kind === 'mailto' || isPage(link) || isDead(link) || (kind === 'fragment' && !opens.test(href ?? ''))
  }
  if (mail.test(name)) return kind === 'tel' || kind === 'sms' || isDead(link)
  return way.test(name) && (kind === 'tel' || kind === 'mailto' || isDead(link))
}

function wrongLinks(page: PageView): LinkFact[] {
  let told: ReadonlySet<string> | undefined
  return page.facts.links.filter(link => {
    const { name: written, kind, hidden, scripted, role } = link
    // A label stands before the number itself.
    if (written.endsWith(':')) return false
    if (written.length > longest_name || kind === 'empty' || kind === 'invalid' || !may_promise.test(written))
      return false
    // A number that a template left is told as that.
    const left = page.facts.leftovers.find(({ kind: of, text }) => of === 'fictional-phone' && written.includes(text))
    if (left && leftoverIsReal(page, left)) return false
    // So is an address that lacks its tel: or mailto:.
    if (faultOf(link.href ?? '') !== undefined) return false
    if (hidden || scripted || role === 'button' || (kind === 'none' && role !== '') || leadsNowhere(link, page.facts))
      return false
    if (link.marked && isDead(link) && mayActOnClicks(page.facts)) return false
    told ??= new Set(deadNumbers(page).flatMap(({ e164 }) => e164 ?? []))
    return isWrong(link, written.replace(ornament, ''), told, page.facts.home_country)
  })
}

export const contactLinkElsewhere: PageCheck = {
  id: 'contact-link-leads-elsewhere',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'A link to call, to write or to find you does something else',
  why: 'On a phone one tap on “Call now” should dial. Here it opens a page, or nothing at all, and the customer gives up.',
  mend: 'Give the link the address that fits its words: tel: with your number, mailto: with your email address, or your place on a map.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/a',
  look: onWorkingPages(page => foundAll(quoteLinks(page.url, wrongLinks(page)))),
}
