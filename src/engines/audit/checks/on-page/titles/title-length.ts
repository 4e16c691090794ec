import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { distinctPages } from '#src/engines/audit/checks/on-page/pages/listed-pages.ts'
import { isSaidTwice } from '#src/engines/audit/checks/on-page/words/said-twice.ts'
import { fitting, textWidth } from '#src/engines/audit/checks/on-page/words/text-width.ts'
import { found, foundAll, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { standingAside } from '#src/engines/audit/checks/technical/reach/standing-aside.ts'
import { isNameAlone } from './title-city.ts'
import { placeholderIn } from './title-placeholder.ts'
import { titleRepeats } from './title-repeats.ts'

const fewest = 20
/** Google shows titles in Arial of 20 px, in a line of about 600 px. */
const size = 20
const room = 580

/** Pages that nobody searches for: a short title serves them well. */
const plain = new Set<PageKind>(['contact', 'about', 'legal', 'thanks', 'listing'])
/** Scripts that say in one character what takes a word elsewhere. */
const dense = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** Not even whose it is: in a list of results, or among ten tabs, it is anybody's. */
const bare = /^(?:about|contact)(?: (?:us|me))?$/i

/** A door to where it is now, which nobody reads. */
const moved = /^(?:(?:this )?page (?:has |was )?moved|redirecting)\b/i

const isAsked = ({ indexable, kind, row }: SitePage) =>
  indexable &&
  !moved.test(row.title) &&
  row.title !== '' &&
  (!plain.has(kind) || bare.test(row.title)) &&
  !dense.test(row.title)

export const titleTooShort: SiteCheck = {
  id: 'title-too-short',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'A title is very short',
  why: 'A title of a word or two leaves out what people search for: the service and the town.',
  mend: 'Add what the page offers and where you offer it. About 50 characters is a good length.',
  source: 'https://www.bing.com/webmasters/help/webmasters-guidelines-30fba23a',
  ...inSteps(function* (site) {
    const isAside = standingAside(site)
    const asked = site.pages.filter(page => isAsked(page) && !isAside(page))
    if (asked.length === 0) return notApplicable
    // One that several pages share is told as that.
    const pages_of = yield* groupInSteps(yield* distinctPages(site), ({ row }) => row.title_hash)
    const short = asked.filter(({ kind, row: { title, title_hash, addresses, names } }) => {
      if (title.length >= fewest || (pages_of.get(title_hash)?.length ?? 0) > 1) return false
      const cities = addresses.flatMap(({ from, key }) => (from === 'text' ? (key.split('|')[2] ?? []) : []))
      const told = isNameAlone({
        title,
        kind,
        cities: [...cities, site.given.city ?? ''].filter(Boolean),
        names,
        given: site.given,
      })
      return !told && placeholderIn(title) === null
    })
    return foundAll(
      short.map(({ url, row: { title, title_line } }) => {
        return { url, line: title_line, evidence: `“${title}” (${title.length} characters)` }
      }),
    )
  }),
}

export const titleTooLong: PageCheck = {
  id: 'title-too-long',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A title is cut off in search results',
  why: 'Google has room for about 60 letters. What comes after is cut off, often your town or your name.',
  mend: 'Put the service and the town first and drop what is not needed, so that the title fits.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: page => {
    const title = page.facts.titles.find(({ text }) => text !== '')
    if (!page.indexable || !title) return notApplicable
    if (textWidth(title.text, size) <= room) return ok
    // It is long by what it says again and again, which is told.
    if (titleRepeats.look(page).state === 'found' || isSaidTwice(title.text)) return ok
    const shown = shortened(fitting(title.text, size, room))
    return found(page.url, title.line, `Shown as “${shown}” (${title.text.length} characters in all)`)
  },
}
