import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

export const pageVeiled: PageCheck = {
  id: 'page-hidden-until-script',
  section: 'speed',
  scope: 'page',
  severity: 'medium',
  title: 'The page stays blank until a script shows it',
  why: 'All of it is there, and a style hides it. Visitors look at nothing for as long as the script takes, and where it fails or is blocked they see nothing at all.',
  mend: 'Take the rule out, or let the style itself show the page (an animation does, and a <noscript> for browsers without scripts).',
  source: 'https://web.dev/articles/optimize-lcp',
  look: ({ url, facts, ...page }) => {
    const { veil, styles, html } = facts
    // Pages for AMP show themselves when its library has failed.
    if (!isShown({ url, facts, ...page }) || styles.length + facts.counts.style_attributes === 0 || html?.amp)
      return notApplicable
    return veil ? found(url, veil.line, `${veil.selector} { ${veil.hidden} }`) : ok
  },
}
