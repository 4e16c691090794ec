import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const house_and_zip = /(?:^|\W)(\d{1,6})\W.*\W(\d{5})(?:-\d{4})?\W*(?:USA?|United States)?\W*$/i

export const mapElsewhere: PageCheck = {
  id: 'map-shows-other-address',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'The map leads to another address than the one beside it',
  why: 'Whoever taps for directions drives to the wrong place.',
  mend: 'Open your place on Google Maps, press Share, and put that link or map in.',
  source: 'https://developers.google.com/maps/documentation/urls/get-started',
  look: ({ url, facts: { maps, addresses } }) => {
    const asked = maps.flatMap(({ query, line }) => {
      const [, house, zip] = house_and_zip.exec(query) ?? []
      return house !== undefined && zip !== undefined ? [{ query, line, house, zip }] : []
    })
    // Several maps are those of several places.
    if (addresses.length === 0 || asked.length === 0 || new Set(asked.map(({ query }) => query)).size > 1)
      return notApplicable
    const known = addresses.some(({ street, postal_code }) =>
      asked.some(({ house, zip }) => postal_code.startsWith(zip) || street.startsWith(`${house} `)),
    )
    if (known || addresses.some(({ postal_code }) => postal_code === '')) return foundAll([])
    return foundAll(
      asked.slice(0, 1).map(({ query, line }) => ({
        url,
        line,
        evidence: `the map asks for ${shortened(query, 90)}; on the page: ${shortened(addresses[0]?.text ?? '', 90)}`,
      })),
    )
  },
}
