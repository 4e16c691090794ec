import { isTradeWord } from '#src/engines/audit/checks/business/proper-words.ts'
import { stemsOf, wordsOfSite } from '#src/engines/audit/checks/business/stems-of-page.ts'
import { visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { textOf } from '#src/engines/audit/facts/node-values.ts'

const of_an_article = /^(?:Article|BlogPosting|NewsArticle|TechArticle)$/
/** What an article is about takes some words to say. */
const fewest_words = 3

export const headlineAgainstPage: PageCheck = {
  id: 'schema-headline-of-another',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'The structured data of an article is that of another one',
  why: 'The page was made from a copy. Search engines and shared links show the headline, the day and the author of an article that does not stand here.',
  mend: 'Write this article’s headline, description and date into the data, and look at the title, the description and the canonical address: they were often copied along.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/article',
  look: page => {
    const { url, kind, facts } = page
    if (kind === 'home' || kind === 'listing' || kind === 'legal') return notApplicable
    const articles = facts.structured_data.nodes.filter(
      ({ parent, types }) => parent === null && types.some(type => of_an_article.test(type)),
    )
    const [article, ...more] = articles
    const [heading, ...others] = facts.headings.filter(({ level, hidden, name }) => level === 1 && !hidden && name)
    if (!article || more.length > 0 || !heading || others.length > 0) return notApplicable
    const headline = textOf(article, 'headline')
    const of_site = wordsOfSite(page)
    const own = (text: string) => stemsOf(text).filter(word => !of_site.has(word) && !isTradeWord(word))
    const [told, shown] = [own(headline), own(heading.name)]
    if (told.length < fewest_words || shown.length < fewest_words || told.some(word => shown.includes(word))) return ok
    // Another wording of the same has some of its words in the text, all of another matter few.
    const text = visibleWords(page)
    const in_text = told.filter(word => text.includes(` ${word}`)).length
    if (in_text * 2 > told.length) return ok
    const evidence = `headline: “${shortened(headline, 70)}”; on the page “${shortened(heading.name, 70)}”`
    return found(url, article.line, evidence)
  },
}
