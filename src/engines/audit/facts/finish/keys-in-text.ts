import { secretKeys } from '#src/engines/audit/facts/scripts/secret-keys.ts'
import type { SecretKeyFact } from '../types/script-facts.ts'
import type { PageText } from './page-text.ts'

/** Keys that a page prints, as notes on how to set the site up do. Text hardly ever has what joins their parts. */
export function keysInText(text: PageText): SecretKeyFact[] {
  if (!text.whole.includes('_')) return []
  return secretKeys(text.whole).map(({ of, shown }) => ({
    ...text.placeAt(text.whole.indexOf(shown.slice(0, -1))),
    of,
    shown,
  }))
}
