import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { saysNeitherCityNorService } from './title-city.ts'
import { placeholderIn } from './title-placeholder.ts'

/** What every front page could begin with; “Home-cooked meals” and “Home Health Care” are wares. */
const idle = /^(?:home ?(?:page)?(?:\s*[|–—:·•»]|\s+-)\s*|welcome to (?:the )?)(?=\S\S)/i

/** Of a title that says nothing at all, that is the finding. */
export const titleIdleWords: PageCheck = {
  id: 'title-begins-idly',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'The title of the home page begins with words that say nothing',
  why: 'The first words of a title are the ones that people read in search results and that fit on a tab. “Home” and “Welcome to” are on every other site as well.',
  mend: 'Let the title begin with your service and town, or with your name: “Drain Cleaning in Akron, OH | Calloway”.',
  source: 'https://moz.com/learn/seo/title-tag',
  look: page => {
    const title = page.facts.titles.find(({ text }) => text !== '')
    if (!page.indexable || page.kind !== 'home' || !title) return notApplicable
    if (!idle.test(title.text) || placeholderIn(title.text) !== null || saysNeitherCityNorService(page)) return ok
    return found(page.url, title.line, `<title>${shortened(title.text)}</title>`)
  },
}
