import { isTradeWord } from '#src/engines/audit/checks/business/proper-words.ts'
import { stemsOf, wordsOfSite } from '#src/engines/audit/checks/business/stems-of-page.ts'
import { visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { PageKind } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

/** What a page is about takes some words to say, beside its name in a title. */
const fewest_words = 3
const fewest_in_title = 2
/** Pages of which a title and a heading may say the same in words that have nothing in common. */
const of_one_matter = new Set<PageKind>(['service', 'article', 'other'])
/** Behind the first of these stands who the site is of. */
const parted = /\s[|·•–—-]\s/

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
/** "Calloway Roofing" on callowayroofing.com says whose page it is, and no other one’s matter. */
const isNameOfSite = (title: string, url: string): boolean =>
  letters(new URL(url).hostname.replace(/^www\.|\.[a-z.]+$/g, '')) === letters(title)

export const titleAgainstPage: PageCheck = {
  id: 'title-of-another-page',
  section: 'on-page',
  scope: 'page',
  severity: 'high',
  title: 'The title of a page is that of another one',
  why: 'The page was made from a copy. Search results show a headline of which nothing stands on the page, and nobody who looks for what does stand there finds it.',
  mend: 'Write a title that says what this page is about, and look at its description, too: it was often copied along, as was the structured data of an article.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  look: page => {
    const { url, kind, facts } = page
    if (!page.indexable || !of_one_matter.has(kind) || unseenPart(page) !== null) return notApplicable
    // A title that was never written is told as such.
    if (facts.leftovers.some(({ where }) => where === 'title')) return notApplicable
    const [title] = facts.titles
    const [heading, ...others] = facts.headings.filter(({ level, hidden, name }) => level === 1 && !hidden && name)
    if (!title || !heading || others.length > 0) return notApplicable
    const said = title.text.split(parted)[0] ?? ''
    if (isNameOfSite(said, url)) return ok
    const of_site = wordsOfSite(page)
    const own = (text: string) => [...new Set(stemsOf(text))].filter(word => !of_site.has(word) && !isTradeWord(word))
    const [told, shown] = [own(said), own(heading.name)]
    const is_short = told.length < fewest_in_title || shown.length < fewest_words
    if (is_short || told.some(word => shown.includes(word))) return ok
    const text = visibleWords(page)
    // Another wording of the same has some of its words in the text, all of another matter hardly one.
    if (told.filter(word => text.includes(` ${word}`)).length * 3 > told.length) return ok
    const evidence = `“${shortened(title.text, 70)}”; on the page “${shortened(heading.name, 70)}”`
    return found(url, title.line, evidence)
  },
}
