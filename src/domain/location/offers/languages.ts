import type { Notes } from '#src/domain/location/record/notes.ts'
import { readList, refuseTwins } from '#src/domain/location/record/read-shapes.ts'

const field = 'languages'
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const known = new Map<string, string | undefined>()

/** "es" → "Spanish"; `undefined` for what is no language. Asking the platform takes long, so that each code is asked once. */
export function languageName(code: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(code)) return undefined
  if (!known.has(code)) known.set(code, names.of(code))
  return known.get(code)
}

/** Languages spoken in the shop, as ISO 639 codes. */
export function readLanguages(value: unknown, notes: Notes): string[] {
  const languages = readList(value, { field, name: 'Languages', most: 20 }, notes).map((code, at) => {
    if (typeof code === 'string' && languageName(code)) return code
    notes.refuse(`${field}.${at}`, 'unknown_language', 'Write a language as its code, such as en or es.')
    return ''
  })
  refuseTwins(languages, { field, name: 'This language', key: code => code }, notes)
  return languages
}
