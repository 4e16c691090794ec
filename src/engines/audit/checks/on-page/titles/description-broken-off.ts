import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'

/** Shorter ones were not cut at the length that search engines show. */
const shortest = 90
/** The last letters, by which the sentence is found again in the text of the page. */
const tail = 40
/** Words after which no sentence ends. */
const leads_on = /(?:^|[ ,])(?:a|an|the|and|or|of|our|your|their|its|with|from|for|to|by|that|which|is|are|we|you)$|,$/i
/** "s student athletes gear up": what stood in front, a name or a large first letter, got lost. */
const begins_within =
  /^(?:(?:s|and|or|but|is|are|was|of|which|who|that) [a-z]|an? [a-z][^,.]{5,90}, (?:is|are|has|have|offers|provides|will) )/
const shortest_beginning = 40
const in_letters = /[\p{L},]$/u

/** The dots that programs put where they cut. */
const dots = /[\s,;:–—-]*(?:…|\.\.\.)$/

/** The beginning of a text on the page, with dots where it goes on there in the same line. */
function isCutWithDots(blocks: readonly TextBlock[], text: string): boolean {
  const whole = text.replace(dots, '')
  if (whole === text || whole.length < shortest_beginning) return false
  return blocks.some(({ text: told }) => {
    const at = told.indexOf(whole.slice(-tail))
    return at >= 0 && /^,? \p{L}/u.test(told.slice(at + tail))
  })
}

/** Does the text of the page have the same words and go on within the last of them? */
const goesOn = (blocks: readonly TextBlock[], end: string): boolean =>
  blocks.some(({ text }) => {
    const at = text.indexOf(end)
    return at >= 0 && /^\p{L}/u.test(text.slice(at + end.length, at + end.length + 2))
  })

export const descriptionBrokenOff: PageCheck = {
  id: 'description-broken-off',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A description begins or breaks off in the middle of a sentence',
  why: 'It was cut by a program or copied in part. Search results show half a sentence where your reason to click should stand.',
  mend: 'Write one or two whole sentences of up to 155 characters, instead of the beginning of the text.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  look: ({ url, facts, indexable }) => {
    const meta = facts.metas.find(({ name, content }) => name === 'description' && content !== '')
    const text = meta?.content.replace(/\s+/g, ' ').trim() ?? ''
    if (!indexable || !meta || text.length < shortest_beginning) return notApplicable
    if (begins_within.test(text)) return found(url, meta.line, `“${text.slice(0, 60)}…”`)
    if (isCutWithDots(facts.text.blocks, text)) return found(url, meta.line, `“${text.slice(-60)}”`)
    if (text.length < shortest) return notApplicable
    if (!in_letters.test(text)) return ok
    const isCut = leads_on.test(text) || goesOn(facts.text.blocks, text.slice(-tail))
    return isCut ? found(url, meta.line, `“…${text.slice(-60)}”`) : ok
  },
}
