import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { tagNamed } from '../reading/tags.ts'

/** By these classes fonts of signs know the signs of networks. */
const of_network =
  /(?:^|[\s"])(?:fa|bi|ti|ri|la|bxl|mdi|icon|icofont|socicon)-(facebook|instagram|twitter|linkedin|youtube|yelp|tiktok|pinterest)(?:-[a-z-]{1,12})?(?=$|\s)/
const most = 12
const link = tagNamed('a')
const button = tagNamed('button')

/** The sign of a network from a font of signs, in a link, or in no link and no button. */
export function collectSign(reading: Reading, element: OpenElement, stands: boolean): void {
  const written = reading.attributes.get('class')
  if (written === null || !written.includes('-') || written.length > 200 || !stands || element.hidden) return
  const { found, open, place } = reading
  const network = of_network.exec(written)?.[1]
  if (network === undefined) return
  const around = open.count(link) > 0 ? found.links.at(-1) : undefined
  if (around) around.sign = network
  if (found.bare_signs.length < most && open.count(link) + open.count(button) === 0)
    found.bare_signs.push({ ...place, network })
}
