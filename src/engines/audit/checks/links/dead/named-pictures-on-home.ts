import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { type NamedPicture, picturesForSharing, picturesInData } from '#src/engines/audit/facts/named-pictures.ts'

type Named = { in_data: readonly NamedPicture[]; for_sharing: readonly NamedPicture[] }

/**
 * Pictures that the home page names for machines and does not show itself: whether they are there is told by findings of
 * their own. Each stands in one of the lists only.
 */
export function namedPicturesOnHome({ home_view }: SiteView): Named {
  if (!home_view) return { in_data: [], for_sharing: [] }
  const { facts } = home_view
  const shown = new Set(facts.resources.map(({ url }) => url))
  const in_data = picturesInData(facts).filter(({ url }) => !shown.has(url))
  const told = new Set(in_data.map(({ url }) => url))
  const for_sharing = picturesForSharing(facts).filter(({ url }) => !shown.has(url) && !told.has(url))
  return { in_data, for_sharing }
}
