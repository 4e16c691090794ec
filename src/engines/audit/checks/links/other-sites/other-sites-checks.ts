import type { Check } from '#src/engines/audit/checks/check.ts'
import { linkToClosedNetwork } from './closed-networks.ts'
import { directionsFromElsewhere, outdatedLinkForm } from './directions-links.ts'
import { mapCredit } from './map-credits.ts'
import { linkToSiteBuilder } from './site-builder-links.ts'

export const otherSitesLinks: readonly Check[] = [
  linkToClosedNetwork,
  mapCredit,
  linkToSiteBuilder,
  outdatedLinkForm,
  directionsFromElsewhere,
]
