import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { MapFact } from '#src/engines/audit/facts/types/business-facts.ts'
import { mapElsewhere } from './map-elsewhere.ts'
import { mapsToYou } from './maps-to-you.ts'
import { roundedMap } from './rounded-map.ts'

/** What Google's code calls the place: in words, or the same in base64. */
const called = /!2s([^!&]{1,300})|!2z([\w+/-]{3,400})/
/** The number by which Google knows a place; zeros where it is none. */
const known = /!1s0x(?!0+(?::|%3A))[0-9a-f]+(?::|%3A)0x/i
/** Degrees, or a house and its street; a town by its name is shown on purpose. */
const is_spot = /^\s*-?\d/

function wordsOf(url: string): string {
  const [, words, coded] = called.exec(url) ?? []
  if (coded !== undefined) return Buffer.from(coded, 'base64').toString('utf8')
  try {
    return decodeURIComponent((words ?? '').replaceAll('+', ' '))
  } catch {
    return ''
  }
}

/** The language of the map and its country. */
const of_language = /!3m2!1s[^!]*!2s[^!]*/
/** How many meters the view is wide: that of a county shows an area on purpose. */
const view = /!1d(\d{1,8})/
const widest = 30_000

/** A view of streets around a spot, with nothing on them. */
function isEmpty(map: MapFact): boolean {
  const told = isCoded(map) ? map.url.replace(of_language, '') : ''
  if (told === '' || /!1s|!2[sz]|!6m/.test(told)) return false
  return Number(view.exec(told)?.[1] ?? widest) < widest
}

/** An embed as Google Maps gives it out. */
const isCoded = ({ from, url }: MapFact) => from === 'embed' && url.includes('/maps/embed?pb=')
/** Is it a spot, and no place by its number? */
const isBare = (map: MapFact) =>
  isEmpty(map) || (isCoded(map) && !known.test(map.url) && is_spot.test(wordsOf(map.url)))

export const barePin: PageCheck = {
  id: 'map-shows-bare-pin',
  section: 'local',
  scope: 'page',
  severity: 'low',
  title: 'The map on a page shows a pin without your name, or none',
  why: 'It shows a spot, and not your business: visitors see neither your name nor reviews, hours and the button for directions to you.',
  mend: 'Open your business in Google Maps, choose Share, “Embed a map”, and put that code in its place.',
  source: 'https://support.google.com/maps/answer/144361',
  look: page => {
    if (!page.facts.maps.some(isCoded)) return notApplicable
    // Most maps show a place that Google knows.
    if (!page.facts.maps.some(isBare)) return foundAll([])
    const shown = mapsToYou(page).filter(isBare)
    const called_nothing = new Set(shown.filter(isEmpty).map(({ url }) => url))
    if (shown.length === 0 || roundedMap.look(page).state === 'found') return notApplicable
    if (mapElsewhere.look(page).state === 'found') return notApplicable
    return foundAll(
      shown.map(({ url, line }) => ({
        url: page.url,
        line,
        evidence: called_nothing.has(url) ? 'streets without any pin' : `a pin called “${shortened(wordsOf(url), 80)}”`,
      })),
    )
  },
}
