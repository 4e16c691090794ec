import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { tagNamed } from '../reading/tags.ts'

/** By these classes fonts of signs know the signs of networks. */
const of_network =
  /(?:^|[\s"])(?:fa|bi|ti|ri|la|bxl|mdi|icon|icofont|socicon)-(facebook|instagram|twitter|linkedin|youtube|yelp|tiktok|pinterest)(?:-[a-z-]{1,12})?(?=$|\s)/
/** A number behind one of these is a fax, whether or not a word says so. */
const of_fax =
  /(?:^|\s)(?:fa|e-fas|e-far|e-fal|bi|ti|ri|la|bxs?|mdi|icon|icofont|glyphicon|dashicons|typcn|uil|lni|ph|fi)-(?:fax|print|printer)(?:-[a-z]{1,8})?(?=$|\s)/
const most = 12
const link = tagNamed('a')
const button = tagNamed('button')

/** The sign of a network from a font of signs, in a link, or in no link and no button; and that of a fax. */
export function collectSign(reading: Reading, element: OpenElement, stands: boolean): void {
  const written = reading.attributes.get('class')
  if (written === null || !written.includes('-') || written.length > 200 || !stands || element.hidden) return
  const { found, open, place } = reading
  noteFax(reading, written)
  const network = of_network.exec(written)?.[1]
  if (network === undefined) return
  const around = open.count(link) > 0 ? found.links.at(-1) : undefined
  if (around) around.sign = network
  if (found.bare_signs.length < most && open.count(link) + open.count(button) === 0)
    found.bare_signs.push({ ...place, network })
}

/** The sign of a fax alone, drawn as builders of sites do it, or in the letters of a font. */
export function collectFaxSign(reading: Reading): void {
  const written = reading.attributes.get('class')
  if (written?.includes('-') && written.length <= 200) noteFax(reading, written)
}

function noteFax({ found: { fax_signs }, text }: Reading, written: string): void {
  if (!written.includes('fax') && !written.includes('print')) return
  if (fax_signs.length < most && of_fax.test(written)) fax_signs.push(text.position)
}
