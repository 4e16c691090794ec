import type { Check } from '#src/engines/audit/checks/check.ts'
import { callsWithoutLink } from './calls-without-link.ts'
import { cardsWithoutLink } from './cards-without-link.ts'
import { idleButtons } from './idle-buttons.ts'
import { linkByScript } from './links-by-script.ts'

export const scriptedLinks: readonly Check[] = [idleButtons, linkByScript, callsWithoutLink, cardsWithoutLink]
