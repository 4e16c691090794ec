import { stateBox } from '#src/domain/state-boxes.ts'
import { stateCode } from '#src/domain/us-states.ts'
import { areaOfZip, isWithin } from '#src/engines/audit/checks/business/zip-areas.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { MapFact } from '#src/engines/audit/facts/types/business-facts.ts'

type Shown = { line: number; says: string }

const house_and_zip = /(?:^|\W)(\d{1,6})\W.*\W(\d{5})(?:-\d{4})?\W*(?:USA?|United States)?\W*$/i
const state_at_end =
  /,\s*([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?:\s+\d{5}(?:-\d{4})?)?\W*(?:,\s*(?:USA?|United States)\W*)?$/

/** Maps that ask for a house with its ZIP, or for a state, that none of the page's addresses has. */
function askedElsewhere({ addresses }: PageFacts, asked: readonly MapFact[]): Shown | null {
  for (const { query, line } of asked) {
    const [, house, zip] = house_and_zip.exec(query) ?? []
    const state = stateCode(state_at_end.exec(query)?.[1] ?? '')
    const is_other_state = state !== null && addresses.every(one => one.state !== state)
    const is_other_house =
      house !== undefined &&
      zip !== undefined &&
      addresses.every(
        ({ street, postal_code }) =>
          postal_code !== '' && !postal_code.startsWith(zip) && !street.startsWith(`${house} `),
      )
    if (is_other_state || is_other_house) return { line, says: `the map asks for ${shortened(query, 90)}` }
  }
  return null
}

/** Degrees between a place and the middle of what a map around it shows. */
const around_map = 1

/** A map in the page whose middle is far from all of the page's addresses: that of a template, as a rule. */
function drawnElsewhere({ maps, geo, addresses }: PageFacts): Shown | null {
  const embedded = new Set(maps.flatMap(({ from, offset }) => (from === 'embed' ? [offset] : [])))
  const [point, ...more] = geo.filter(({ from, offset }) => from === 'map' && embedded.has(offset))
  if (!point || more.some(({ latitude, longitude }) => latitude !== point.latitude || longitude !== point.longitude))
    return null
  const boxes = addresses.map(({ postal_code, state }) => areaOfZip(postal_code)?.box ?? stateBox(state))
  if (boxes.some(box => box === undefined || isWithin(box, point, around_map))) return null
  return { line: point.line, says: `the map shows ${point.latitude.toFixed(2)}, ${point.longitude.toFixed(2)}` }
}

export const mapElsewhere: PageCheck = {
  id: 'map-shows-other-address',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The map leads to another address than the one beside it',
  why: 'Whoever taps for directions drives to the wrong place.',
  mend: 'Open your place on Google Maps, press Share, and put that link or map in.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started',
  look: ({ url, facts }) => {
    const { maps, addresses } = facts
    if (addresses.length === 0 || maps.length === 0) return notApplicable
    const asked = maps.filter(({ query }) => query !== '')
    // Several maps are those of several places.
    const several = new Set(asked.map(({ query }) => query)).size > 1
    const shown = (several ? null : askedElsewhere(facts, asked)) ?? drawnElsewhere(facts)
    if (!shown) return foundAll([])
    const evidence = `${shown.says}; on the page: ${shortened(addresses[0]?.text ?? '', 90)}`
    return foundAll([{ url, line: shown.line, evidence }])
  },
}
