import type { Check } from '#src/engines/audit/checks/check.ts'
import { addressesChecks } from '#src/engines/audit/checks/local/addresses/addresses-checks.ts'
import { contactChecks } from '#src/engines/audit/checks/local/contact/contact-checks.ts'
import { emailsChecks } from '#src/engines/audit/checks/local/emails/emails-checks.ts'
import { formChecks } from '#src/engines/audit/checks/local/forms/form-checks.ts'
import { historyChecks } from '#src/engines/audit/checks/local/history/history-checks.ts'
import { hoursChecks } from '#src/engines/audit/checks/local/hours/hours-checks.ts'
import { mapsChecks } from '#src/engines/audit/checks/local/maps/maps-checks.ts'
import { namesChecks } from '#src/engines/audit/checks/local/names/names-checks.ts'
import { peopleChecks } from '#src/engines/audit/checks/local/people/people-checks.ts'
import { phonesChecks } from '#src/engines/audit/checks/local/phones/phones-checks.ts'
import { privacyChecks } from '#src/engines/audit/checks/local/privacy/privacy-checks.ts'
import { profilesChecks } from '#src/engines/audit/checks/local/profiles/profiles-checks.ts'
import { reviewsChecks } from '#src/engines/audit/checks/local/reviews/reviews-checks.ts'
import { termsChecks } from '#src/engines/audit/checks/local/terms/terms-checks.ts'
import { townsChecks } from '#src/engines/audit/checks/local/towns/towns-checks.ts'

export const localChecks: readonly Check[] = [
  ...namesChecks,
  ...peopleChecks,
  ...privacyChecks,
  ...termsChecks,
  ...phonesChecks,
  ...contactChecks,
  ...addressesChecks,
  ...townsChecks,
  ...hoursChecks,
  ...mapsChecks,
  ...emailsChecks,
  ...formChecks,
  ...reviewsChecks,
  ...historyChecks,
  ...profilesChecks,
]
