import { commonnessOf } from './common-words.ts'
import { isKnownHash } from './known-words.ts'
import { type Edit, letters, oneEditAway } from './one-edit.ts'

const short = 8

type Slip = { word: string; slip: Edit; at: number }

/** Two letters swapped, or one of a pair left out or put in: what happens to fingers most. */
function isUsual(written: string, { word, slip, at }: Slip): boolean {
  if (slip === 'swap') return true
  if (slip === 'insert') return written[at] === written[at - 1]
  return slip === 'drop' && word[at] === word[at - 1]
}

/** What is left of a word when it is only heard: "maintainance" and "maintenance" sound alike. */
export const heard = (word: string): string =>
  word
    .slice(1)
    .replace(/[aeiouy]+/g, '')
    .replace(/(.)\1+/g, '$1')

/** The first letter may have been lost as well: "allery" of a gallery. */
const mayHaveLostItsBeginning = (written: string, meant: string): boolean =>
  [...letters].some(first => first + written !== meant && commonnessOf(first + written) !== undefined)

/**
 * Is this what was meant, or may it as well be another word that is one slip away? Of two slips in a word, those only
 * are sure that leave its sound as it is.
 */
export function isSurelyMeant(written: string, meant: string): boolean {
  if (mayHaveLostItsBeginning(written, meant)) return false
  const near: Slip[] = []
  // Every common word is a known one.
  for (const slip of oneEditAway(written, isKnownHash)) if (commonnessOf(slip.word) !== undefined) near.push(slip)
  const own = near.filter(({ word }) => word === meant)
  if (own.length === 0) return near.length === 0 && heard(written) === heard(meant)
  if (own.some(slip => isUsual(written, slip))) return true
  // A short word has many neighbors, and the likelier of two may be the one that was meant.
  const common = written.length < short ? (commonnessOf(meant) ?? 4) : -1
  return !near.some(slip => slip.word !== meant && (isUsual(written, slip) || (commonnessOf(slip.word) ?? 4) <= common))
}
