import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import { signal } from '#src/engines/audit/facts/signal.ts'
import { noteIn } from './notes-of-makers.ts'

/** Those who make sites for others may speak of how it is done. */
const of_makers = /\bweb(?:site)?[ -]?(?:design|develop)|\bdigital (?:agency|marketing)\b|\bsoftware\b/i

const isOfMaker = ({ facts }: PageView) =>
  [...facts.titles.map(({ text }) => text), ...facts.headings.map(({ name }) => name)].some(text =>
    of_makers.test(text),
  )

/** The list of all pages is made for search engines, and may say so. */
const of_all_pages = /\/site[-_]?map(?:\.\w+)?\/?$/i

const noteOf = askedOnce(noteIn)

const most = 5

export const workshopNotes: PageCheck = {
  id: 'note-of-the-maker',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'The text speaks of how the site was made',
  why: 'Notes of whoever built the page stand where customers read about your shop, in search results too. They look unfinished and say nothing of you.',
  mend: 'Write for customers what the note stands for, or take it out. Look through the other pages for more of the kind.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  look: page => {
    if (!isShown(page) || page.kind === 'article' || of_all_pages.test(page.url)) return notApplicable
    const { metas, text } = page.facts
    const shown = text.blocks.filter(({ element, signals }) => (signals & signal.workshop) !== 0 && element !== 'pre')
    const described = metas.filter(({ name }) => name === 'description')
    const noted = [
      ...described.map(({ content, line }) => ({ line, note: noteIn(content) })),
      ...shown.map(block => ({ line: block.line, note: noteOf(block) })),
    ]
    const found = noted.flatMap(({ line, note }) => {
      return note === undefined ? [] : [{ url: page.url, line, evidence: `“${shortened(note, 160)}”` }]
    })
    return found.length === 0 || isOfMaker(page) ? foundAll([]) : foundAll(found.slice(0, most))
  },
}
