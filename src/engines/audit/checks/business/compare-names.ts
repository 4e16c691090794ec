import { detached } from '#src/engines/audit/facts/detached.ts'
import { remembered } from '#src/engines/audit/facts/remembered.ts'

const legal_forms =
  /\b(?:l\s?l\s?c|inc|incorporated|corp|corporation|co|company|ltd|limited|l\s?l\s?p|p\s?l\s?l\s?c|p\s?c|p\s?a|d\s?b\s?a|pvt|gmbh)\b/g

/** "Imperial Hwy Church" is the church on Imperial Highway. */
const streets_in_full: Readonly<Record<string, string>> = { hwy: 'highway', blvd: 'boulevard', ave: 'avenue' }

/** A name for comparing: small letters, "and" for "&", no accents, marks or legal forms. */
export const plainName = remembered(name => detached(makePlain(name)), { most: 2_000, longest: 60 })

const beyond_ascii = /[\u0080-\uffff]/
/** What sentences hold beside ASCII, and names as well. */
const typographic = /[\u00a0\u2013\u2014\u201c\u201d\u2022]/g

/** Small letters and digits with spaces between them. Most names are ASCII, for which this takes a third of the time. */
function lettersOf(name: string): string {
  const near = beyond_ascii.test(name) ? name.replace(/’/g, '').replace(typographic, ' ') : name
  const is_ascii = !beyond_ascii.test(near)
  const small = is_ascii ? near : name.normalize('NFKD').replace(/[\u0300-\u036f®™]/g, '')
  return small
    .toLowerCase()
    .replace(/&amp;|&|\+/g, ' and ')
    .replace(/['’`.]/g, '')
    .replace(is_ascii ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, ' ')
}

function makePlain(name: string): string {
  return lettersOf(name)
    .replace(legal_forms, ' ')
    .replace(/\b(?:hwy|blvd|ave)\b/g, short => streets_in_full[short] ?? short)
    .replace(/^\s*the\b/, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Letters to change, add, drop or swap to get from one word to another; anything above `most` is `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return Math.min(last[other.length] ?? 0, most + 1)
}

/**
 * Are two names the same but for a slip in one word, as "Calloway Contacting" is to "Calloway Contracting"? Names that
 * are equal once legal forms are set aside are no slip, nor are short words and numbers.
 */
export function isMisspelled(one: string, other: string): boolean {
  const [words, others] = [plainName(one).split(' '), plainName(other).split(' ')]
  if (words.length !== others.length || words.length < 2) return false
  const differing = words.flatMap((word, i) => (word === others[i] ? [] : [[word, others[i] ?? ''] as const]))
  const [pair] = differing
  if (!pair || differing.length !== 1) return false
  const shorter = Math.min(pair[0].length, pair[1].length)
  // "C&N Barber Shop" for "C&M Barber Shop"
  if (shorter === 1 && words.length >= 4 && words.includes('and') && /^[a-z][a-z]$/.test(pair.join(''))) return true
  if (isOneOfFamily(...pair) && words.length >= 3) return true
  if (shorter < 4 || /\d/.test(pair.join(''))) return false
  return editDistance(pair[0], pair[1], 2) <= (shorter < 7 ? 1 : 2) && !isOtherForm(pair[0], pair[1])
}

/** "Marlow & Son" is another house than "Marlow & Sons". */
export const isOneOfFamily = (one: string, other: string): boolean =>
  (one === `${other}s` || other === `${one}s`) && /^(?:son|daughter|brother)s?$/.test(one)

/** "Plumbing" and "Plumber", "Dental" and "Dentist", "Landscapes" and "Landscapers" are other words, not slips. */
function isOtherForm(one: string, other: string): boolean {
  const [stem, other_stem] = [one.replace(endings, ''), other.replace(endings, '')]
  if (stem === other_stem) return endings.test(one) && endings.test(other)
  return isDoer(one, other) || isDoer(other, one)
}

const endings = /(?:ings?|ers?|ors?|ists?|al|ies|y|ed|ery|ative|ive)$/
const isDoer = (doer: string, done: string) =>
  /ers?$/.test(doer) && doer.replace(/ers?$/, '') === done.replace(/es?$/, '')

/** The share of the words of a name that another has too, 0 to 1. */
export function sharedWords(name: string, other: string): number {
  const words = plainName(name).split(' ')
  const others = new Set(plainName(other).split(' '))
  return words.filter(word => others.has(word)).length / Math.max(1, words.length)
}
