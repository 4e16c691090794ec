/** A form has lists of objects with lists: nothing that people fill in lies deeper. */
const deepest = 12

/** NUL, and halves of surrogate pairs: what a database of UTF-8 cannot keep. */
function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

/** Whether a value of JSON can be kept as it is: whole characters, no NUL, and no deeper than any form. */
export function isStorable(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return false
    const texts = level.filter(item => typeof item === 'string')
    if (!texts.every(isStorableText)) return false
    const objects = level.filter(item => typeof item === 'object' && item !== null)
    if (!objects.every(item => Object.keys(item).every(isStorableText))) return false
    level = objects.flatMap(item => Object.values(item))
  }
  return true
}
