import type { Check } from '#src/engines/audit/checks/check.ts'
import { viewportFixedWidth, viewportMissing } from '#src/engines/audit/checks/mobile/viewport.ts'

export const mobileChecks: readonly Check[] = [viewportMissing, viewportFixedWidth]
