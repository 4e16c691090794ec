import { hasNoGoal } from '#src/engines/audit/facts/has-no-goal.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { LinkFact } from '#src/engines/audit/facts/types/link-facts.ts'

/** A page that lists what there is to read, by its address or its main heading. */
const of_articles = /\b(?:blog|news|articles?|posts|stories|insights|journal)\b/i
/** One alone may be a heading that a script opens. */
const least = 2
const fewest_words = 3
const near = 120

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? []

/** Headlines of a list of articles that lead nowhere: what they announce was never written. Questions open their answers. */
export function deadHeadlines({ url, links, headings }: PageFacts): ReadonlySet<LinkFact> {
  const main = headings.find(({ level }) => level === 1)?.name ?? ''
  if (!of_articles.test(`${new URL(url).pathname.replaceAll('_', '-')} ${main}`)) return new Set()
  const dead = links.filter(link => {
    const { text, in_nav, region, scripted, marked, opens, hidden, role } = link
    if (!hasNoGoal(link) || in_nav || region === 'header' || region === 'footer' || region === 'nav') return false
    if (scripted || marked || opens || hidden || role !== '' || /\?\W*$/.test(text)) return false
    if (wordsOf(text).length < fewest_words) return false
    return headings.some(({ name, offset }) => Math.abs(offset - link.offset) < near && name.trim() === text.trim())
  })
  return new Set(dead.length < least ? [] : dead)
}
