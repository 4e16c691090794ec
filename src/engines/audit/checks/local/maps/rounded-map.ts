import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { embeddedPlace } from '#src/engines/audit/facts/business/embedded-place.ts'
import { mapsToYou } from './maps-to-you.ts'

/** Google's own code for a map gives a point with five decimals and more. */
const point = /!2d(-?\d{1,3}(?:\.\d{1,2})?)!3d(-?\d{1,2}(?:\.\d{1,2})?)(?=!|$|&)/
/** The number by which Google knows a place; zeros where it is none. */
const place = /!1s0x(?!0+(?::|%3A))[0-9a-f]+(?::|%3A)0x/i

/** The two halves of that number, before the name of the place. */
const numbered = /!1s0x([0-9a-f]{0,16})(?::|%3A)0x([0-9a-f]{0,16})!2s/i
/** Nothing, counted up, or the same letters again and again. */
const invented = /^0*$|^0*123456|12345678|abcdef|1a2b3c|a1b2c3|([0-9a-f]{2})\1{3}/i
/** Google's code tells its width to a millionth and when it was made to the millisecond. */
const genuine_width = /!1d\d+\.\d{4}|!1d\d{6}/
const made_at = /!4v(\d*)/
const genuine_time = /^1[4-9]\d{11}$/
const in_round_numbers = /0{5}$/

/** A pin that was set by hand has no number; whoever wrote the name of a business there made it up. */
const is_nothing = /^0*$/
const spot_or_town = /^\s*-?\d|,/

/** The number of a place that Google cannot have given out; null where it may have. */
function inventedPlace(url: string): string | null {
  const [, cell, id] = numbered.exec(url) ?? []
  if (cell === undefined || id === undefined) return null
  const time = made_at.exec(url)?.[1]
  const is_typed = time !== undefined && (!genuine_time.test(time) || in_round_numbers.test(time))
  const is_invented =
    is_nothing.test(cell) && is_nothing.test(id)
      ? is_typed && !spot_or_town.test(embeddedPlace(url))
      : invented.test(id) || (is_typed && (invented.test(cell) || !genuine_width.test(url)))
  return is_invented ? `0x${cell}:0x${id}` : null
}

export const roundedMap: PageCheck = {
  id: 'map-shows-rounded-point',
  section: 'local',
  scope: 'page',
  severity: 'medium',
  title: 'The code of the map on a page was made up, and names no place',
  why: 'Your business is not marked on it, and what it shows may be streets or miles from your door: whoever follows it does not find you.',
  mend: 'Open your business in Google Maps, choose Share, “Embed a map”, and put that code in its place.',
  source: 'https://support.google.com/maps/answer/144361',
  look: page => {
    // A list of towns shows maps of others, and none that was made up.
    const maps = page.kind === 'listing' ? page.facts.maps : mapsToYou(page)
    const shown = maps.filter(({ from, url }) => from === 'embed' && url.includes('/maps/embed?pb='))
    if (shown.length === 0) return notApplicable
    return foundAll(
      shown.flatMap(({ url, line }) => {
        const number = inventedPlace(url)
        if (number !== null) {
          const named = shortened(embeddedPlace(url), 60)
          return [{ url: page.url, line, evidence: `${number} is no place of Google’s; the code says “${named}”` }]
        }
        const [, longitude, latitude] = point.exec(url) ?? []
        if (longitude === undefined || place.test(url)) return []
        return [{ url: page.url, line, evidence: `${latitude}, ${longitude}, and no place that Google knows` }]
      }),
    )
  },
}
