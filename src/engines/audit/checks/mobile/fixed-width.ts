import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { viewportOf } from '#src/engines/audit/checks/viewport-content.ts'

export const fixedWidthOnPhones: SiteCheck = {
  id: 'page-wider-than-phones',
  section: 'mobile',
  severity: 'high',
  scope: 'site',
  title: 'Your home page is made for phones, and yet wider than they are',
  why: 'A style gives it the width of a desktop screen on every device. On a phone people see the left part of it and must drag the rest into sight.',
  mend: 'Write max-width in place of width and min-width, so that the page becomes narrow where the screen is.',
  source: 'https://web.dev/articles/responsive-web-design-basics',
  look: ({ home_view, fixed_width }) => {
    // Without the tag, and with a width in it, phones show all of the page in small, which is told.
    if (!home_view || !isShown(home_view) || viewportOf(home_view)?.settings.get('width') !== 'device-width')
      return notApplicable
    if (!fixed_width) return ok
    return found(home_view.url, null, `${fixed_width.px} pixels by “${fixed_width.by}”; phones have 360 to 430`)
  },
}

/** Who only adds the tag gets a page that must be dragged sideways: this is the other half of the work. */
export const layoutOfOneWidth: SiteCheck = {
  id: 'layout-fixed-width',
  section: 'mobile',
  severity: 'medium',
  scope: 'site',
  title: 'The layout of your home page is as wide as a desktop screen',
  why: 'A viewport tag alone will not make it fit phones: what the page stands in keeps its width on every screen, and people would have to drag it sideways.',
  mend: 'Together with the tag, write max-width in place of width, and let columns of tables come to stand below each other on phones.',
  source: 'https://web.dev/articles/responsive-web-design-basics',
  look: ({ home_view, fixed_width }) => {
    if (!home_view || !isShown(home_view) || viewportOf(home_view)) return notApplicable
    if (!fixed_width) return ok
    return found(home_view.url, null, `${fixed_width.px} pixels by “${fixed_width.by}”; phones have 360 to 430`)
  },
}
