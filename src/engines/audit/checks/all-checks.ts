import type { Check } from '#src/engines/audit/checks/check.ts'

/** Every check of the engine, by section. */
export const allChecks: readonly Check[] = []
