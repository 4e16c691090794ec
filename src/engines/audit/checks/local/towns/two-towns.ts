import { townsIn } from '#src/engines/audit/checks/business/town-names.ts'
import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'

/** Pages that one town has to itself. */
const kinds = new Set(['location', 'service', 'other'])
/** A county has many towns, and the other one may be among them. */
const wider = /^(?:County|Counties|Parish|Area|Region|Metro|Township)$/

type Headlines = Pick<PageView, 'url' | 'kind' | 'indexable'> & { title: string; h1: string }

/** Does a page name one town in its title and quite another in its heading? `null` where it names none, or several. */
export function namesTwoTowns({ url, kind, indexable, title, h1 }: Headlines): boolean | null {
  if (!indexable || !kinds.has(kind)) return null
  const [titled, ...others] = townsIn(title)
  if (titled === undefined || others.length > 0 || h1 === '') return null
  const [headed, ...more] = townsIn(h1)
  if (headed === undefined || more.length > 0 || wider.test(titled) || wider.test(headed)) return false
  const [one, other] = [plainWords(titled), plainWords(headed)]
  // "South Charleston" and "Charleston" share a word, and a title may name town and suburb.
  if (one === other || ` ${plainWords(title)} `.includes(` ${other} `) || ` ${plainWords(h1)} `.includes(` ${one} `))
    return false
  // Its address tells whose page it is meant to be.
  const path = plainWords(new URL(url).pathname)
  return path.includes(one) || path.includes(other)
}

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
    const title = facts.titles[0]?.text ?? ''
    const heading = facts.headings.find(({ level, hidden }) => level === 1 && !hidden)
    const differ = namesTwoTowns({ url, kind, indexable, title, h1: heading?.name ?? '' })
    if (differ === null || !heading) return notApplicable
    if (!differ) return ok
    return found(url, heading.line, `title: “${title.slice(0, 80)}”; heading: “${heading.name.slice(0, 80)}”`)
  },
}
