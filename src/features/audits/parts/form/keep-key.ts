import { randomKey } from '#src/ui/random-key.ts'

/** A key that stays the same while the words stay the same: sent again after a failure, they count once. */
export function createKeeper(): (words: object) => string {
  let kept = { text: '', key: '' }
  return words => {
    const text = JSON.stringify(words)
    if (kept.text !== text) kept = { text, key: randomKey() }
    return kept.key
  }
}
