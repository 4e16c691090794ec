import type { PhoneNumber, ReadPhone } from '#src/domain/location/reach/phones.ts'

/** The numbers of some thousand locations; about 200 bytes each. */
const most = 20_000

/**
 * The same reader, which does not read a text again that it has read lately: a number is checked with every save of its
 * location and every preview of a change of many, and reading one takes as long as the rest of the record.
 */
export function rememberPhones(readPhone: ReadPhone): ReadPhone {
  const known = new Map<string, PhoneNumber | null>()
  return text => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    if (known.size >= most) known.clear()
    const read = readPhone(text)
    known.set(text, read)
    return read
  }
}
