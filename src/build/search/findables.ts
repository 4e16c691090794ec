import { DomUtils, parseDocument } from 'htmlparser2'
import { wordsIn } from '#src/build/words/words-in.ts'
import type { Findable } from '#src/features/site/parts/search/search-options.ts'

type Nodes = ReturnType<typeof parseDocument>['children']

const named = (name: string, nodes: Nodes) => DomUtils.getElementsByTagName(name, nodes)

/** An article's built page as something to be found. */
export function findableArticle(html: string, path: string, note: string): Findable {
  const article = named('article', parseDocument(html).children)
  const titles = named('h1', article)
  const headings = [...named('h2', article), ...named('h3', article)]
  return { id: path, title: wordsIn(titles), note, headings: wordsIn(headings), text: wordsIn(article) }
}

/** Every answer of a built page that opens and has an address, as something to be found. */
export function findableAnswers(html: string, path: string): Findable[] {
  return named('details', parseDocument(html).children).flatMap(details => {
    const [summary] = named('summary', details.children)
    const [content] = named('div', details.children)
    if (!summary || !content?.attribs.id) return []
    const text = wordsIn([content])
    const note = text.length > 110 ? `${text.slice(0, text.lastIndexOf(' ', 110))} …` : text
    return [{ id: `${path}#${content.attribs.id}`, title: wordsIn([summary]), note, headings: '', text }]
  })
}
