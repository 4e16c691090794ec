import { isPageOfPerson } from '#src/engines/audit/checks/business/page-of-person.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Pages that speak of the whole business. */
const own = new Set<PageKind>(['home', 'about', 'contact', 'service', 'other'])
/** Boxes for any letter, whoever reads it. */
const for_all =
  /^(?:info|contact(?:us)?|hello|hi|office|mail|e-?mail|inquir(?:y|ies)|enquir(?:y|ies)|general|frontdesk|reception|ask)$/
const nameOf = (address: string) => address.slice(0, address.indexOf('@'))
const domainOf = (address: string) => address.slice(address.indexOf('@') + 1)

/** What policies name as the one to write to, where it is none that any other page names. */
function ofPolicies({ pages }: SiteView) {
  const elsewhere = new Set(
    pages.flatMap(({ kind, row }) => (kind === 'legal' ? [] : row.emails.map(({ address }) => address))),
  )
  return pages.flatMap(({ url, kind, row }) =>
    kind === 'legal'
      ? row.emails.flatMap(({ address, line }) =>
          for_all.test(nameOf(address)) && !elsewhere.has(address) ? [{ url, line, address }] : [],
        )
      : [],
  )
}

export const mailboxesApart: SiteCheck = {
  id: 'mailbox-differs-between-pages',
  section: 'local',
  scope: 'site',
  severity: 'low',
  title: 'Pages name different mailboxes as the one to write to',
  why: 'Customers cannot tell which of them is read, and letters lie in a box that nobody opens.',
  mend: 'Choose one mailbox for everybody and write it on every page. Let the others pass on to it.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const in_policies = ofPolicies(site)
    const told = site.pages.flatMap(({ url, kind, row }) => {
      const [only, ...more] = row.emails
      return only && more.length === 0 && own.has(kind) && for_all.test(nameOf(only.address))
        ? [{ url, line: only.line, address: only.address }]
        : []
    })
    const [first] = told
    if (!first || told.length + in_policies.length < 2 || hasSeveralPlaces(site)) return notApplicable
    // Another domain is another finding.
    const other = [...told, ...in_policies].find(
      ({ address }) => address !== first.address && domainOf(address) === domainOf(first.address),
    )
    const page = other && site.pageAt(other.url)
    if (!other || !page || isPageOfPerson(page, site.host)) return ok
    return found(other.url, other.line, `${other.address}; ${first.address} on ${first.url}`)
  },
}
