import {
  answerableBasics,
  authorOrOwnerNamed,
  entitySameas,
  faqContentMissing,
} from '#src/engines/audit/checks/ai/answers-on-site.ts'
import { leftLoading } from '#src/engines/audit/checks/ai/left-loading.ts'
import { llmsTxtInvalid } from '#src/engines/audit/checks/ai/llms-txt.ts'
import { llmsTxtApart } from '#src/engines/audit/checks/ai/llms-txt-apart.ts'
import { datesMissing, tokenWeight } from '#src/engines/audit/checks/ai/page-information.ts'
import { partsInScripts } from '#src/engines/audit/checks/ai/parts-in-scripts.ts'
import { partOfService } from '#src/engines/audit/checks/ai/parts-of-services.ts'
import { contentRequiresJs, nosnippetBlocksAi } from '#src/engines/audit/checks/ai/readable-pages.ts'
import {
  aiBlockedByWildcard,
  aiSearchBotsBlocked,
  aiTrainingBotsPolicy,
} from '#src/engines/audit/checks/ai/robots-for-bots.ts'
import type { Check } from '#src/engines/audit/checks/check.ts'

export const aiChecks: readonly Check[] = [
  aiSearchBotsBlocked,
  aiBlockedByWildcard,
  aiTrainingBotsPolicy,
  contentRequiresJs,
  leftLoading,
  partsInScripts,
  partOfService,
  nosnippetBlocksAi,
  answerableBasics,
  faqContentMissing,
  entitySameas,
  llmsTxtInvalid,
  llmsTxtApart,
  authorOrOwnerNamed,
  datesMissing,
  tokenWeight,
]
