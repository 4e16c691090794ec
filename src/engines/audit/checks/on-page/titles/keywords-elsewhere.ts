import { stemsOf, wordsOfSite } from '#src/engines/audit/checks/business/stems-of-page.ts'
import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown, unseenPart } from '#src/engines/audit/checks/unseen-part.ts'
import { commonnessOf } from '#src/engines/audit/facts/spelling/common-words.ts'

/** Whatever the trade is. */
const of_any_trade =
  /^(?:near|best|top|good|great|cheap|affordable|local|free|quality|professional|experts?|company|companies|business(?:es)?|services?|repairs?|shops?|stores?|online|website|page|home|area|county|city|town|state|north|south|east|west|family|owned|official|welcome|contact|about|with|from|your|that|this)$/
const fewest = 2
const most = 60
/** On a page that says little a word of the trade may be missing. */
const least_words = 80

/** Rarer words are names of places and people. */
const rarest = 3

/** The words of the keywords that name a trade. */
function tradeWords(keywords: string): string[] {
  const words = keywords.toLowerCase().match(/[a-z]{4,20}/g) ?? []
  return [...new Set(words.slice(0, most))].filter(
    word => !of_any_trade.test(word) && (commonnessOf(word) ?? 4) <= rarest,
  )
}

export const keywordsElsewhere: PageCheck = {
  id: 'keywords-of-another-trade',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'The keywords of the page are those of another business',
  why: 'They were left when the site was made from a copy of another one. Who reads the code, as programs do, takes you for that trade, and more of the other site may be left.',
  mend: 'Take the keywords out. Search engines do not use them. Then look at titles, descriptions and forms for more of the other site.',
  source: 'https://developers.google.com/search/blog/2009/09/google-does-not-use-keywords-meta-tag',
  look: page => {
    const { facts, url, kind } = page
    const meta =
      kind === 'home' ? facts.metas.find(({ name, content }) => name === 'keywords' && content !== '') : undefined
    if (!meta || !isShown(page) || facts.text.words < least_words || unseenPart(page) !== null) return notApplicable
    const words = tradeWords(meta.content)
    if (words.length < fewest) return notApplicable
    const told = [
      visibleText(page),
      ...facts.titles.map(({ text }) => text),
      ...facts.metas.filter(({ name }) => name === 'description').map(({ content }) => content),
      ...facts.images.map(({ alt }) => alt ?? ''),
      ...facts.links.map(({ name, href }) => `${name} ${href ?? ''}`),
    ]
    const own = new Set([...stemsOf(told.join(' ')), ...wordsOfSite(page)])
    if (words.some(word => own.has(word.slice(0, 5)))) return ok
    const shown = words.slice(0, 2).map(word => `“${word}”`)
    return found(
      url,
      meta.line,
      `“${shortened(meta.content.trim(), 60)}”: the page speaks neither of ${shown.join(' nor of ')}`,
    )
  },
}
