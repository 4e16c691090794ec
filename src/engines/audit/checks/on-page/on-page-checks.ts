import type { Check } from '#src/engines/audit/checks/check.ts'
import { ageChecks } from '#src/engines/audit/checks/on-page/age/age-checks.ts'
import { headingsChecks } from '#src/engines/audit/checks/on-page/headings/headings-checks.ts'
import { leftoversChecks } from '#src/engines/audit/checks/on-page/leftovers/leftovers-checks.ts'
import { pagesChecks } from '#src/engines/audit/checks/on-page/pages/pages-checks.ts'
import { picturesChecks } from '#src/engines/audit/checks/on-page/pictures/pictures-checks.ts'
import { sharingChecks } from '#src/engines/audit/checks/on-page/sharing/sharing-checks.ts'
import { titlesChecks } from '#src/engines/audit/checks/on-page/titles/titles-checks.ts'
import { wordsChecks } from '#src/engines/audit/checks/on-page/words/words-checks.ts'

export const onPageChecks: readonly Check[] = [
  ...titlesChecks,
  ...wordsChecks,
  ...picturesChecks,
  ...headingsChecks,
  ...pagesChecks,
  ...leftoversChecks,
  ...ageChecks,
  ...sharingChecks,
]
