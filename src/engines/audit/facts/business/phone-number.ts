import type { PhoneNumber } from '#src/domain/location/reach/phones.ts'
import { hasPhonePlan, readPhone as readNewPhone } from '#src/engines/phones/read-phone.ts'
import { detached } from '../detached.ts'

/** Numbers come again on every page of a site. */
const known = new Map<string, PhoneNumber | null>()
const most_known = 2_000

/** Reads a number as `src/engines/phones` does, and remembers it. What is none at home may be one of the United States. */
export function readPhone(text: string, home = 'US'): PhoneNumber | null {
  const abroad = home !== 'US' && hasPhonePlan(home)
  const key = abroad ? `${home} ${text}` : text
  const before = known.get(key)
  if (before !== undefined) return before
  const read = (abroad ? readNewPhone(text, home) : null) ?? readNewPhone(text)
  if (known.size >= most_known) known.clear()
  known.set(detached(key), read)
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
