import type { Check } from '#src/engines/audit/checks/check.ts'
import { emptyOrPlaceholderHref, malformedHref } from '#src/engines/audit/checks/links/addresses-as-written.ts'
import { bookedInTwo } from '#src/engines/audit/checks/links/booked-in-two-systems.ts'
import { bookingLeadsToProfile } from '#src/engines/audit/checks/links/booking-to-profile.ts'
import { brokenExternalLink, brokenResource } from '#src/engines/audit/checks/links/broken-files-and-outside-links.ts'
import { brokenInternalLink } from '#src/engines/audit/checks/links/broken-internal-links.ts'
import { callsWithoutLink } from '#src/engines/audit/checks/links/calls-without-link.ts'
import { cardsWithoutLink } from '#src/engines/audit/checks/links/cards-without-link.ts'
import { linkToClosedNetwork } from '#src/engines/audit/checks/links/closed-networks.ts'
import { contactLinkElsewhere } from '#src/engines/audit/checks/links/contact-links.ts'
import { deadMenuEntries } from '#src/engines/audit/checks/links/dead-menu-entries.ts'
import { directionsFromElsewhere, outdatedLinkForm } from '#src/engines/audit/checks/links/directions-links.ts'
import { brokenAnchorElsewhere, brokenAnchorFragment } from '#src/engines/audit/checks/links/fragments.ts'
import { homeByParameter } from '#src/engines/audit/checks/links/home-by-parameter.ts'
import { idleButtons } from '#src/engines/audit/checks/links/idle-buttons.ts'
import { legalElsewhere } from '#src/engines/audit/checks/links/legal-elsewhere.ts'
import { linkInLink } from '#src/engines/audit/checks/links/link-in-link.ts'
import { linkTextEmpty, linkTextGeneric } from '#src/engines/audit/checks/links/link-words.ts'
import { linkByScript } from '#src/engines/audit/checks/links/links-by-script.ts'
import { staffLoginLinked } from '#src/engines/audit/checks/links/links-for-staff.ts'
import {
  deadEndPage,
  insecureHttpLink,
  internalNofollow,
} from '#src/engines/audit/checks/links/links-within-the-site.ts'
import { logoLeadsAstray } from '#src/engines/audit/checks/links/logo-goal.ts'
import { mapCredit } from '#src/engines/audit/checks/links/map-credits.ts'
import { menuLacksEntry, menuLeadsElsewhere } from '#src/engines/audit/checks/links/menus-apart.ts'
import { linkNamesAnother } from '#src/engines/audit/checks/links/names-another-page.ts'
import { onePageForAll } from '#src/engines/audit/checks/links/one-page-for-all.ts'
import { linksPastCanonical } from '#src/engines/audit/checks/links/past-canonical.ts'
import { pictureIsAPage } from '#src/engines/audit/checks/links/picture-is-a-page.ts'
import { devOrStagingLink, localhostOrPrivateLink } from '#src/engines/audit/checks/links/private-addresses.ts'
import { readLinkAsks } from '#src/engines/audit/checks/links/read-links.ts'
import { secondFrontPage } from '#src/engines/audit/checks/links/second-front-page.ts'
import { serviceFront } from '#src/engines/audit/checks/links/service-fronts.ts'
import { twoNamesOneGoal } from '#src/engines/audit/checks/links/two-names-one-goal.ts'
import { linkLeadsHome, templateDemoLink } from '#src/engines/audit/checks/links/wrong-goals.ts'

export const linksChecks: readonly Check[] = [
  brokenInternalLink,
  brokenExternalLink,
  brokenResource,
  pictureIsAPage,
  brokenAnchorFragment,
  brokenAnchorElsewhere,
  emptyOrPlaceholderHref,
  idleButtons,
  linkByScript,
  callsWithoutLink,
  cardsWithoutLink,
  malformedHref,
  linkInLink,
  linkLeadsHome,
  bookingLeadsToProfile,
  linkNamesAnother,
  twoNamesOneGoal,
  onePageForAll,
  contactLinkElsewhere,
  secondFrontPage,
  logoLeadsAstray,
  menuLeadsElsewhere,
  menuLacksEntry,
  deadMenuEntries,
  readLinkAsks,
  templateDemoLink,
  linkToClosedNetwork,
  mapCredit,
  outdatedLinkForm,
  directionsFromElsewhere,
  legalElsewhere,
  staffLoginLinked,
  homeByParameter,
  linksPastCanonical,
  serviceFront,
  bookedInTwo,
  internalNofollow,
  insecureHttpLink,
  localhostOrPrivateLink,
  devOrStagingLink,
  linkTextGeneric,
  linkTextEmpty,
  deadEndPage,
]
