import { parse } from 'parse5'

type Node = {
  nodeName: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
  content?: Node
}

export type TreeFacts = {
  titles: number
  metas: number
  links: string[]
  images: string[]
  headings: string[]
  words: number
}

const unseen = new Set(['script', 'style', 'template', 'noscript', 'head'])

/** What tools that read a DOM do with a page, at its least: a tenth of what our facts hold. */
export function readByTree(html: string): TreeFacts {
  const facts: TreeFacts = { titles: 0, metas: 0, links: [], images: [], headings: [], words: 0 }
  const document: Node = parse(html)
  visit(document, facts)
  return facts
}

function visit(node: Node, facts: TreeFacts): void {
  const { nodeName } = node
  const attribute = (name: string) => node.attrs?.find(one => one.name === name)?.value ?? ''
  if (nodeName === '#text') facts.words += node.value?.match(/\S+/g)?.length ?? 0
  else if (nodeName === 'title') facts.titles++
  else if (nodeName === 'meta') facts.metas++
  else if (nodeName === 'a') facts.links.push(new URL(attribute('href'), 'https://www.example.com/').href)
  else if (nodeName === 'img') facts.images.push(attribute('src'))
  else if (/^h[1-6]$/.test(nodeName)) facts.headings.push(textOf(node))
  if (unseen.has(nodeName) && nodeName !== 'head') return
  for (const child of node.childNodes ?? []) visit(child, facts)
}

function textOf(node: Node): string {
  return node.value ?? (node.childNodes ?? []).map(textOf).join('')
}
