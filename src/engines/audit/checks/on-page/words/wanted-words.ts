import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** Words that people type and no page needs to repeat. */
const unneeded = new Set('a an and at best cheap for in me my near of on or the to top with'.split(' '))

/** What the forms of one word share: "roofers" and "roofing" begin with "roof". */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ings?|ers?|ies|es|s|y)$/, '')
  return stem.length >= 3 ? stem : word
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a text has a form of every word that matters in `wanted`. */
function holds(text: string, wanted: readonly string[]): boolean {
  const stems = wordsOf(text).map(stemOf)
  return wanted.every(stem => stems.some(said => said.startsWith(stem) || (said.length >= 4 && stem.startsWith(said))))
}

export const wantedWordsOnNoPage: SiteCheck = {
  id: 'wanted-words-on-no-page',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'No page is about what you want to be found for',
  why: 'Search engines choose between pages. A site without a page about a search is hardly ever the answer to it.',
  mend: 'Give that service a page of its own, with its name in the title and the main heading, in the words customers use.',
  source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  look: site => {
    const { home_view: home } = site
    const keyword = home?.given.keyword?.trim() ?? ''
    const wanted = wordsOf(keyword)
      .filter(word => !unneeded.has(word))
      .map(stemOf)
    if (!home || wanted.length === 0) return notApplicable
    const city = wordsOf(home.given.city ?? '').map(stemOf)
    const service = wanted.filter(stem => !city.includes(stem))
    const asked = service.length > 0 ? service : wanted
    if (site.pages.some(({ row }) => holds(`${row.title} ${row.h1}`, asked))) return ok
    if (site.done.stopped_by !== null || site.done.pages_left > 0)
      return notChecked('Not all pages of the site were read.')
    const evidence = `No title or main heading of ${site.pages.length === 1 ? 'the one page' : `the ${site.pages.length} pages`} has the words “${shortened(keyword)}”`
    return found(home.url, null, evidence)
  },
}
