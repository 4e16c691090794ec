import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

const longest = 100
/** A web address that is all the words of a link, or stands behind the name of whoever it is of: "Calloway Pumps - www.callowaypumps.example". */
const an_address =
  /^(?:[^@]{2,60}?[-–—:|] {1,3}(?=https?:|www\.))?(?:https?:\/\/)?(?:www\.)?((?:[a-z\d][a-z\d-]*\.){1,4}(?:com|org|net|us|info|biz|gov|edu|co))\/?(?:[^\s/]\S*)?$/i
const most = 5

const bare = (host: string) => host.replace(/^www\./, '').toLowerCase()
const isUnder = (host: string, other: string) => host === other || host.endsWith(`.${other}`)

function slipOf({ text, url, kind, internal, hidden }: LinkFact): string | undefined {
  if (kind !== 'web' || internal || hidden || url === null || text.length > longest || !text.includes('.'))
    return undefined
  const shown = bare(an_address.exec(text.trim())?.[1] ?? '')
  const leads_to = bare(URL.parse(url)?.hostname ?? '')
  if (shown === '' || leads_to === '' || isUnder(shown, leads_to) || isUnder(leads_to, shown)) return undefined
  // A service that counts clicks passes on to the address that it was given.
  return url.toLowerCase().includes(shown) ? undefined : leads_to
}

export const linkShowsAnotherHost: PageCheck = {
  id: 'link-shows-another-address',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'A link shows one web address and leads to another',
  why: 'One of the two is misspelled or out of date. Whoever types what they read ends up elsewhere than whoever taps it, and a link that hides its goal looks like a trap.',
  mend: 'Open both addresses, and write the right one in the words and in the link.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  look: onWorkingPages(({ url, facts }) =>
    foundAll(
      facts.links
        .flatMap((link): Occurrence[] => {
          const leads_to = slipOf(link)
          const shown = shortened(link.text.trim(), 60)
          return leads_to === undefined
            ? []
            : [{ url, line: link.line, evidence: `shows ${shown}, leads to ${shortened(leads_to, 60)}` }]
        })
        .slice(0, most),
    ),
  ),
}
