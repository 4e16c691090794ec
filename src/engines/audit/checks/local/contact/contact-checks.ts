import type { Check } from '#src/engines/audit/checks/check.ts'
import { notAsGiven } from './as-given.ts'
import { contactByScript } from './contact-by-script.ts'
import { contactPageHidden } from './contact-page-hidden.ts'
import { emptyContactPage } from './empty-contact-page.ts'
import { addressNotInFooter, contactMissing, mapMissing, profilesMissing, reviewsAbsent } from './finding-you.ts'
import { callAbroad, twoProfiles } from './led-astray.ts'
import { messageLinkMismatch } from './message-links.ts'
import { scriptContacts } from './script-contacts.ts'
import { noWayToWrite } from './writing-to-you.ts'

export const contactChecks: readonly Check[] = [
  contactByScript,
  emptyContactPage,
  notAsGiven,
  callAbroad,
  messageLinkMismatch,
  scriptContacts,
  contactMissing,
  noWayToWrite,
  contactPageHidden,
  addressNotInFooter,
  mapMissing,
  reviewsAbsent,
  profilesMissing,
  twoProfiles,
]
