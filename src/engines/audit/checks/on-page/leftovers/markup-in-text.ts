import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'
import { codeIn, codeOf } from './code-in-text.ts'

const most = 5

/** Guides may explain code, and pages that show code mean it. */
const mayShow = (page: PageView): boolean =>
  isShown(page) &&
  page.kind !== 'article' &&
  !page.facts.text.blocks.some(({ element }) => element === 'pre' || element === 'code')

/** The lines of the text in which pieces of code are told. */
export const linesWithMarkup = (page: PageView): ReadonlySet<number | null> =>
  new Set(
    mayShow(page) ? page.facts.text.blocks.flatMap(block => (codeOf(block) === undefined ? [] : [block.line])) : [],
  )

export const markupInText: PageCheck = {
  id: 'markup-in-text',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'Pieces of code stand in the text',
  why: 'Visitors read “class=” or “">” in the middle of a sentence, and doubt the rest of the page.',
  mend: 'Correct the place in the page’s code: a tag there is torn apart, or was pasted as text.',
  source: 'https://html.spec.whatwg.org/multipage/parsing.html#parse-errors',
  look: page => {
    if (!mayShow(page)) return notApplicable
    const { text: body, leftovers } = page.facts
    const { blocks } = body
    // A note to whoever was to finish the page may name a tag, and is told as that.
    const notes = leftovers.flatMap(({ kind, text }) => (kind === 'default-text' ? [text] : []))
    const titles = page.facts.titles.slice(0, 1).map(({ text, line }) => ({ text, line }))
    const described = page.facts.metas.find(({ name }) => name === 'description')
    const description = described ? [{ text: described.content, line: described.line }] : []
    // A sign that was protected twice is read as its name wherever the page is shared.
    const shared = page.facts.open_graph.flatMap(({ property, content, line }) =>
      /^og:(?:title|description)$/.test(property) && content !== described?.content && content !== titles[0]?.text
        ? [{ text: content, line }]
        : [],
    )
    const beside = [...titles, ...description, ...shared].map(one => ({ ...one, shown: codeIn(one.text) }))
    const shown_in = blocks.filter(block => codeOf(block) !== undefined)
    const written = shown_in.map(block => ({ text: block.text, line: block.line, shown: codeOf(block) }))
    const broken = [...beside, ...written].flatMap(({ text, line, shown }) => {
      if (shown === undefined || notes.some(note => text.includes(note))) return []
      const at = text.indexOf(shown)
      return [{ url: page.url, line, evidence: `“${shortened(text.slice(Math.max(0, at - 30), at + 60), 90)}”` }]
    })
    const stray = page.facts.stray_ends.map(({ line, tag }) => ({ url: page.url, line, evidence: `“>” behind ${tag}` }))
    return foundAll([...broken, ...stray].slice(0, most))
  },
}
