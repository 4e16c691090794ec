import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import type { DrawingSlip } from '#src/engines/audit/facts/drawing.ts'

const most = 10
/** Told by its name already. */
const says_so = /placeholder|no-?image|dummy|need|replace/i

function tell({ drawing_slips }: SiteView, sort: DrawingSlip['sort']) {
  const told = drawing_slips.filter(one => one.sort === sort && !(sort === 'stand-in' && says_so.test(one.url)))
  if (told.length === 0) return notApplicable
  return foundAll(
    told.slice(0, most).map(({ url, found_on, shows }) => ({
      url: found_on,
      line: null,
      evidence: `${shortened(url)}: ${sort === 'stand-in' ? `“${shows}”` : shows}`,
    })),
  )
}

export const drawingStandsIn: SiteCheck = {
  id: 'drawing-stands-in',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'A drawing with words stands where a photo was to come',
  why: 'Visitors read “Team Photo” in a box instead of seeing your team: the page looks unfinished, and so does the business.',
  mend: 'Put your own photo there, or take the spot out until you have one.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: site => tell(site, 'stand-in'),
}

export const drawingBroken: SiteCheck = {
  id: 'drawing-broken',
  section: 'on-page',
  severity: 'medium',
  scope: 'site',
  title: 'A picture has an error in its code, and no browser shows it',
  why: 'An SVG picture is code, and one slip in it is enough: visitors see an empty spot or the sign of a broken picture.',
  mend: 'Open the file in a browser: it names the line. Write &amp; for a bare &, plain quotes, and xmlns="http://www.w3.org/2000/svg".',
  source: 'https://www.w3.org/TR/SVG2/conform.html#ConformingSVGStandAloneFiles',
  look: site => tell(site, 'broken'),
}
