import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PhoneNumber } from '#src/domain/location/phones.ts'

const toll_free = /^\+1(?:800|833|844|855|866|877|888)/

/** A number as people write it, read as one of the United States unless it says otherwise; `null` when it is not valid. */
export function readPhone(text: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(text, 'US')
  if (!parsed?.isValid()) return null
  return { e164: parsed.number, country: parsed.country ?? null, toll_free: toll_free.test(parsed.number) }
}
