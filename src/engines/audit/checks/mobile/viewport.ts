import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { isToldStub } from '#src/engines/audit/checks/on-page/pages/page-without-content.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { viewportOf } from '#src/engines/audit/checks/viewport-content.ts'

const source = 'https://developer.chrome.com/docs/lighthouse/pwa/viewport'

export const viewportMissing: PageCheck = {
  id: 'viewport-missing',
  section: 'mobile',
  severity: 'critical',
  scope: 'page',
  title: 'A page is not made for phones',
  why: 'Phones show it as a tiny picture of a desktop page. Most local searches come from phones, and Google ranks by that view.',
  mend: 'Add <meta name="viewport" content="width=device-width, initial-scale=1"> to the head, and see the page on a phone.',
  source,
  look: page => {
    if (!isShown(page) || isToldStub(page)) return notApplicable
    const viewport = viewportOf(page)
    if (viewport && (viewport.settings.has('width') || viewport.settings.has('initial-scale'))) return ok
    if (page.response.truncated) return notChecked('The page was too long to be read to its end.')
    if (!viewport) return found(page.url, null, 'No viewport tag on the page')
    const { meta } = viewport
    return found(page.url, meta.line, `<meta name="viewport" content="${shortened(meta.content)}">`)
  },
}

export const viewportFixedWidth: PageCheck = {
  id: 'viewport-fixed-width',
  section: 'mobile',
  severity: 'high',
  scope: 'page',
  title: 'A page has one fixed width on every phone',
  why: 'On most phones it is too wide or too narrow: people must drag it sideways or squint.',
  mend: 'Use width=device-width in the viewport tag and let the page follow the screen.',
  source,
  look: page => {
    const viewport = viewportOf(page)
    if (!isShown(page) || !viewport) return notApplicable
    const { meta, settings } = viewport
    if (!/^\d+(?:px)?$/.test(settings.get('width') ?? '')) return ok
    return found(page.url, meta.line, `<meta name="viewport" content="${shortened(meta.content)}">`)
  },
}
