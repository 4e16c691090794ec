import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { mapsToYou } from './maps-to-you.ts'

/** Google's own code for a map gives a point with five decimals and more. */
const point = /!2d(-?\d{1,3}(?:\.\d{1,2})?)!3d(-?\d{1,2}(?:\.\d{1,2})?)(?=!|$|&)/
/** The number by which Google knows a place; zeros where it is none. */
const place = /!1s0x(?!0+(?::|%3A))[0-9a-f]+(?::|%3A)0x/i

export const roundedMap: PageCheck = {
  id: 'map-shows-rounded-point',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The map on a page shows a point that is rounded to miles',
  why: 'It names no place and lies up to a mile from your door, perhaps in a field: whoever follows it does not find you.',
  mend: 'Open your business in Google Maps, choose Share, “Embed a map”, and put that code in its place.',
  source: 'https://support.google.com/maps/answer/144361',
  look: page => {
    const shown = mapsToYou(page).filter(({ from, url }) => from === 'embed' && url.includes('/maps/embed?pb='))
    if (shown.length === 0) return notApplicable
    return foundAll(
      shown.flatMap(({ url, line }) => {
        const [, longitude, latitude] = point.exec(url) ?? []
        if (longitude === undefined || place.test(url)) return []
        return [{ url: page.url, line, evidence: `${latitude}, ${longitude}, and no place that Google knows` }]
      }),
    )
  },
}
