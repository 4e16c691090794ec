import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PhoneNumber } from '#src/domain/location/reach/phones.ts'

const toll_free = /^\+1(?:800|833|844|855|866|877|888)/

/** Is there a telephone plan for these two letters? */
export function hasPhonePlan(country: string): country is CountryCode {
  return isSupportedCountry(country)
}

/** A number as people write it at home, in the United States unless told otherwise; `null` when it is not valid. */
export function readPhone(text: string, home: CountryCode = 'US'): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(text, home)
  if (!parsed?.isValid()) return null
  return { e164: parsed.number, country: parsed.country ?? null, toll_free: toll_free.test(parsed.number) }
}
