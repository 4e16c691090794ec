import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { isKindOf } from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import { choosePage, hasSeveralPlaces, keyOfRecord, pagesOfLocation } from '#src/engines/presence/choose-page.ts'
import { compareAddress } from '#src/engines/presence/compare-address.ts'
import { compareData } from '#src/engines/presence/compare-data.ts'
import { compareHours } from '#src/engines/presence/compare-hours.ts'
import { compareName } from '#src/engines/presence/compare-name.ts'
import { compareOpenStatus } from '#src/engines/presence/compare-open-status.ts'
import { comparePhone } from '#src/engines/presence/compare-phone.ts'
import { compareProfiles } from '#src/engines/presence/compare-profiles.ts'
import { compareWebsite } from '#src/engines/presence/compare-website.ts'
import type { ComparedField } from '#src/engines/presence/compared-field.ts'
import type { Comparing } from '#src/engines/presence/comparing.ts'
import type { PagePresence, SaidEntity, SitePresence } from '#src/engines/presence/site-presence.ts'

export type SiteComparison = {
  /** The page that was compared, and whether it gives this location's address or phone. */
  page: { url: string; title: string; is_of_location: boolean }
  /** The site speaks of several places: then what stands on other pages is left out of account. */
  several_places: boolean
  fields: ComparedField[]
}

/** The entity that is about this location: by its address, its number, or being the only kind of local business there is. */
function entityOf(record: LocationRecord, pages: readonly PagePresence[]): Comparing['entity'] {
  const key = keyOfRecord(record)
  const pointsOf = ({ types, address, phones }: SaidEntity) =>
    (key !== '' && address && compareAddresses(key, address.key).is !== 'other' ? 4 : 0) +
    (phones.some(({ e164 }) => e164 === record.phone) ? 2 : 0) +
    (types.some(type => isKindOf(type, 'LocalBusiness')) ? 1 : 0)
  const ranked = pages
    .flatMap(page => page.entities.map(said => ({ page, said, points: pointsOf(said) })))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
  return ranked[0]
}

/**
 * A location's site against our record, field by field. Undefined where no page was read.
 * @param schema_type of the main category in the words of schema.org; '' where none is known
 */
export function compareSite(
  record: LocationRecord,
  site: SitePresence,
  schema_type: string,
): SiteComparison | undefined {
  const chosen = choosePage(record, site)
  if (!chosen) return undefined
  const pages = pagesOfLocation(chosen.page, site)
  const comparing: Comparing = { record, pages, entity: entityOf(record, pages), schema_type }
  const { url, title } = chosen.page
  return {
    page: { url, title, is_of_location: chosen.is_of_location },
    several_places: hasSeveralPlaces(site),
    fields: [
      ...compareName(comparing),
      ...compareAddress(comparing),
      ...comparePhone(comparing),
      ...compareHours(comparing),
      ...compareOpenStatus(comparing),
      ...compareWebsite(record.website, site, chosen),
      ...compareData(comparing),
      ...compareProfiles(comparing),
    ],
  }
}
