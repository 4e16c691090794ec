import type { Check } from '#src/engines/audit/checks/check.ts'
import { clickDepth, orphanPage, sitemapOrphans } from './reach.ts'

export const reachChecks: readonly Check[] = [sitemapOrphans, orphanPage, clickDepth]
