import type { Check } from '#src/engines/audit/checks/check.ts'
import { deadLinks } from '#src/engines/audit/checks/links/dead/dead-checks.ts'
import { goalsLinks } from '#src/engines/audit/checks/links/goals/goals-checks.ts'
import {
  deadEndPage,
  insecureHttpLink,
  internalNofollow,
} from '#src/engines/audit/checks/links/links-within-the-site.ts'
import { menusLinks } from '#src/engines/audit/checks/links/menus/menus-checks.ts'
import { otherSitesLinks } from '#src/engines/audit/checks/links/other-sites/other-sites-checks.ts'
import { pdfsLinks } from '#src/engines/audit/checks/links/pdfs/pdfs-checks.ts'
import { scriptedLinks } from '#src/engines/audit/checks/links/scripted/scripted-checks.ts'
import { wordsLinks } from '#src/engines/audit/checks/links/words/words-checks.ts'
import { writtenLinks } from '#src/engines/audit/checks/links/written/written-checks.ts'

export const linksChecks: readonly Check[] = [
  ...deadLinks,
  ...goalsLinks,
  ...writtenLinks,
  ...scriptedLinks,
  ...menusLinks,
  ...otherSitesLinks,
  ...wordsLinks,
  ...pdfsLinks,
  internalNofollow,
  insecureHttpLink,
  deadEndPage,
]
