/** Larger code is a library's, or that of a whole site. */
const longest = 20_000
const most_words = 1_500

const asks_server = /\bfetch\(|XMLHttpRequest|\bemailjs\.send\(|\baxios\b|\$\.(?:ajax|post)\(/
/** Ways by which code takes all that a form holds, without naming its fields. */
const takes_all =
  /FormData|serialize|\.elements\b|sendForm|URLSearchParams\(\s*\w|querySelectorAll\(|getElementsBy|\.forEach\(|\bfor\s*\(|Object\.(?:entries|fromEntries|keys)|\.map\(|\.each\(|\bimport\b|require\(/
const word = /[A-Za-z_][\w-]*/g

/**
 * All words of code that takes a form, picks what was typed field by field, and sends it: a field that none of them
 * names stays behind. Empty where it may take them all.
 */
export function wordsOfPicker(text: string): readonly string[] {
  if (text.length > longest || !text.includes('.value') || !/[sS]ubmit/.test(text)) return []
  if (!asks_server.test(text) || takes_all.test(text)) return []
  const words = new Set(text.match(word) ?? [])
  return words.size > most_words ? [] : [...words]
}
