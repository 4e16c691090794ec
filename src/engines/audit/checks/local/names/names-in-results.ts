import { plainWords, visibleText, visibleWords } from '#src/engines/audit/checks/business/visible-text.ts'
import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { everyMatch } from '#src/engines/audit/facts/every-match.ts'
import { meantBy } from '#src/engines/audit/facts/spelling/meant-by.ts'

type Said = { text: string; line: number; where: string }

/** A word with a capital, long enough to be told from others. */
const name = /(?<![\p{L}'’.@/-])\p{Lu}\p{Ll}{5,20}(?![\p{L}@/]|['’.]\p{L})/gu

function saidInResults({ facts }: PageView): Said[] {
  const metas = facts.metas.filter(({ name: named }) => named === 'description')
  return [
    ...facts.titles.slice(0, 1).map(({ text, line }) => ({ text, line, where: 'title' })),
    ...metas.map(({ content, line }) => ({ text: content, line, where: 'description' })),
  ]
}

/** The word with two neighbors swapped, or one of a pair of letters left out or doubled; its ends are as they are. */
function* slipsOf(word: string): Generator<string> {
  for (let i = 1; i < word.length - 2; i++) {
    const [one = '', two = ''] = word.slice(i, i + 2)
    if (one !== two) yield word.slice(0, i) + two + one + word.slice(i + 2)
    yield one === two ? word.slice(0, i) + word.slice(i + 1) : word.slice(0, i) + one + word.slice(i)
  }
}

/** What may stand on either side of a word without being part of it. */
const marks = ' ,.;:!?()"|/\n-'

function standsAlone(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    if ((at === 0 || marks.includes(text.charAt(at - 1))) && (end === text.length || marks.includes(text.charAt(end))))
      return true
  }
  return false
}

/** Written in the text with a capital, more than once. */
const least_often = 2

function meantName(page: PageView, shown: string, word: string): string | undefined {
  // Most words are said on the page just so, which is soon found out.
  if (standsAlone(visibleText(page), shown)) return undefined
  const visible = visibleWords(page)
  if (visible.includes(` ${word} `)) return undefined
  return [...slipsOf(word)].find(slip => {
    if (!visible.includes(` ${slip} `) || visible.split(` ${slip} `).length - 1 < least_often) return false
    const capital = (slip[0] ?? '').toUpperCase() + slip.slice(1)
    return page.facts.text.blocks.some(({ text }) => text.includes(capital))
  })
}

/** The business's own name in a title is compared with its other spellings elsewhere. */
function isOfBusiness({ facts, url }: PageView, word: string): boolean {
  if (new URL(url).hostname.includes(word)) return true
  return facts.names.some(({ name: own, from }) => from !== 'title' && plainWords(own).split(' ').includes(word))
}

export const nameInResults: PageCheck = {
  id: 'name-misspelled-in-results',
  section: 'local',
  scope: 'page',
  severity: 'high',
  title: 'Search results show a name that the page spells otherwise',
  why: 'Title and description are what people read before they ever see your site. A slip in a name there looks careless, and nobody finds you by it.',
  mend: 'Write the name in title and description as you write it on the page.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  look: page => {
    if (!page.indexable) return notApplicable
    const found = new Map<string, Occurrence>()
    for (const { text, line, where } of saidInResults(page)) {
      for (const [shown] of everyMatch(text, name)) {
        const word = plainWords(shown)
        const meant = found.has(word) ? undefined : meantName(page, shown, word)
        // A slip in a common word is told as that.
        if (meant && !meantBy(word) && !(where === 'title' && isOfBusiness(page, meant)))
          found.set(word, { url: page.url, line, evidence: `${where}: “${shown}”, on the page “${meant}”` })
      }
    }
    return foundAll([...found.values()])
  },
}
