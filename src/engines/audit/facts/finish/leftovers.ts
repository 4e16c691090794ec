import { leftoversOnPage } from '../collect/leftovers.ts'
import type { Reading } from '../reading/reading.ts'
import { signal } from '../signal.ts'
import type { LeftoverFact, MojibakeFact } from '../types/text-facts.ts'
import type { PageText } from './page-text.ts'

/** Words that stand for nothing when they stand nearly alone, and are plain words in a sentence. */
const alone = new Set<string>(['undefined', 'todo'])

/** What was never filled in, in the visible text; what shows code, is struck out or is an example is left out. */
export function leftoversInText(reading: Reading, text: PageText): LeftoverFact[] {
  const meant = [...reading.code, ...reading.unsaid]
  return leftoversOnPage(text)
    .filter(({ kind, at }) => {
      if (meant.some(({ from, to }) => at >= from && at < to)) return false
      const block = text.blocks[text.blockAt(at)]
      return !alone.has(kind) || (block?.text.length ?? 0) <= 60
    })
    .map(({ kind, text: shown, at }) => ({ ...text.placeAt(at), kind, text: shown, where: 'text' }))
}

/** Little words said twice in a row, with a word on either side. */
export function doubledWords(reading: Reading, text: PageText): LeftoverFact[] {
  const meant = [...reading.code, ...reading.unsaid]
  return (
    text.doubled
      .filter(at => !meant.some(({ from, to }) => at >= from && at < to))
      .slice(0, 5)
      .map(at => {
        const word = /^[\p{L}'’]+/u.exec(text.whole.slice(at, at + 20))?.[0] ?? ''
        const shown = text.whole.slice(at - word.length - 1, at + word.length)
        return { ...text.placeAt(at), kind: 'doubled' as const, text: shown, where: 'text' }
      })
      // With a capital of its own the second begins a name: "see our Our Story page"; only the article gives way to
      // the one of a name. "A.A. White" has two initials,
      // and "in the OR or at home" speaks of an operating room. "A A A" sets the size of letters.
      .filter(
        ({ text: shown }) =>
          /\s/.test(shown) &&
          shown !== 'A A' &&
          (!/^\p{Ll}\S* \p{Lu}/u.test(shown) || shown === 'the The') &&
          !/^\p{Lu}{2,} \p{Ll}/u.test(shown),
      )
  )
}

const broken =
  /\ufffd|Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf™œ“”˜¦¢\u009d]|Â[\u00a0-\u00bf](?=[\s\d\w])|¡[\u00aa\u00ad-\u00b1]|\u00a8C(?!\w)|(?<=[\p{L}\d])(?![\n\r\t])\p{Cc}(?=[\p{L}\d])/gu
const kinds: Readonly<Record<string, MojibakeFact['kind']>> = {
  '\ufffd': 'replacement-character',
  '¡': 'gbk-as-latin1',
  '\u00a8': 'gbk-as-latin1',
}

const nameOf = (sign: string) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`

/** Text that was decoded by the wrong character set somewhere on its way. */
export function findMojibake(text: PageText): MojibakeFact[] {
  const { whole } = text
  if (!text.may(signal.mojibake)) return []
  const found: MojibakeFact[] = []
  for (const match of whole.matchAll(broken)) {
    if (found.length >= 20) break
    const first = match[0].charAt(0)
    const is_control = first < ' ' || (first > '~' && first < '\u00a0')
    const kind = is_control ? 'control-character' : (kinds[first] ?? 'utf8-as-latin1')
    const around = whole.slice(Math.max(0, match.index - 20), match.index + 20)
    // What cannot be seen is named.
    const shown = is_control ? around.replace(first, `[${nameOf(first)}]`) : around
    found.push({ ...text.placeAt(match.index), text: shown, kind })
  }
  return found
}
