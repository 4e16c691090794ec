import type { Check } from '#src/engines/audit/checks/check.ts'
import {
  robotsTxtBlocksSite,
  robotsTxtHtml,
  robotsTxtMissing,
  robotsTxtSyntax,
  robotsTxtUnreachable,
} from './robots-txt.ts'
import { noindexBehindRobotsTxt, robotsTxtBlocksMenu, robotsTxtBlocksResources } from './robots-txt-blocks.ts'

export const robotsChecks: readonly Check[] = [
  robotsTxtBlocksMenu,
  robotsTxtBlocksResources,
  noindexBehindRobotsTxt,
  robotsTxtUnreachable,
  robotsTxtBlocksSite,
  robotsTxtMissing,
  robotsTxtHtml,
  robotsTxtSyntax,
]
