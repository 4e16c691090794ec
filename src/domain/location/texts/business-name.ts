import type { Notes } from '#src/domain/location/record/notes.ts'
import { readLine } from './read-text.ts'
import { holdsPhone, holdsWebAddress, isAllCapitals } from './text-signs.ts'

/** Google publishes no length; directories take 125. */
const most = 125

/** The name as written; refused when there is none. */
export function readName(value: unknown, notes: Notes): string {
  const before = notes.problems.length
  const name = readLine(value, { field: 'name', name: 'The name', most }, notes)
  if (name === '' && notes.problems.length === before) {
    notes.refuse('name', 'required', 'Tell the name of the business, as it stands on the sign.')
  }
  return name
}

/** The name as it was sent, so that marks which are not kept are told of all the same. */
export function sentName(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

type Named = { name: string; city: string; store_code: string }
type NameRule = { code: string; message: string; objects: (named: Named) => boolean }

const hours = /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b24\s?(?:hours?|hrs?)\b|\b24\/7\b/i
const legal_form =
  /[\s,](?:LLC|L\.L\.C\.?|PLLC|P\.L\.L\.C\.?|LLP|L\.L\.P\.?|Inc\.?|Incorporated|Corp\.?|Corporation|Ltd\.?|Limited|P\.A\.)$/i
const praise =
  /\b(?:best|cheap|cheapest|affordable|near me|top[- ]rated|number one|same[- ]day|emergency|free (?:estimates?|quotes?)|open now|leading|trusted|specialists? in|services? in)\b|#1(?!\d)/i
const tagline = /\s[-–—|:~/•]\s|[|•]|:\s/
const special =
  /[®™©*^~<>{}[\]\\_=+@$%!?"]|\p{Extended_Pictographic}|[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u2190-\u2BFF\uFEFF]/u

const ends_in_word = /[\p{L}\p{N}]$/u
const begins_in_word = /^[\p{L}\p{N}]/u

/** Without an expression made for each word: those of Unicode take a millisecond to compile. */
function holdsWord(text: string, word: string): boolean {
  if (word === '') return false
  const [inside, looked_for] = [text.toLowerCase(), word.toLowerCase()]
  for (let at = inside.indexOf(looked_for); at !== -1; at = inside.indexOf(looked_for, at + 1)) {
    const after = inside.slice(at + looked_for.length)
    if (!ends_in_word.test(inside.slice(0, at)) && !begins_in_word.test(after)) return true
  }
  return false
}

/** Google: the name as it is known in the real world. https://support.google.com/business/answer/3038177 */
const rules: readonly NameRule[] = [
  {
    code: 'name_all_capitals',
    message: 'The name is all capitals. Google wants them only where the business is really written so.',
    objects: ({ name }) => isAllCapitals(name, 6),
  },
  {
    code: 'name_city',
    message: 'The name holds the city. Google takes that for an added keyword unless it stands on the sign.',
    objects: ({ name, city }) => holdsWord(name, city),
  },
  {
    code: 'name_service_words',
    message: 'The name praises or lists services. Google wants the name alone, as it stands on the sign.',
    objects: ({ name }) => praise.test(name),
  },
  {
    code: 'name_tagline',
    message: 'The name looks as if a tagline followed it. Google wants the name alone.',
    objects: ({ name }) => tagline.test(name),
  },
  {
    code: 'name_phone',
    message: 'The name holds a phone number. It belongs in the field for it.',
    objects: ({ name }) => holdsPhone(name),
  },
  {
    code: 'name_web_address',
    message: 'The name holds a web address. Google takes one only where the business is really named so.',
    objects: ({ name }) => holdsWebAddress(name),
  },
  {
    code: 'name_hours',
    message: 'The name holds opening hours. They belong in the field for them.',
    objects: ({ name }) => hours.test(name),
  },
  {
    code: 'name_store_code',
    message: 'The name holds the store code or a number of the store. Google does not want it there.',
    objects: ({ name, store_code }) => holdsWord(name, store_code) || /#\s?\d{2,}/.test(name),
  },
  {
    code: 'name_legal_form',
    message: 'The name ends in a legal form, such as LLC. Leave it out unless it stands on the sign.',
    objects: ({ name }) => legal_form.test(name),
  },
  {
    code: 'name_special_characters',
    message: 'The name holds a sign, a picture or a hidden mark that is no part of most names.',
    objects: ({ name }) => special.test(name),
  },
]

/** What Google's guidelines for names may object to. */
export function warnOfName(named: Named, notes: Notes): void {
  for (const { code, message, objects } of rules) if (objects(named)) notes.warn('name', code, message)
}
