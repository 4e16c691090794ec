import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** So far behind the picture of an entry its name may stand. */
const next_to = 400
/** So many entries whose picture and name agree make a list in which both are meant to. */
const least_agreeing = 3
const most_links = 500

type Pair = { line: number; name: string; picture: string; text: string }

const siteOf = (url: string) => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '').toLowerCase()
const isOutside = ({ kind, internal, url, hidden }: LinkFact) => kind === 'web' && !internal && url !== null && !hidden

/** Pictures that lead to another site, each with the name behind it that leads to one as well. */
function pairsOf(links: readonly LinkFact[]): Pair[] {
  return links.slice(0, most_links).flatMap((link, i): Pair[] => {
    const behind = links[i + 1]
    if (!behind || !isOutside(link) || !isOutside(behind) || behind.offset - link.offset > next_to) return []
    if (link.images === 0 || link.text.trim() !== '' || behind.text.trim() === '') return []
    const [picture, text] = [siteOf(link.url ?? ''), siteOf(behind.url ?? '')]
    return picture === '' || text === '' ? [] : [{ line: behind.line, name: behind.text.trim(), picture, text }]
  })
}

export const pictureAndNameApart: PageCheck = {
  id: 'picture-and-name-lead-apart',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'The picture and the name of one entry lead to two different sites',
  why: 'The entry was made from a copy of another one. Whoever taps the wrong half ends up at somebody else’s.',
  mend: 'Open both links of the entry and give them the same address.',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H2',
  look: onWorkingPages(({ url, facts }) => {
    const pairs = pairsOf(facts.links)
    const agreeing = pairs.filter(({ picture, text }) => picture === text)
    if (agreeing.length < least_agreeing) return notApplicable
    const apart = pairs.filter(pair => pair.picture !== pair.text)
    // What stands for nobody else on the page may be another address of the same house.
    const isOfAnother = (pair: Pair) =>
      pairs.some(other => other !== pair && other.name !== pair.name && [pair.picture, pair.text].includes(other.text))
    return foundAll(
      apart.filter(isOfAnother).map(({ line, name, picture, text }): Occurrence => {
        const evidence = `“${shortened(name, 60)}” leads to ${shortened(text, 60)}, and its picture to ${shortened(picture, 60)}`
        return { url, line, evidence }
      }),
    )
  }),
}
