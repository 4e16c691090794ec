import { townsIn } from '#src/engines/audit/checks/business/town-names.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'

/** Pages that one town has to itself. */
const kinds = new Set(['location', 'service', 'other'])

export const twoTowns: PageCheck = {
  id: 'page-names-two-towns',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'A page’s title names one town and its heading another',
  why: 'The page was copied for another town and not changed everywhere. Visitors think they are wrong here, and search engines cannot tell which town it is for.',
  mend: 'Read the page from top to bottom and write its own town wherever another one was left.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: ({ url, kind, indexable, facts }) => {
    if (!indexable || !kinds.has(kind)) return notApplicable
    const title = facts.titles[0]?.text ?? ''
    const [titled, ...others] = townsIn(title)
    const heading = facts.headings.find(({ level, hidden }) => level === 1 && !hidden)
    if (titled === undefined || others.length > 0 || !heading) return notApplicable
    const [headed, ...more] = townsIn(heading.name)
    if (headed === undefined || more.length > 0) return ok
    const [one, other] = [plainWords(titled), plainWords(headed)]
    // "South Charleston" and "Charleston" share a word, and a title may name town and suburb.
    if (` ${plainWords(title)} `.includes(` ${other} `) || ` ${plainWords(heading.name)} `.includes(` ${one} `))
      return ok
    // Its address tells whose page it is meant to be.
    const path = plainWords(new URL(url).pathname)
    if (!path.includes(one) && !path.includes(other)) return ok
    return found(url, heading.line, `title: “${title.slice(0, 80)}”; heading: “${heading.name.slice(0, 80)}”`)
  },
}
