import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { familiesAt } from '#src/engines/audit/facts/styles/named-fonts.ts'

const draws_pages = /\/(?:_next|_nuxt|_astro|_app|assets\/index-|static\/js\/main)/

export const webFontsUnused: SiteCheck = {
  id: 'web-fonts-unused',
  section: 'speed',
  scope: 'site',
  severity: 'low',
  title: 'Fonts are loaded that no text uses',
  why: 'Each page waits for the list of these fonts before it shows anything, and all text stands in another font anyway.',
  mend: 'Take the line out of the head of the pages. Or, if the text was meant to stand in this font, name it in the style.',
  source: 'https://web.dev/articles/font-best-practices',
  look: ({ home_view, own_scripts, names_font }) => {
    if (!home_view || !isShown(home_view)) return notApplicable
    const { stylesheets, styles } = home_view.facts
    const loaded = [
      ...stylesheets.map(({ line, url }) => ({ line, url })),
      ...styles.flatMap(({ line, imports }) => imports.map(url => ({ line, url }))),
    ].flatMap(({ line, url }) => {
      const families = url?.includes('fonts.googleapis.') ? familiesAt(url) : []
      return url && families.length > 0 ? [{ line, url, families }] : []
    })
    if (loaded.length === 0) return notApplicable
    if (names_font === undefined) return notChecked('Not all styles of the site could be read.')
    // What draws pages in the browser writes styles as well.
    if (home_view.facts.empty_app_root !== null || own_scripts.some(({ url }) => draws_pages.test(url)))
      return notApplicable
    return foundAll(
      loaded.flatMap(({ line, url, families }) => {
        if (families.some(names_font)) return []
        return [{ url: home_view.url, line, evidence: `${shortened(url)}: ${families.slice(0, 4).join(', ')}` }]
      }),
    )
  },
}
