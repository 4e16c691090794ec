import type { Check } from '#src/engines/audit/checks/check.ts'
import { addressesChecks } from '#src/engines/audit/checks/technical/addresses/addresses-checks.ts'
import { answersChecks } from '#src/engines/audit/checks/technical/answers/answers-checks.ts'
import { canonicalsChecks } from '#src/engines/audit/checks/technical/canonicals/canonicals-checks.ts'
import { documentsChecks } from '#src/engines/audit/checks/technical/documents/documents-checks.ts'
import { indexingChecks } from '#src/engines/audit/checks/technical/indexing/indexing-checks.ts'
import { languagesChecks } from '#src/engines/audit/checks/technical/languages/languages-checks.ts'
import { leftoversChecks } from '#src/engines/audit/checks/technical/leftovers/leftovers-checks.ts'
import { reachChecks } from '#src/engines/audit/checks/technical/reach/reach-checks.ts'
import { robotsChecks } from '#src/engines/audit/checks/technical/robots/robots-checks.ts'
import { scriptsChecks } from '#src/engines/audit/checks/technical/scripts/scripts-checks.ts'
import { servicesChecks } from '#src/engines/audit/checks/technical/services/services-checks.ts'
import { sitemapsChecks } from '#src/engines/audit/checks/technical/sitemaps/sitemaps-checks.ts'

/** Whether search engines can reach, read and list the pages. */
export const technicalChecks: readonly Check[] = [
  ...documentsChecks,
  ...addressesChecks,
  ...canonicalsChecks,
  ...answersChecks,
  ...servicesChecks,
  ...scriptsChecks,
  ...languagesChecks,
  ...indexingChecks,
  ...reachChecks,
  ...sitemapsChecks,
  ...leftoversChecks,
  ...robotsChecks,
]
