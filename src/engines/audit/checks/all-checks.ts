import { accessibilityChecks } from '#src/engines/audit/checks/accessibility/accessibility-checks.ts'
import type { Check } from '#src/engines/audit/checks/check.ts'
import { linksChecks } from '#src/engines/audit/checks/links/links-checks.ts'
import { mobileChecks } from '#src/engines/audit/checks/mobile/mobile-checks.ts'
import { onPageChecks } from '#src/engines/audit/checks/on-page/on-page-checks.ts'
import { securityChecks } from '#src/engines/audit/checks/security/security-checks.ts'
import { structuredDataChecks } from '#src/engines/audit/checks/structured-data/structured-data-checks.ts'
import { technicalChecks } from '#src/engines/audit/checks/technical/technical-checks.ts'

/** Every check of the engine, by section. */
export const allChecks: readonly Check[] = [
  ...technicalChecks,
  ...onPageChecks,
  ...structuredDataChecks,
  ...linksChecks,
  ...mobileChecks,
  ...accessibilityChecks,
  ...securityChecks,
]
