import { readLine } from '#src/domain/location/texts/read-text.ts'
import { holdsWebAddress } from '#src/domain/location/texts/text-signs.ts'
import type { Notes } from './notes.ts'

/** Fewer than 60 characters without `<`, `>` or a web address: https://support.google.com/business/answer/3370250 */
export function readStoreCode(value: unknown, notes: Notes): string {
  const code = readLine(value, { field: 'store_code', name: 'The store code', most: 59 }, notes)
  if (/[<>]/.test(code)) {
    notes.refuse('store_code', 'store_code_sign', 'A store code holds no < and no >.')
  } else if (holdsWebAddress(code)) {
    notes.refuse('store_code', 'store_code_web_address', 'A store code is no web address.')
  }
  return code
}
