import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** A script by the end of its path, or by the address at which its maker hands it out. */
const is_script =
  /^[^?#]+\/[^/?#]+\.m?js(?:[?#]|$)|^https?:\/\/cdn\.tailwindcss\.com(?:[/?#]|$)|\/@tailwindcss\/browser(?:@[\w.^~-]+)?\/?$/i
const is_style = /^[^?#]+\/[^/?#]+\.css(?:[?#]|$)/i
const most = 5

export const loadedAsAnotherKind: PageCheck = {
  id: 'loaded-as-another-kind',
  section: 'technical',
  severity: 'high',
  scope: 'page',
  title: 'A script is loaded as a style, or a style as a script',
  why: 'Browsers use neither: the page stands there without its design, or without what the script was to do.',
  mend: 'Load scripts by <script src="…"></script>, and styles by <link rel="stylesheet" href="…">.',
  source: 'https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet',
  look: page => {
    const { link_tags, scripts } = page.facts
    const styles = link_tags.filter(({ rels, disabled }) => rels.includes('stylesheet') && !disabled)
    const loaded = scripts.filter(({ url }) => url !== null)
    if (!isShown(page) || styles.length + loaded.length === 0) return notApplicable
    return foundAll(
      [
        ...styles
          .filter(({ url }) => url !== null && is_script.test(url))
          .map(({ line, href }) => ({ line, evidence: `<link rel="stylesheet" href="${shortened(href ?? '', 90)}">` })),
        ...loaded
          .filter(({ url }) => url !== null && is_style.test(url))
          .map(({ line, src }) => ({ line, evidence: `<script src="${shortened(src ?? '', 90)}">` })),
      ]
        .slice(0, most)
        .map(one => ({ url: page.url, ...one })),
    )
  },
}
