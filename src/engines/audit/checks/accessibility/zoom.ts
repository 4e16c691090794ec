import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { viewportOf } from '#src/engines/audit/checks/viewport-content.ts'

/** WCAG 1.4.4 asks for text at twice its size. */
const least_zoom = 2

export const viewportZoomDisabled: PageCheck = {
  id: 'viewport-zoom-disabled',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'Visitors cannot zoom in',
  why: 'People who do not see well spread two fingers to read your prices and phone number. This page forbids it.',
  mend: 'Remove user-scalable and maximum-scale from the viewport tag.',
  source: 'https://dequeuniversity.com/rules/axe/4.10/meta-viewport',
  look: page => {
    const viewport = viewportOf(page)
    if (!isShown(page) || !viewport) return notApplicable
    const { meta, settings } = viewport
    const scalable = settings.get('user-scalable') ?? 'yes'
    const forbidden = scalable === 'no' || Math.abs(Number(scalable)) < 1
    const most = Number(settings.get('maximum-scale') ?? Number.NaN)
    if (!forbidden && !(most >= 0 && most < least_zoom)) return ok
    return found(page.url, meta.line, `<meta name="viewport" content="${shortened(meta.content)}">`)
  },
}
