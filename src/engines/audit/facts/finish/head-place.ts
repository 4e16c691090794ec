import { parse } from 'parse5'
import { limits } from '../limits.ts'
import type { Reading } from '../reading/reading.ts'
import type { TreePart } from '../types/place.ts'

type Node = {
  nodeName: string
  childNodes?: Node[]
  content?: Node
  sourceCodeLocation?: { startOffset: number } | null | undefined
}

/** Nesting beyond which the standard's algorithms, run to the letter, take too long. */
const deepest = 200

/**
 * Asks a parser that builds the tree by the standard's rules where titles, metas and links really ended up, when the
 * reader has some of them in the body. Only the source up to the last of those is parsed.
 */
export function confirmParts(reading: Reading, source: () => string): void {
  const { titles, metas, link_tags, counts } = reading.found
  const placed = [...titles, ...metas.filter(meta => meta.itemprop === ''), ...link_tags.filter(needsHead)]
  const outside = placed.filter(({ part }) => part === 'body')
  if (outside.length === 0 || counts.max_depth > deepest) return
  const end = Math.max(...outside.map(({ offset }) => offset)) + limits.url
  const parts = partsByOffset(source().slice(0, Math.min(end, limits.confirmed_html)))
  for (const fact of placed) fact.part = parts.get(fact.offset) ?? fact.part
}

const needsHead = ({ rels }: { rels: readonly string[] }) => rels.includes('canonical') || rels.includes('alternate')

function partsByOffset(html: string): Map<number, TreePart> {
  const parts = new Map<number, TreePart>()
  const document: Node = parse(html, { sourceCodeLocationInfo: true })
  const waiting: { node: Node; part: TreePart }[] = [{ node: document, part: 'body' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, part } = next
    const inside = node.nodeName === 'head' ? 'head' : part
    if (/^(?:title|meta|link)$/.test(node.nodeName) && node.sourceCodeLocation) {
      parts.set(node.sourceCodeLocation.startOffset, part)
    }
    for (const child of node.childNodes ?? []) waiting.push({ node: child, part: inside })
  }
  return parts
}
