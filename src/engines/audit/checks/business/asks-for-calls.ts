import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Larger sites are of organizations, of which much else tells what they are. */
const most_pages = 40
/** Words by which a shop asks for customers, who then find neither number nor place. */
const asks =
  /\b(?:(?:please )?(?:call|phone|ring|visit) us\b|give us a (?:call|ring|bell)|stop by (?:our|the)\b|come (?:in and |and )?see us)/i
/** Businesses without a neighborhood, and what is none. */
const elsewhere =
  /\b(?:software|saas|apps?|platform|open[- ]source|developers?|api|framework|library|template|theme|plugin|podcast|magazine|journal|newspaper|online (?:store|shop)|e-?commerce|portfolio|agency|startup|foundation|non-?profit|ministr(?:y|ies)|festival|conference|university|school district)\b/i
const of_shop = /\/(?:cart|checkout|basket)(?:[/.?]|$)/i

/**
 * Is this a small business's site by the way it asks to be called or visited? A site that then gives neither number nor
 * place is known by nothing else, and has most to gain from being told.
 */
export function asksForCalls({ pages, home, home_view }: SiteView): boolean {
  if (!home || !home_view || pages.length > most_pages) return false
  const { titles, metas, headings, text, links } = home_view.facts
  if (!text.blocks.some(block => asks.test(block.text))) return false
  if (!pages.some(({ kind, row }) => kind === 'contact' || row.has.form)) return false
  const descriptions = metas.filter(({ name }) => name === 'description').map(({ content }) => content)
  const main = headings.filter(({ level }) => level === 1).map(({ name }) => name)
  if (elsewhere.test([titles[0]?.text ?? '', ...descriptions, ...main].join(' · '))) return false
  if (links.some(({ href }) => of_shop.test(href ?? ''))) return false
  if (text.blocks.some(({ element }) => element === 'pre')) return false
  // A journal is mostly articles.
  return pages.filter(({ kind }) => kind === 'article').length * 2 <= pages.length
}
