import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { everyMatch } from '#src/engines/audit/facts/every-match.ts'
import { misspellings } from '#src/engines/audit/facts/misspellings.ts'
import { meantBy } from './spelling-slips.ts'

type Text = { text: string; line: number }
type Slip = { shown: string; line: number; meant: string }

const word = /(?<![\w'’@./-])[A-Za-z][a-z]{5,17}(?![\w@/'’-]|\.\w)/g
const most = 10

/** What everybody reads: title, description, headings, buttons and menu; of the home page every word. */
function* headTexts({ facts, kind }: PageView): Generator<Text> {
  yield* facts.titles.slice(0, 1)
  for (const { name, content, line } of facts.metas) if (name === 'description') yield { text: content, line }
  if (kind === 'home') yield* facts.text.blocks.filter(({ element }) => element !== 'pre')
  for (const { name, line } of [...facts.headings, ...facts.buttons]) yield { text: name, line }
  // The menu is the same on every page.
  if (kind === 'home') for (const { text, line, in_nav } of facts.links) if (in_nav) yield { text, line }
}

/** Names may be spelled as their owners like: that of the host, and what the page calls itself. */
function isName(page: PageView, plain: string): boolean {
  if (new URL(page.url).hostname.includes(plain)) return true
  return page.facts.names.some(
    ({ name, from }) => from !== 'title' && from !== 'h1' && name.toLowerCase().includes(plain),
  )
}

function* slipsIn(page: PageView): Generator<Slip> {
  for (const { kind, text, line } of page.facts.leftovers) {
    const meant = kind === 'misspelled' ? misspellings.get(text.toLowerCase()) : undefined
    if (meant !== undefined) yield { shown: text, line, meant }
  }
  if (!/^(?:en|$)/i.test(page.facts.html?.lang ?? '')) return
  for (const { kind, text, line } of page.facts.leftovers) {
    if (kind === 'doubled') yield { shown: text, line, meant: text.split(' ')[0] ?? '' }
  }
  for (const { text, line } of headTexts(page)) {
    for (const [shown] of everyMatch(text, word)) {
      const meant = meantBy(shown.toLowerCase())
      if (meant !== undefined) yield { shown, line, meant }
    }
  }
}

export const misspelledWords: PageCheck = {
  id: 'misspelled-words',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Common words are misspelled',
  why: 'Slips in plain words make a good shop look careless. Search engines match what people type, and they type the right word.',
  mend: 'Correct the words below, and let somebody else read the page once. Only common slips are looked for here.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page)) return notApplicable
    const words = new Map<string, Slip>()
    for (const slip of slipsIn(page)) {
      const plain = slip.shown.toLowerCase()
      if (!words.has(plain) && words.size < most && !isName(page, plain)) words.set(plain, slip)
    }
    return foundAll(
      [...words.values()].map(({ shown, line, meant }) => ({
        url: page.url,
        line,
        evidence: `“${shown}” (meant: ${meant})`,
      })),
    )
  },
}
