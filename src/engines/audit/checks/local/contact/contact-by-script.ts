import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Does a script that the front page or most pages load write a number to call or an address to mail into its pages? Visitors then see what is not read here. */
export const scriptTellsContact = ({ own_scripts, scripts, pages }: SiteView) =>
  own_scripts.find(({ tells_contact, calls_setting, url }) => {
    const calls = calls_setting && own_scripts.some(({ contacts }) => contacts.some(({ kind }) => kind === 'phone'))
    if (!tells_contact && !calls) return false
    const place = scripts.find(script => script.url === url)
    // One that a page or two of many load writes nothing into the others.
    return place === undefined || place.on === pages[0]?.url || place.pages * 2 >= pages.length
  })

export const contactByScript: SiteCheck = {
  id: 'contact-drawn-by-script',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'Your phone number and address are written into the page by a script',
  why: 'Visitors see them a moment later. Assistants, directories and many robots read pages without scripts, and find no way to reach you.',
  mend: 'Write the footer with name, address and phone into the HTML of each page. Most site builders do it by themselves.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  look: site => {
    if (!isLocalSite(site) || site.own_scripts.length === 0) return notApplicable
    const script = scriptTellsContact(site)
    const is_read = site.pages.some(
      ({ row }) => row.emails.length > 0 || row.phones.some(({ from }) => from !== 'structured-data'),
    )
    return script && !is_read ? found(script.url, null, `${script.url.slice(0, 120)} writes it`) : ok
  },
}
