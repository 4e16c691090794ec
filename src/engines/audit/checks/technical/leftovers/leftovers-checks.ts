import type { Check } from '#src/engines/audit/checks/check.ts'
import { leftoverPage } from './leftover-pages.ts'
import { outdatedSystem } from './outdated-system.ts'
import { savedByTool } from './saved-by-tool.ts'

export const leftoversChecks: readonly Check[] = [leftoverPage, outdatedSystem, savedByTool]
