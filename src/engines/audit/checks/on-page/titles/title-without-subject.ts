import { plainWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { ownNamesOf } from '#src/engines/audit/checks/links/dead/pages-by-name.ts'
import { by_many_names } from '#src/engines/audit/checks/links/goals/names-another-page.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'

/** With fewer nobody can tell how the site writes its titles. */
const fewest_pages = 4
/** So many of the other titles name what their pages are about. */
const share = 0.7
const shortest_word = 4
const most = 10
const idle =
  /^(?:the|and|for|with|your|our|best|top|local|quality|expert|experts|specialists?|professionals?|official|site|website|home|page|welcome|company|service|services|inc|llc|near|serving)$/

/** By their beginnings, "doors" and "door" are of one thing. */
const stemsOf = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter(word => word.length >= shortest_word)
    .map(word => word.slice(0, shortest_word))

const subjectOf = (name: string) =>
  stemsOf(
    name
      .split(' ')
      .filter(word => !by_many_names.test(word))
      .join(' '),
  )

type Titled = { page: SitePage; subject: string[]; named: boolean }

/** What the page is about by its address, as far as its heading agrees, and does its title say so? */
function titledOf(page: SitePage): Titled[] {
  const { kind, indexable, row, response } = page
  if (!indexable || response.status !== 200 || (kind !== 'service' && kind !== 'other') || row.title.trim() === '')
    return []
  const [file = ''] = ownNamesOf(page)
  const subject = [...new Set(subjectOf(file))]
  // What is written as one word may be any number of words.
  if (subject.length === 0 || !file.includes(' ') || /\d/.test(file)) return []
  const title = new Set(stemsOf(row.title))
  return [{ page, subject, named: subject.some(stem => title.has(stem)) }]
}

export const titleWithoutSubject: SiteCheck = {
  id: 'title-without-its-subject',
  section: 'on-page',
  scope: 'site',
  severity: 'medium',
  title: 'A title does not say what its page is about',
  why: 'It says only who you are, as the title of the home page does. Whoever searches for what stands on the page does not see that it is there.',
  mend: 'Begin the title with the service or product of the page, as your other titles do.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  ...inSteps(function* (site) {
    const { home, pages } = site
    const titled = yield* flatMapInSteps(pages, page => (page === home ? [] : titledOf(page)))
    const silent = titled.filter(({ named }) => !named)
    if (!home || titled.length < fewest_pages || silent.length > titled.length * (1 - share)) return notApplicable
    const names = home.row.names.map(({ name }) => name).join(' ')
    const of_site = new Set(stemsOf(`${home.row.title} ${home.row.h1} ${names} ${home.row.description}`))
    const saysNothing = ({ page: { row } }: Titled) => {
      const words = plainWords(row.title).split(' ')
      return words.every(
        word => word.length < shortest_word || idle.test(word) || of_site.has(word.slice(0, shortest_word)),
      )
    }
    const once = (title: string) => pages.filter(({ row }) => row.title === title).length === 1
    return foundAll(
      silent
        .filter(saysNothing)
        .slice(0, most)
        // The same title on several pages is told as that.
        .filter(({ page }) => once(page.row.title))
        .map(({ page: { url, row } }) => ({
          url,
          line: row.title_line,
          evidence: `“${shortened(row.title, 70)}” for ${new URL(url).pathname}`,
        })),
    )
  }),
}
