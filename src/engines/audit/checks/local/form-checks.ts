import type { Check } from '#src/engines/audit/checks/check.ts'
import { consentPreselected, fieldCalledOtherwise } from './fields-asked.ts'
import { thanksPageMissing } from './thanks-pages.ts'

/** What forms ask, and where they lead whoever has sent them. */
export const formChecks: readonly Check[] = [fieldCalledOtherwise, consentPreselected, thanksPageMissing]
