import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { areGone } from './favicon.ts'

/** Icons that tools put into every new project. */
const of_tools =
  /(?:^|\/)(?:vite|react|next|vercel|svelte|nuxt|astro|angular|vue|gatsby|remix|preact|solid)(?:-?(?:logo|icon|js))?\.(?:svg|ico|png)(?:[?#]|$)/i
/** Makers of sites keep their own marks at their own addresses. */
export const at_makers =
  /^https?:\/\/(?:[\w-]+\.)?(?:lovable\.dev|bolt\.new|v0\.(?:dev|app)|base44\.(?:com|app)|replit\.com|emergent\.sh|gpteng\.co)\//i
/** Create React App names its own so. */
const of_react = /(?:^|\/)logo192\.png(?:[?#]|$)/i

export const scaffoldIcon: SiteCheck = {
  id: 'favicon-of-a-tool',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'The icon of the site is that of the tool it was made with',
  why: 'Search results and browser tabs show somebody else’s mark beside your name.',
  mend: 'Upload your own square picture as the site icon.',
  source: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  look: site => {
    const { home_view } = site
    const icons = home_view?.facts.icons ?? []
    const [first] = icons
    if (!home_view || !first) return notApplicable
    // One that is not even there shows nothing, and is told as missing.
    if (
      areGone(
        site,
        icons.map(({ url }) => url),
      )
    )
      return notApplicable
    const isForeign = icons.every(
      ({ href }) => of_tools.test(href ?? '') || at_makers.test(href ?? '') || of_react.test(href ?? ''),
    )
    return isForeign ? found(home_view.url, first.line, first.href ?? '') : ok
  },
}
