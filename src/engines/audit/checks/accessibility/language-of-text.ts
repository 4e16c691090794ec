import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

/** The small words that no text of these languages does without. */
const small_words: readonly (readonly [string, RegExp])[] = [
  ['en', /\b(?:the|and|of|to|for|with|our|your|we|is|are|you)\b/gi],
  ['es', /(?<!\p{L})(?:el|los|las|del|y|para|con|nuestro|nuestra|una|que|por)(?!\p{L})/giu],
  ['de', /(?<!\p{L})(?:der|die|das|und|ist|mit|für|nicht|eine|einen|ich|wir|sie|zu|den|auf)(?!\p{L})/giu],
  ['fr', /(?<!\p{L})(?:le|les|des|et|pour|avec|une|nous|vous|est|dans|du|au|sur)(?!\p{L})/giu],
]
const names: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish', de: 'German', fr: 'French' }
const least_words = 80
const enough_text = 2_000

/** The language of a text by its small words; `null` where they do not tell. */
function languageOf(text: string): string | null {
  const words = text.split(' ').length
  if (words < least_words) return null
  const shares = small_words.map(([language, pattern]) => ({
    language,
    share: (text.match(pattern)?.length ?? 0) / words,
  }))
  const [first, second] = shares.sort((one, other) => other.share - one.share)
  return first && second && first.share > 0.1 && second.share < 0.03 ? first.language : null
}

export const langOfText: PageCheck = {
  id: 'lang-not-of-text',
  section: 'accessibility',
  severity: 'medium',
  scope: 'page',
  title: 'A page names another language than it is written in',
  why: 'Screen readers pronounce every word wrongly, and browsers offer to translate what needs no translation.',
  mend: 'Write the language of the text into the first tag: <html lang="en">.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  look: page => {
    const { facts, kind, url } = page
    const lang = facts.html?.lang?.trim().toLowerCase().split('-')[0] ?? ''
    // It is one setting of the whole site.
    if (!isShown(page) || kind !== 'home' || !facts.html || !/^(?:[a-z]{2}|zxx|und|mul)$/.test(lang))
      return notApplicable
    let text = ''
    for (const block of facts.text.blocks) if (text.length < enough_text) text += ` ${block.text}`
    const language = languageOf(text)
    if (language === null || language === lang) return ok
    return found(url, facts.html.line, `<html lang="${facts.html.lang}">, and the text is ${names[language]}`)
  },
}
