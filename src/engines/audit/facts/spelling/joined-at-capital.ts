import { isKnown } from './known-words.ts'

/** Words of no brand, which begin a sentence or stand before a name. */
const little = new Set('and are for from have our the their they this was were what when will with you your'.split(' '))
const joined = /^([A-Za-z][a-z]{2,})([A-Z][A-Za-z]{2,})$/
const least = 4

/** “solutionsWith” and “theMain”: two words whose blank, or whose stop, got lost, and which no brand is made of. */
export function joinedAtCapital(written: string): string | undefined {
  const [, first = '', second = ''] = joined.exec(written) ?? []
  const [one, other] = [first.toLowerCase(), second.toLowerCase()]
  // “TheBank” and “ForRent” are names; “theBank” is not.
  const is_led = little.has(one) && one === first && other.length >= least && isKnown(other)
  const is_followed = little.has(other) && one.length >= least && isKnown(one)
  return is_led || is_followed ? `${first} ${second}` : undefined
}
