import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { countOf } from '#src/engines/audit/checks/quote.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import { countsVisitors } from '#src/engines/audit/facts/scripts/counts-visitors.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

/** Systems that count by themselves, or whose copies lack what they add. */
const counts_itself =
  /wordpress|joomla|drupal|wix|squarespace|weebly|shopify|ghost|duda|webflow|godaddy|hostinger|blogger/i
const few_words = 30

const thereOf = (pages: SiteView['pages']) => pages.filter(({ response }) => response.status === 200).length

/** Scripts that may count, or bring in what does, as far as can be told from here. */
function mayCount({ scripts, resources, iframes }: PageFacts, { origin, own_scripts }: SiteView): boolean {
  const read = new Map(own_scripts.map(({ url, counts_visitors }) => [url, counts_visitors]))
  if (resources.some(({ url }) => countsVisitors(url)) || iframes.some(({ kind }) => kind === 'analytics')) return true
  return scripts.some(({ src, url }) => {
    if (src === null || url === null) return false
    return url.startsWith(`${origin}/`) && read.has(url) ? read.get(url) : countsVisitors(src) || !isHarmlessScript(src)
  })
}

export const visitorsUncounted: SiteCheck = {
  id: 'analytics-missing',
  section: 'technical',
  severity: 'info',
  scope: 'site',
  title: 'Nothing on the site counts your visitors',
  why: 'Without statistics you cannot tell how many people come, from where, or which pages bring calls and inquiries.',
  mend: 'Set up Google Analytics, or a counter that needs no consent such as Plausible or Cloudflare Web Analytics, and put its code on every page.',
  source: 'https://support.google.com/analytics/answer/9304153',
  look: site => {
    const { home_view, pages } = site
    if (!home_view || home_view.facts.text.words < few_words) return notApplicable
    const { facts, response, url } = home_view
    const made_by = facts.metas.find(({ name }) => name === 'generator')?.content ?? ''
    if (response.truncated || facts.empty_app_root !== null || counts_itself.test(made_by)) return notApplicable
    if (facts.analytics.length > 0 || pages.some(({ row }) => row.has.counted || row.analytics.length > 0)) return ok
    return mayCount(facts, site)
      ? notApplicable
      : found(url, null, `no code of statistics on ${countOf(thereOf(pages), 'page')}`)
  },
}
