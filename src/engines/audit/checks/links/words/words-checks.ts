import type { Check } from '#src/engines/audit/checks/check.ts'
import { linkTextEmpty, linkTextGeneric } from './link-words.ts'

export const wordsLinks: readonly Check[] = [linkTextGeneric, linkTextEmpty]
