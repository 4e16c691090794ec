import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { fetchesParts } from '#src/engines/audit/checks/frame-in-scripts.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { linkedByCode } from '#src/engines/audit/checks/technical/reach/linked-by-code.ts'

const words = /\bcontact|\bget in touch|\breach us|\bfind us|\bvisit us/i

const shows_way = /(?:^|[/_-])(?:locations?|directions|find-?us|visit)(?:[._/-]|$)/i

const fewest = 3

export const contactPageHidden: SiteCheck = {
  id: 'contact-page-not-linked',
  section: 'local',
  scope: 'site',
  severity: 'medium',
  title: 'Your home page has no link to your contact page',
  why: 'People look for “Contact” in the menu when they are ready to buy. Whoever has to search for it calls the next shop.',
  mend: 'Put “Contact” into the menu of every page.',
  source: 'https://support.google.com/business/answer/7091',
  look: site => {
    const { home_view, pages } = site
    const contact = pages.find(({ kind, indexable }) => kind === 'contact' && indexable)
    if (!home_view || !contact || !isLocalSite(site)) return notApplicable
    const { links, forms, tel_links, phones, addresses } = home_view.facts
    // A door that leads on by itself, or is drawn by a script, has no menu of its own.
    if (links.length < fewest) return notApplicable
    const named = links.some(({ name, href }) => words.test(name) || /contact/i.test(href ?? ''))
    const reached = links.some(({ url }) => url?.split('#', 1)[0] === contact.url)
    // Where the page is one of directions, another that shows the way does as well.
    if (!/contact/i.test(contact.url) && links.some(({ href }) => shows_way.test(href ?? ''))) return ok
    // A number to tap, or a form, is a contact of its own, and so are number and address together.
    const is_printed = phones.length > 0 && addresses.length > 0
    if (named || reached || is_printed || forms.length > 0 || tel_links.length > 0) return ok
    // A menu that a script fetches may have it, and one that it writes has; that a script draws the menu is told as such.
    if (fetchesParts(site, 'menu') || linkedByCode(site)(contact.url)) return notApplicable
    return found(home_view.url, null, `no link to ${contact.url}`)
  },
}
