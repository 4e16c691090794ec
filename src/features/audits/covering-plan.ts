import { plans } from '#src/content/plans.ts'
import type { SectionId } from '#src/engines/audit/sections.ts'
import type { PresentedFinding } from '#src/features/audits/schema.ts'

type Covering = PresentedFinding['plan']

/** One of our plans' features, in the words in which it is sold, without the star of its note. Throws for one we do not sell. */
function feature(id: Covering['id'], starts: string): Covering {
  const found = plans.find(plan => plan.id === id)?.features.find(text => text.startsWith(starts))
  if (found === undefined) throw new Error(`The plan ${id} has no feature ${starts}.`)
  return { id, feature: found.replace(/\*+$/, '') }
}

const foundation = feature('startup', 'Local SEO foundation')
const listings = feature('growth', 'Complete listings management')
const reputation = feature('growth', 'Reputation monitoring')
const conversion = feature('dominator', 'Conversion rate optimization')
const onsite = feature('dominator', 'Onsite SEO optimization')

/** Where a finding's own subject is another than that of its section. */
const ofFinding: Readonly<Record<string, Covering>> = {
  'reviews-absent': reputation,
  'profile-links-missing': listings,
  'entity-sameas': listings,
  'schema-same-as-invalid': listings,
  'contact-page-missing': conversion,
  'phone-not-clickable': conversion,
  'service-pages-missing': onsite,
  'service-area-pages-missing': onsite,
  'location-pages-missing': onsite,
  'doorway-city-pages': onsite,
  'schema-local-missing': foundation,
  'schema-local-required': foundation,
  'schema-local-recommended': foundation,
  'schema-local-address-incomplete': foundation,
  'schema-nap-mismatch-page': foundation,
  'schema-hours-invalid': foundation,
}

/** Name, address, phone and hours are what every plan begins with; changes to the pages themselves come with the largest. */
export function coveringPlan({ id, section }: { id: string; section: SectionId }): Covering {
  return ofFinding[id] ?? (section === 'local' ? foundation : onsite)
}
