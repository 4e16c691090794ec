import { accessibilityChecks } from '#src/engines/audit/checks/accessibility/accessibility-checks.ts'
import { aiChecks } from '#src/engines/audit/checks/ai/ai-checks.ts'
import type { Check } from '#src/engines/audit/checks/check.ts'
import { linksChecks } from '#src/engines/audit/checks/links/links-checks.ts'
import { localChecks } from '#src/engines/audit/checks/local/local-checks.ts'
import { mobileChecks } from '#src/engines/audit/checks/mobile/mobile-checks.ts'
import { onPageChecks } from '#src/engines/audit/checks/on-page/on-page-checks.ts'
import { securityChecks } from '#src/engines/audit/checks/security/security-checks.ts'
import { speedChecks } from '#src/engines/audit/checks/speed/speed-checks.ts'
import { structuredDataChecks } from '#src/engines/audit/checks/structured-data/structured-data-checks.ts'
import { technicalChecks } from '#src/engines/audit/checks/technical/technical-checks.ts'

/** Every check of the engine, by section. */
export const allChecks: readonly Check[] = [
  ...technicalChecks,
  ...onPageChecks,
  ...localChecks,
  ...structuredDataChecks,
  ...linksChecks,
  ...mobileChecks,
  ...speedChecks,
  ...accessibilityChecks,
  ...securityChecks,
  ...aiChecks,
]
