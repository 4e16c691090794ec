import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, notChecked, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { beginsWithServerCode } from '#src/engines/audit/checks/technical/documents/server-code.ts'
import { unseenPart } from '#src/engines/audit/checks/unseen-part.ts'

const source = 'https://developers.google.com/search/docs/appearance/title-link'

export const titleMissing: PageCheck = {
  id: 'title-missing',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'A page has no title',
  why: 'The title is the blue line people click in search results. Without one, Google makes up its own.',
  mend: 'Give the page a title that says what it offers and where, such as “Drain Cleaning in Akron | Calloway Plumbing”.',
  source,
  look: page => {
    const { titles } = page.facts
    if (!page.indexable) return notApplicable
    if (titles.some(({ text }) => text !== '')) return ok
    const unseen = unseenPart(page)
    if (unseen) return notChecked(unseen)
    const empty = titles[0]
    return found(
      page.url,
      empty?.line ?? null,
      empty ? 'The title is empty: <title></title>' : 'No <title> on the page',
    )
  },
}

/** Where the canonical went with it, it is one cause, and found there. */
export const titleOutsideHead: PageCheck = {
  id: 'title-outside-head',
  section: 'on-page',
  severity: 'high',
  scope: 'page',
  title: 'The title stands in the wrong part of the page',
  why: 'Search engines look for the title in the head of the page. In the body it may be ignored.',
  mend: 'Move the <title> line between <head> and </head>, above anything that visitors see.',
  source: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  look: page => {
    if (!page.indexable || beginsWithServerCode(page.facts)) return notApplicable
    const { canonicals } = page.facts
    if (canonicals.length > 0 && canonicals.every(({ part }) => part === 'body')) return notApplicable
    const filled = page.facts.titles.filter(({ text }) => text !== '')
    const first = filled[0]
    if (!first || filled.some(({ part }) => part === 'head')) return ok
    return found(page.url, first.line, `<title>${shortened(first.text)}</title> in the body`)
  },
}

export const titleMultiple: PageCheck = {
  id: 'title-multiple',
  section: 'on-page',
  severity: 'medium',
  scope: 'page',
  title: 'A page has more than one title',
  why: 'With several titles on a page, nobody can say which one search results will show.',
  mend: 'Keep the best title and delete the others. Often a theme and an SEO plug-in each add one: turn one of them off.',
  source,
  look: page => {
    if (!page.indexable) return notApplicable
    const { titles } = page.facts
    const second = titles[1]
    if (!second) return ok
    const texts = titles.slice(0, 3).map(({ text }) => `“${shortened(text, 60)}”`)
    return found(page.url, second.line, `${titles.length} titles: ${texts.join(', ')}`)
  },
}
