/** What a company or house calls itself, so that one word stands where another was meant. */
const kind =
  /^(?:Collective|Collaborative|Cooperative|Co-?op|Associates|Association|Institute|Foundation|Center|Centre|Clinic|Group|Company|Corporation|Partners|Partnership|Society|Alliance|Academy|Studios?)$/
const fewest_words = 3
const first_word = /^ (\p{Lu}[\p{Ll}-]+)(?! ?(?:&|and\b)? ?\p{Lu})/u

const spelled = (word: string) => word.replace(/s$/, '').replace(/re$/, 'er')

/** Finds in texts the name with another of those words at its end: "Marlow Healing Collaborative" for "Marlow Healing Collective". */
export function otherKindOf(name: string): (text: string) => string | null {
  const at = name.lastIndexOf(' ')
  const [begins, last] = [name.slice(0, at), name.slice(at + 1)]
  if (name.split(' ').length < fewest_words || !kind.test(last)) return () => null
  return text => {
    const from = text.indexOf(`${begins} `)
    const word = from < 0 ? undefined : first_word.exec(text.slice(from + begins.length))?.[1]
    return word !== undefined && kind.test(word) && spelled(word) !== spelled(last) ? `${begins} ${word}` : null
  }
}
