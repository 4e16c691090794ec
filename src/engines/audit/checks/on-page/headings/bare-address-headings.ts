import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import { street_ending } from '#src/engines/audit/facts/business/street-words.ts'

const begins_as_house = /^\d{1,5}[A-Z]? (?:[NSEW]\.? |North |South |East |West )?[A-Z\d][\w'’.-]*/
const ends_as_street = new RegExp(`${street_ending.source}\\.?(?:,? (?:Suite|Ste|Unit|#|Apt)\\.? ?\\w{1,5})?\\W*$`, 'i')
const longest = 45
const fewest = 2

const isAddress = (name: string) =>
  name.length <= longest && begins_as_house.test(name) && ends_as_street.test(name) && name.split(' ').length <= 7

export const bareAddressHeadings: PageCheck = {
  id: 'headings-are-addresses',
  section: 'on-page',
  severity: 'info',
  scope: 'page',
  title: 'Headings are nothing but street addresses',
  why: 'A heading tells what follows. Customers know your places by their names, and search engines learn from “12 Oak Street” neither the place nor the trade.',
  mend: 'Head each place with its name and town, such as “Calloway Plumbing, Pooler”, and put the address beneath.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels.html',
  look: onWorkingPages(({ url, facts }) => {
    const bare = facts.headings.filter(({ name, hidden }) => !hidden && isAddress(name.trim()))
    if (bare.length < fewest) return notApplicable
    return foundAll(bare.slice(0, 5).map(({ line, level, name }) => ({ url, line, evidence: `<h${level}> “${name}”` })))
  }),
}
