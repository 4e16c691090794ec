import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Does a description say the words of the title, and nothing else? */
export const saysTitleAgain = (description: string, title: string): boolean =>
  title !== '' && plain(description) === plain(title)

export const descriptionIsTitle: PageCheck = {
  id: 'description-repeats-title',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'A description only repeats the title',
  why: 'Search results show both, one under the other. The second line could say why to choose you.',
  mend: 'Keep the title, and write a description of its own: what you offer, for whom, and what to do next.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  look: ({ url, facts, indexable }) => {
    const title = facts.titles.find(({ text }) => text !== '')
    const description = facts.metas.find(({ name, content }) => name === 'description' && content !== '')
    if (!indexable || !title || !description) return notApplicable
    if (!saysTitleAgain(description.content, title.text)) return ok
    return found(url, description.line, `“${shortened(description.content)}”`)
  },
}
