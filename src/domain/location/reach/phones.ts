import type { LocationRecord } from '#src/domain/location/record/location-record.ts'
import type { Notes } from '#src/domain/location/record/notes.ts'
import { readList, refuseTwins } from '#src/domain/location/record/read-shapes.ts'
import { readLine } from '#src/domain/location/texts/read-text.ts'

/** `country` is two letters, `null` where a number belongs to none. */
export type PhoneNumber = { e164: string; country: string | null; toll_free: boolean }

/** A number as people write it, read as one of the United States unless it says otherwise; `null` when there is no such. */
export type ReadPhone = (text: string) => PhoneNumber | null

const extension = /(?:\bext?\b\.?|\bextension\b|x|#)[\s:]*\d{1,6}$/i
const premium_rate = /^\+1900/

function readNumber(value: unknown, field: string, readPhone: ReadPhone, notes: Notes): PhoneNumber | null {
  const text = readLine(value, { field, name: 'The phone number', most: 40 }, notes)
  if (text === '') return null
  if (extension.test(text)) {
    notes.refuse(field, 'phone_extension', 'Leave out the extension: listings show a number that can be dialed.')
    return null
  }
  const number = readPhone(text)
  if (!number)
    notes.refuse(field, 'phone_invalid', 'This is no phone number that can be dialed, such as (904) 555-0142.')
  else if (premium_rate.test(number.e164)) {
    notes.refuse(field, 'phone_premium_rate', 'Google lists no number that charges the caller.')
  } else if (number.country !== 'US' && number.country !== 'PR' && !number.toll_free) {
    notes.warn(field, 'phone_not_us', 'This number is not from the United States. Google asks for a local one.')
  }
  return number
}

type Phones = Pick<LocationRecord, 'phone' | 'additional_phones'>

/** The main number and at most two more, as E.164. */
export function readPhones(given: Record<string, unknown>, readPhone: ReadPhone, notes: Notes): Phones {
  const main = readNumber(given.phone, 'phone', readPhone, notes)
  if (main?.toll_free) {
    notes.warn(
      'phone',
      'phone_toll_free',
      'Google asks for a local number that reaches the shop itself. This one is toll-free.',
    )
  }
  const rule = { field: 'additional_phones', name: 'Further phone numbers', most: 2 }
  const additional_phones = readList(given.additional_phones, rule, notes).map(
    (value, at) => readNumber(value, `additional_phones.${at}`, readPhone, notes)?.e164 ?? '',
  )
  const phone = main?.e164 ?? ''
  refuseTwins(additional_phones, { field: rule.field, name: 'This number', key: number => number }, notes)
  additional_phones.forEach((number, at) => {
    if (number !== '' && number === phone) {
      notes.refuse(`${rule.field}.${at}`, 'phone_same_as_main', 'This is the main number already.')
    }
  })
  return { phone, additional_phones: additional_phones.filter(number => number !== '') }
}
