import type { PageFacts } from '../page-facts.ts'

/** Shorter words are in many names. */
const shortest = 4
const fewest_letters = 7

/** Whether a name of a handle or a domain holds none of the words of a page: asked of few pages, which are read once. */
export function strangeTo({ text: { blocks } }: PageFacts): (name: string) => boolean {
  let words: Set<string> | undefined
  return name => {
    const letters = name.toLowerCase().replace(/[^a-z]/g, '')
    if (letters.length < fewest_letters) return false
    if (!words) {
      words = new Set()
      for (const { text } of blocks)
        for (const word of text.toLowerCase().split(/\S*@\S*|[^a-z]+/)) if (word.length >= shortest) words.add(word)
    }
    for (const word of words) if (letters.includes(word)) return false
    return true
  }
}
