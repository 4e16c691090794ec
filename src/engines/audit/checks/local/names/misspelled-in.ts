import { isMisspelled, isOneOfFamily, plainName } from '#src/engines/audit/checks/business/compare-names.ts'

/** Endings that a word takes in a sentence: "Savannah's plumbing" is no slip of "Savannah Plumbing". */
const inflected = /(?:s|es|ed|d|ly|er|ing)$/

/** "Calloway PlumbingA family business": the next line, of which only a style makes one. */
const run_together = /([a-z]{3})(?=[A-Z])/g

/**
 * Finds in texts a run of words that is the name but for a slip in one word, as printed in plain letters; `null` when
 * there is none. The runs begin with a capital: names do.
 */
export function slipsOf(name: string): (text: string) => string | null {
  const plain = plainName(name)
  const wanted = plain.split(' ')
  const some = new Set(wanted)
  const has_capital_within = /[a-z][A-Z]/.test(name)
  return text => {
    if (wanted.length < 2 || text.length < 5) return null
    return slipIn(has_capital_within ? text : text.replace(run_together, '$1 '), { plain, wanted, some })
  }
}

type Wanted = { plain: string; wanted: readonly string[]; some: ReadonlySet<string> }

function slipIn(text: string, { plain, wanted, some }: Wanted): string | null {
  const words = plainName(text).split(' ')
  for (let at = 0; at + wanted.length <= words.length; at++) {
    // One word is wrong at most: one of the first two is right.
    if (!some.has(words[at] ?? '') && !some.has(words[at + 1] ?? '')) continue
    const run = words.slice(at, at + wanted.length)
    const wrong = run.findIndex((word, i) => word !== wanted[i])
    const [one, other] = [run[wrong] ?? '', wanted[wrong] ?? '']
    if (wrong < 0 || ((one === `${other}s` || other === `${one}s`) && !isOneOfFamily(one, other))) continue
    if (one.replace(inflected, '') === other.replace(inflected, '') && !isOneOfFamily(one, other)) continue
    const shown = run.join(' ')
    if (isMisspelled(shown, plain) && isCapital(text, one) && !isRunOn(text, one, other)) return shown
  }
  return null
}

/** Plain words have lost their apostrophes. */
const withoutMarks = (text: string) => text.replace(/['’`]/g, '')

/** "Calloway PlumbingA division of": what is drawn in a line of its own begins with a capital, right behind the name. */
function isRunOn(text: string, word: string, right: string): boolean {
  const plain = withoutMarks(text)
  const end = plain.toLowerCase().indexOf(word) + right.length
  return word.startsWith(right) && /^\p{Ll}\p{Lu}/u.test(plain.slice(end - 1, end + 1))
}

function isCapital(text: string, word: string): boolean {
  const plain = withoutMarks(text)
  const at = plain.toLowerCase().indexOf(word)
  return at >= 0 && plain[at] !== word[0]
}
