import { isLocalSite } from '#src/engines/audit/checks/business/local-site.ts'
import { unreadOf } from '#src/engines/audit/checks/business/places-of-site.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { scriptTellsContact } from '#src/engines/audit/checks/local/contact-by-script.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { pagesOf } from '#src/engines/audit/checks/quote.ts'

export const noWayToWrite: SiteCheck = {
  id: 'no-way-to-write',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Nobody can write to you: no form and no email address',
  why: 'Many people will not call, above all in the evening. They write to the next shop instead.',
  mend: 'Add a short form, or an email address that somebody reads each day.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    if (!isLocalSite(site)) return notApplicable
    if (site.pages.some(({ row }) => row.has.can_be_written_to || row.has.booking)) return ok
    if (scriptTellsContact(site)) return notApplicable
    const unread = unreadOf(site)
    if (unread !== null) return notChecked(unread)
    // Without a number either, that nobody can reach you at all is told.
    if (!site.pages.some(({ row }) => row.phones.length > 0)) return notApplicable
    return found(site.home?.url ?? site.start_url, null, `no form and no email address on ${pagesOf(site)}`)
  },
}
