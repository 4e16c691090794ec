import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { detached } from '../detached.ts'

export type ReadPhone = { e164: string; country: string | null; toll_free: boolean }

const toll_free = /^\+1(?:800|833|844|855|866|877|888)/
/** Numbers come again on every page of a site. */
const known = new Map<string, ReadPhone | null>()
const most_known = 2_000

/** A number as people write it, read as one of the United States unless it says otherwise; `null` when it is not valid. */
export function readPhone(text: string): ReadPhone | null {
  const before = known.get(text)
  if (before !== undefined) return before
  const parsed = parsePhoneNumberFromString(text, 'US')
  const read = parsed?.isValid()
    ? { e164: parsed.number as string, country: parsed.country ?? null, toll_free: toll_free.test(parsed.number) }
    : null
  if (known.size >= most_known) known.clear()
  known.set(detached(text), read)
  return read
}

const keys: Record<string, string> = {}
'ABC2DEF3GHI4JKL5MNO6PQRS7TUV8WXYZ9'.match(/[A-Z]+\d/g)?.forEach(group => {
  for (const letter of group.slice(0, -1)) keys[letter] = group.slice(-1)
})

/** Letters of a vanity number as the digits of the keypad: 1-800-FLOWERS is 1-800-3569377. */
export function dialed(text: string): string {
  return text.toUpperCase().replace(/[A-Z]/g, letter => keys[letter] ?? '')
}
