import { DomUtils, type parseDocument } from 'htmlparser2'

type Nodes = ReturnType<typeof parseDocument>['children']

/** The words of nodes, a space between those of neighbors: "<p>a</p><p>b</p>" is "a b". Of scripts and styles, none. */
export function wordsIn(nodes: Nodes): string {
  const texts = DomUtils.filter(node => node.type === 'text', nodes, true)
  const read = texts.filter(({ parent }) => parent?.type !== 'script' && parent?.type !== 'style')
  return read
    .map(node => DomUtils.textContent(node))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
