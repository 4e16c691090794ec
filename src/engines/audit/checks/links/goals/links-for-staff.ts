import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, ok } from '#src/engines/audit/checks/outcome.ts'
import { quoteLinks } from '#src/engines/audit/checks/quote.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** Doors for whoever works there or made the site: clients, members, patients and residents have their own. */
const for_staff =
  /^\W*(?:(?:staff|admin(?:istrator)?|employees?|owner|crew|webmaster|site)(?: only)?(?: area)?(?:[\s:—–-]+(?:log[ -]?in|sign[ -]?in|log[ -]?on|portal|access|dashboard|panel|manage\b.{0,30}))|admin(?:istration)?|log[ -]?in to edit)\W*$/i
const for_staff_by_address =
  /\/(?:wp-admin|wp-login\.php|administrator|admin(?:[-_][\w-]{1,30})?(?:\.\w{3,4})?|cpanel)\/?(?:[?#]|$)/i
/** What somebody wrote, and be it the one whom the system called admin. */
const of_an_author = /\/author\/|(?:[?&@]|%3f)author(?:=|%3d)/i
/** Who works somewhere is looked for under these words, too. */
const about_people = /^\W*(?:our )?(?:staff|crew|administration|admin team)\W*$/i

function isForStaff({ kind, name, url, hidden, internal }: LinkFact): boolean {
  if (hidden || url === null || kind !== 'web' || of_an_author.test(url)) return false
  if (for_staff.test(name) && !about_people.test(name)) return true
  return internal && for_staff_by_address.test(url) && !about_people.test(name)
}

export const staffLoginLinked: PageCheck = {
  id: 'staff-login-linked',
  section: 'links',
  scope: 'page',
  severity: 'low',
  title: 'The way in for staff is linked for everybody',
  why: 'Customers end up before a password, and whoever tries passwords is shown the door. Search engines may list it, too.',
  mend: 'Take the link out and keep the address as a bookmark.',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/Authentication_Cheat_Sheet.html',
  look: onWorkingPages(({ url, facts: { links, unreachable_urls } }) => {
    const doors = links.filter(isForStaff)
    if (doors.length === 0) return ok
    // A door of a server without a name is told as such.
    const told = new Set(unreachable_urls.map(each => each.url))
    return foundAll(
      quoteLinks(
        url,
        doors.filter(link => !told.has(link.href ?? '')),
      ),
    )
  }),
}
