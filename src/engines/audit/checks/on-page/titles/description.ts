import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import type { PageCheck, SiteCheck } from '#src/engines/audit/checks/check.ts'
import { groupInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { distinctPages } from '#src/engines/audit/checks/on-page/pages/listed-pages.ts'
import { fitting, textWidth } from '#src/engines/audit/checks/on-page/words/text-width.ts'
import { found, foundAll, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { standingAside } from '#src/engines/audit/checks/technical/reach/standing-aside.ts'
import { sendsOnByScript } from '#src/engines/audit/checks/unseen-part.ts'
import { descriptionBrokenOff } from './description-broken-off.ts'
import { saysTitleAgain } from './description-is-title.ts'
import { isLeft } from './description-left.ts'

const source = 'https://developers.google.com/search/docs/appearance/snippet'
const fewest = 70
/** Google shows about two lines of Arial in 14 px: 160 characters, 920 px. */
const most = 160
const size = 14
const room = 920

const plain = new Set<PageKind>(['contact', 'legal', 'thanks', 'listing'])

/** The descriptions that say something, with white space as a search engine shows it. */
function descriptionsOf({ facts }: PageView) {
  return facts.metas
    .filter(({ name, content }) => name === 'description' && content !== '')
    .map(({ content, line }) => ({ line, content: content.replace(/\s+/g, ' ') }))
}

/** "Discription", "desciption". */
const isNearly = (name: string) => name.startsWith('d') && editDistance(name, 'description', 2) <= 2

export const descriptionMissing: PageCheck = {
  id: 'description-missing',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page has no description for search results',
  why: 'The description is your two lines of advertising under the title. Without it Google picks any text from the page.',
  mend: 'Write one or two sentences: what you offer, where, and why to choose you. Put them in the page’s meta description.',
  source,
  look: page => {
    // Nobody is to find the page of thanks by a search.
    if (!page.indexable || page.kind === 'thanks' || sendsOnByScript(page.facts)) return notApplicable
    if (descriptionsOf(page).length > 0) return ok
    if (page.response.truncated) return notChecked('The page was too long to be read to its end.')
    const empty = page.facts.metas.find(({ name }) => name === 'description')
    if (empty) return found(page.url, empty.line, 'The description is empty')
    const misnamed = page.facts.metas.find(({ name, content }) => isNearly(name) && content !== '')
    if (misnamed)
      return found(page.url, misnamed.line, `<meta name="${misnamed.name}"> is misspelled, and nobody reads it`)
    const by_equiv = page.facts.metas.find(({ http_equiv }) => http_equiv === 'description')
    if (by_equiv)
      return found(page.url, by_equiv.line, '<meta http-equiv="description"> is read by nobody: write name=')
    return found(page.url, null, 'No meta description on the page')
  },
}

export const descriptionMultiple: PageCheck = {
  id: 'description-multiple',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page has more than one description',
  why: 'With several descriptions, search engines choose one, join them or drop them all.',
  mend: 'Keep the best one. Often a theme and an SEO plug-in each add one: turn one of them off.',
  source,
  look: page => {
    if (!page.indexable) return notApplicable
    const all = descriptionsOf(page)
    const second = all[1]
    if (!second) return ok
    const texts = all.slice(0, 3).map(({ content }) => `“${shortened(content, 60)}”`)
    return found(page.url, second.line, `${all.length} descriptions: ${texts.join(', ')}`)
  },
}

const isAsked = ({ indexable, kind, row }: SitePage) => indexable && row.description !== '' && !plain.has(kind)

export const descriptionTooShort: SiteCheck = {
  id: 'description-too-short',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'A description is very short',
  why: 'There is room for about 155 letters under your title. A few words leave most of that advertising empty.',
  mend: 'Add what sets you apart: the service, the town, how fast you come, what people say of you.',
  source,
  ...inSteps(function* (site) {
    const isAside = standingAside(site)
    const asked = site.pages.filter(page => isAsked(page) && !isAside(page))
    if (asked.length === 0) return notApplicable
    // One that several pages share is told as that.
    const pages_of = yield* groupInSteps(yield* distinctPages(site), ({ row }) => row.description_hash)
    const short = asked.filter(({ row: { title, description, description_hash, has } }) => {
      const shared = (pages_of.get(description_hash)?.length ?? 0) > 1
      return (
        description.length < fewest &&
        !shared &&
        !has.many_descriptions &&
        !isUnwritten(description) &&
        !saysTitleAgain(description, title)
      )
    })
    return foundAll(
      short.map(({ url, row: { description, description_line } }) => {
        return { url, line: description_line, evidence: `“${description}” (${description.length} characters)` }
      }),
    )
  }),
}

/** Left by a template, a blank of one, or in a script that says much in few characters. */
const isUnwritten = (content: string) =>
  isLeft(content) || /[\u3040-\u9fff\uac00-\ud7af]/.test(content) || /^\W*(?:\[|\{\{|<%|\$\{|%%)/.test(content)

export const descriptionTooLong: PageCheck = {
  id: 'description-too-long',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A description is cut off in search results',
  why: 'Google shows about 160 letters. The rest, often the reason to call, is cut off.',
  mend: 'Say the most important thing first and keep it under 160 letters.',
  source,
  look: page => {
    const [first, second] = descriptionsOf(page)
    if (!page.indexable || !first || second) return notApplicable
    const { content, line } = first
    if (content.length <= most || textWidth(content, size) <= room) return ok
    // One that was cut to a length is to be written anew.
    if (descriptionBrokenOff.look(page).state === 'found') return ok
    const end = fitting(content, size, room).slice(-50)
    return found(page.url, line, `Cut off after “…${end}” (${content.length} characters in all)`)
  },
}
