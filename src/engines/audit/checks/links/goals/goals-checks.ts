import type { Check } from '#src/engines/audit/checks/check.ts'
import { bookedInTwo } from './booked-in-two-systems.ts'
import { bookingLeadsToProfile } from './booking-to-profile.ts'
import { cardsToOverview } from './cards-to-overview.ts'
import { contactLinkElsewhere } from './contact-links.ts'
import { filesOfTwoYears } from './files-of-two-years.ts'
import { legalElsewhere } from './legal-elsewhere.ts'
import { staffLoginLinked } from './links-for-staff.ts'
import { linkNamesAnother } from './names-another-page.ts'
import { onePageForAll } from './one-page-for-all.ts'
import { onePaymentForTwo } from './one-payment-for-two.ts'
import { linksPastCanonical } from './past-canonical.ts'
import { pictureAndNameApart } from './picture-and-name-apart.ts'
import { pictureIsAPage } from './picture-is-a-page.ts'
import { readLinkAsks } from './read-links.ts'
import { sharesAnother } from './shares-another.ts'
import { linkShowsAnotherHost } from './shows-another-host.ts'
import { twoNamesOneGoal } from './two-names-one-goal.ts'
import { linkLeadsHome, templateDemoLink } from './wrong-goals.ts'

export const goalsLinks: readonly Check[] = [
  pictureIsAPage,
  pictureAndNameApart,
  linkLeadsHome,
  bookingLeadsToProfile,
  linkNamesAnother,
  linkShowsAnotherHost,
  sharesAnother,
  twoNamesOneGoal,
  onePageForAll,
  cardsToOverview,
  onePaymentForTwo,
  contactLinkElsewhere,
  readLinkAsks,
  templateDemoLink,
  legalElsewhere,
  staffLoginLinked,
  linksPastCanonical,
  bookedInTwo,
  filesOfTwoYears,
]
