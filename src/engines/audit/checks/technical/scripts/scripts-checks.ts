import type { Check } from '#src/engines/audit/checks/check.ts'
import { brokenCodeInPage, brokenScript } from './broken-scripts.ts'
import { tornStyles } from './torn-styles.ts'
import { workshopScript } from './workshop-scripts.ts'

export const scriptsChecks: readonly Check[] = [brokenCodeInPage, brokenScript, tornStyles, workshopScript]
