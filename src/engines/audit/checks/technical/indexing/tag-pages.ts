import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { flatMapInSteps, inSteps } from '#src/engines/audit/checks/in-steps.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isOwnOriginal } from '#src/engines/audit/checks/technical/addresses/own-original.ts'

/** Lists that a blog makes by itself for each word that a post was tagged with. */
const is_tag = /\/(?:tags?|category|categories|topics?)\/[^/?]+\/?(?:index\.html?)?$/i
/** The list of all lists. */
const fewest_tags = 5

export const tagPages: SiteCheck = {
  id: 'tag-pages-outnumber-posts',
  section: 'technical',
  scope: 'site',
  severity: 'low',
  title: 'Search engines may list more lists of posts than you have posts',
  why: 'A page for each tag shows the same few posts again. Search engines spend their visits on them and take the site for thin.',
  mend: 'Let tag and category pages say noindex and take them out of the sitemap, or use a few tags only.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  ...inSteps(function* (site) {
    const listed = yield* flatMapInSteps(site.pages, page =>
      page.indexable && page.response.status === 200 && isOwnOriginal(site, page) ? [page] : [],
    )
    const tags = listed.filter(({ url }) => is_tag.test(url))
    const [first] = tags
    if (!first || tags.length < fewest_tags) return notApplicable
    const posts = listed.filter(({ url, kind }) => kind === 'article' && !is_tag.test(url)).length
    if (posts === 0 || tags.length <= posts) return ok
    return found(first.url, null, `${tags.length} such pages, ${posts} posts`)
  }),
}
