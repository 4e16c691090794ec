import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { at_makers } from './scaffold-icon.ts'

/** Files of a site's icon: one of 512 pixels is the least that may pass for a picture. */
const icon =
  /(?:^|\/)(?:fav-?icons?|apple-touch-icon|mstile|android-chrome(?!-512))[\w.-]{0,40}\.(?:ico|png|jpe?g|svg|gif|webp)(?:[?#]|$)/i

export const iconForSharing: PageCheck = {
  id: 'og-image-is-icon',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'The picture for sharing is the little icon of the browser tab, or that of a tool',
  why: 'Facebook wants at least 200 by 200 pixels and shows large pictures from 600 on. A link to your page comes with a blurred spot, with somebody else’s picture, or with none.',
  mend: 'Name a photo or a card of 1200 by 630 pixels in og:image.',
  source: 'https://developers.facebook.com/docs/sharing/webmasters/images/',
  look: ({ url, facts, indexable }) => {
    const images = facts.open_graph.filter(({ property, name }) => (property || name) === 'og:image')
    if (images.length === 0 || !indexable) return notApplicable
    if (images.some(({ content }) => !icon.test(content) && !at_makers.test(content))) return notApplicable
    return foundAll(
      images.slice(0, 1).map(({ content, line }) => ({ url, line, evidence: `og:image: ${shortened(content, 100)}` })),
    )
  },
}
