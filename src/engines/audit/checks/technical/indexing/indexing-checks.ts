import type { Check } from '#src/engines/audit/checks/check.ts'
import { nofollowPage, noindexPage, unavailableAfterPast } from './indexing-directives.ts'
import { noindexInnerPage } from './noindex-inner-page.ts'
import { tagPages } from './tag-pages.ts'
import { thanksPageIndexable } from './thanks-page.ts'

export const indexingChecks: readonly Check[] = [
  noindexPage,
  unavailableAfterPast,
  nofollowPage,
  noindexInnerPage,
  thanksPageIndexable,
  tagPages,
]
