import { editDistance } from '#src/engines/audit/checks/business/compare-names.ts'
import type { PlacedAddress } from '#src/engines/audit/checks/business/places-of-site.ts'
import { namesAround, placeOfZip, townsNamed } from '#src/engines/audit/checks/towns/town-table.ts'

/** Names that the post knows within a town's own reach. */
const reach_miles = 4
const shortest = 5
/** Two slips in so many letters leave no doubt. */
const long = 10

export type SlipOfTown = { shown: string; town: string }

/** A town that the post does not know, one letter from the one that the ZIP behind it is of. */
export function slipBeforeZip({ key, text }: PlacedAddress): SlipOfTown | undefined {
  const [, , city = '', state = '', zip = ''] = key.split('|')
  if (city.length < shortest || zip === '' || townsNamed(city).length > 0) return undefined
  const place = placeOfZip(zip)
  if (!place || place.state !== state) return undefined
  const most = city.length >= long ? 2 : 1
  const town = [...namesAround([place.point], reach_miles)].find(name => {
    const meant = name.toLowerCase()
    return meant[0] === city[0] && editDistance(city, meant, most) <= most
  })
  const at = text.toLowerCase().lastIndexOf(city)
  return town === undefined || at < 0 ? undefined : { shown: text.slice(at, at + city.length), town }
}
